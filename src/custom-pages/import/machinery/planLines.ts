import { type ExistingProduct, needsCost } from '@/domain/import/diffProduct.ts';
import { type MappedProduct, mapProduct } from '@/domain/import/map/mapProduct.ts';
import { type ExistingIndex, existingIndex } from '@/domain/import/matchExisting.ts';
import { type PlannedProduct, planProduct } from '@/domain/import/planProduct.ts';
import { existingWithCost, type ImportStore } from '@/domain/import/run/executeImport.ts';
import type { ImportSettings } from '@/domain/import/settings.ts';
import type { SourceProduct } from '@/domain/import/types.ts';
import type { Product } from '@/domain/schemas/product.ts';
import { inSlices } from '@/lib/inSlices.ts';
import { cleanDescription } from './cleanDescription.ts';

/** What a plan is made of. */
export interface PlanInput {
  sources: readonly SourceProduct[];
  settings: ImportSettings;
  businessId: string;
  /** The stored products of the shop. */
  existing: readonly Product[];
  /** Those of the same business that came from elsewhere, where the file may name them. */
  others?: readonly Product[];
  /** Ids of stored products that the file has although they are not among `sources`. */
  alsoInFile: ReadonlySet<string>;
  store: Pick<ImportStore, 'costOf'>;
  signal: AbortSignal;
  progress: (done: number) => void;
}

/** The plan, and what of the shop's stored products it does not mention. */
export interface Plan {
  lines: PlannedProduct[];
  vanished: Product[];
}

const READS = 20;

interface Pending {
  index: number;
  mapped: MappedProduct;
  stored: Product;
}

const planWithCosts = async (
  pending: readonly Pending[],
  lines: PlannedProduct[],
  { settings, store, signal }: PlanInput,
) => {
  for (let start = 0; start < pending.length; start += READS) {
    signal.throwIfAborted();
    await Promise.all(
      pending.slice(start, start + READS).map(async ({ index, mapped, stored }) => {
        const existing = await existingWithCost({ mapped }, stored, store);
        lines[index] = planProduct(mapped, existing, settings.overwrite);
      }),
    );
  }
};

const isStillOffered = ({ status, mergedInto }: Product) =>
  status !== 'archived' && (mergedInto === null || mergedInto === undefined);

/**
 * Decides what becomes of every source product, in slices that leave the page responsive. Stored
 * costs are read only where the import may change them.
 * @throws the signal's reason
 */
export const planLines = async (input: PlanInput): Promise<Plan> => {
  const { sources, settings, businessId, signal, progress } = input;
  const index: ExistingIndex = existingIndex(input.existing, input.others);
  const lines: PlannedProduct[] = [];
  const pending: Pending[] = [];
  await inSlices(
    sources,
    (source, position) => {
      const mapped = mapProduct(source, settings, businessId, cleanDescription);
      const stored = index.find(mapped);
      const existing: ExistingProduct | null = stored
        ? { record: stored, cost: undefined, hasDetails: false }
        : null;
      if (stored && needsCost(mapped, stored)) pending.push({ index: position, mapped, stored });
      lines[position] = planProduct(mapped, existing, settings.overwrite);
    },
    { signal, progress },
  );
  await planWithCosts(pending, lines, input);
  const vanished = index
    .unmatched()
    .filter(product => isStillOffered(product) && !input.alsoInFile.has(product.id));
  return { lines, vanished };
};
