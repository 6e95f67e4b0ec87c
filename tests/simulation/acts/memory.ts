import type { Actor } from '@/domain/access/roles.ts';
import type { Product, ProductDetails } from '@/domain/schemas/product.ts';
import type { Changes } from '../oracle/changes.ts';
import type { Fields } from '../worlds/world.ts';

/** A product as somebody has it open in a form. */
export interface OpenProduct {
  product: Product;
  details: ProductDetails | null;
}

/** What was done that somebody may take back. */
export interface Done {
  /** The audit entry of a merge, the id of a run. */
  id: string;
  businessId: string;
  by: Actor;
  /** What became of each record, from before it was first touched to after it was last. */
  changes: Map<string, { before: Fields | undefined; after: Fields | undefined }>;
}

/** What lasts from step to step beside what is stored. */
export interface Memory {
  /** What each person has open, the newest last. */
  open: Map<string, OpenProduct[]>;
  merges: Done[];
  runs: Done[];
  /** What the last import left in a product's fields: other values are people's. */
  imported: Map<string, Map<string, unknown>>;
}

/** A memory of nothing. */
export const newMemory = (): Memory => ({
  open: new Map(),
  merges: [],
  runs: [],
  imported: new Map(),
});

/** Adds a commit's changes to what was done. */
export const remember = (done: Done, changes: Changes) => {
  for (const { path, before, after } of changes.values()) {
    const known = done.changes.get(path);
    done.changes.set(path, { before: known ? known.before : before, after });
  }
};
