import type { Product } from '@/domain/schemas/product.ts';
import type { BackOfficeDataProvider } from '@/providers/types.ts';
import { wasCarriedOut } from '@/providers/unansweredCommit.ts';

/** A merge that got no answer: it was carried out, or not. */
export interface UnansweredMerge {
  /** Its entries in the audit trail. */
  auditIds: readonly string[];
  /** The survivor as it would be, and the products that would be merged into it. */
  survivor: Product;
  ids: readonly string[];
}

/** The merge, where it was carried out; else null. @throws where the products cannot be read. */
export const carriedOut = async (
  dataProvider: Pick<BackOfficeDataProvider, 'getMany'>,
  merge: UnansweredMerge | null,
): Promise<UnansweredMerge | null> => {
  for (const auditId of merge?.auditIds ?? [])
    if (merge && (await wasCarriedOut(dataProvider, 'products', { auditId, ids: merge.ids })))
      return merge;
  return null;
};
