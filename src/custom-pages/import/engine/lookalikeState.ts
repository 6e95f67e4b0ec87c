import type { DuplicateCandidate } from '@/domain/duplicates/findDuplicates.ts';
import type { LinkChoice } from '@/domain/import/linkProduct.ts';
import type { PlannedProduct } from '@/domain/import/planProduct.ts';
import type { Product } from '@/domain/schemas/product.ts';

/** A new product of an import that looks like one there is. */
export interface LookalikeLine {
  /** The line as long as nothing is decided: of a new product. */
  fresh: PlannedProduct;
  stored: Product;
  candidate: DuplicateCandidate;
  /** What becomes of it; null until somebody decides: then it is created like any new one. */
  choice: LinkChoice | null;
}

/** The new products of an import that look like ones there are, surest first. */
export interface LookalikesState {
  lines: readonly LookalikeLine[];
  /** Whether they are being looked for; the preview need not wait for it. */
  looking: boolean;
  /** Why they could not be looked for. */
  problem: string | null;
}

/** Nothing was looked for. */
export const NO_LOOKALIKES: LookalikesState = { lines: [], looking: false, problem: null };

/** What of a decision is kept with a run, by the id of the new product. */
export type ChosenLinks = Readonly<Record<string, { stored: string; choice: 'link' | 'update' }>>;
