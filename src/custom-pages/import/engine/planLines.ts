import type { ExistingProduct } from '@/domain/import/diffProduct.ts';
import { recognisedProduct } from '@/domain/import/linkProduct.ts';
import { type MappedProduct, mapProduct } from '@/domain/import/map/mapProduct.ts';
import { type ExistingIndex, existingIndex } from '@/domain/import/matchExisting.ts';
import { type PlannedProduct, planProduct } from '@/domain/import/planProduct.ts';
import { type RecognisedBy, recogniseRenamed } from '@/domain/import/recogniseRenamed.ts';
import { existingWithCosts, type ImportStore } from '@/domain/import/run/executeImport.ts';
import type { ImportSettings } from '@/domain/import/settings.ts';
import { isUpdate, type SourceProduct } from '@/domain/import/types.ts';
import { updatesBySku } from '@/domain/import/updatesBySku.ts';
import { providesCosts } from '@/domain/import/wantedCosts.ts';
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
  store: Pick<ImportStore, 'costsOf'>;
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
  by?: RecognisedBy;
}

const planWithCosts = async (
  pending: readonly Pending[],
  lines: PlannedProduct[],
  { settings, store, signal }: PlanInput,
) => {
  for (let start = 0; start < pending.length; start += READS) {
    signal.throwIfAborted();
    await Promise.all(
      pending.slice(start, start + READS).map(async ({ index, mapped, stored, by }) => {
        const existing = await existingWithCosts({ mapped }, stored, store);
        const line = planProduct(mapped, existing, settings.overwrite);
        lines[index] = by ? recognisedProduct(line, by, settings) : line;
      }),
    );
  }
};

/**
 * Plans products anew whose handles nothing has, but whose codes a product of the shop has.
 * @returns those whose stored cost must be read first.
 */
const recognise = (
  lines: PlannedProduct[],
  index: ExistingIndex,
  settings: ImportSettings,
): Pending[] => {
  const unmatched = index.unmatched();
  // Nothing can be it: the codes of ten thousand new products need not be looked at.
  if (unmatched.length === 0) return [];
  const fresh = lines.flatMap((line, position) => {
    const { content, source } = line.mapped;
    return line.existing || isUpdate(source)
      ? []
      : [{ handle: source.handle, content, mapped: line.mapped, position }];
  });
  if (fresh.length === 0) return [];
  return [...recogniseRenamed(fresh, unmatched)].flatMap(
    ([{ mapped, position }, { product, by }]) => {
      index.claim(product);
      if (providesCosts(mapped, product)) return [{ index: position, mapped, stored: product, by }];
      const existing = { record: product, costs: undefined, hasDetails: false };
      const line = planProduct(mapped, existing, settings.overwrite);
      lines[position] = recognisedProduct(line, by, settings);
      return [];
    },
  );
};

const isStillOffered = ({ status, mergedInto }: Product) =>
  status !== 'archived' && (mergedInto === null || mergedInto === undefined);

/**
 * Decides what becomes of every source product, in slices that leave the page responsive. Stored
 * costs are read only where the source tells any.
 * @throws the signal's reason
 */
export const planLines = async (input: PlanInput): Promise<Plan> => {
  const { settings, businessId, signal, progress } = input;
  const sources = updatesBySku(input.sources, [...input.existing, ...(input.others ?? [])]);
  const index: ExistingIndex = existingIndex(input.existing, input.others);
  const lines: PlannedProduct[] = [];
  const pending: Pending[] = [];
  await inSlices(
    sources,
    (source, position) => {
      const mapped = mapProduct(source, settings, businessId, cleanDescription);
      const stored = index.find(mapped);
      const existing: ExistingProduct | null = stored
        ? { record: stored, costs: undefined, hasDetails: false }
        : null;
      if (stored && providesCosts(mapped, stored))
        pending.push({ index: position, mapped, stored });
      lines[position] = planProduct(mapped, existing, settings.overwrite);
    },
    { signal, progress },
  );
  if (settings.byCodes) pending.push(...recognise(lines, index, settings));
  await planWithCosts(pending, lines, input);
  // A file that only changes some products tells nothing of the others.
  const isWhole = !sources.some(isUpdate);
  const vanished = index
    .unmatched()
    .filter(product => isWhole && isStillOffered(product) && !input.alsoInFile.has(product.id));
  return { lines, vanished };
};
