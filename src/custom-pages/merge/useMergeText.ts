import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import type { MergeWarning } from '@/domain/merge/mergeProducts.ts';
import type { MergeProblem } from '@/domain/merge/planMerge.ts';
import { recordName } from '@/domain/recordName.ts';
import type { Product } from '@/domain/schemas/product.ts';

const BYTES_PER_KILOBYTE = 1000;

/** What a merge leaves out, and why it cannot be done, in sentences. */
export const useMergeText = (products: readonly Product[]) => {
  const translate = useTranslate();
  const titleOf = useCallback(
    (id: string) => recordName('products', products.find(product => product.id === id) ?? { id }),
    [products],
  );
  const warning = (one: MergeWarning): string => {
    switch (one.kind) {
      case 'dropped':
        return translate(`merge.warning.dropped.${one.field}`, { smart_count: one.count });
      case 'variants':
        return translate(`merge.warning.variants.${one.why}`, {
          smart_count: one.count,
          title: titleOf(one.productId),
        });
      case 'otherBusiness':
        return translate('merge.warning.otherBusiness', {
          title: titleOf(one.productId),
          business: one.businessName,
        });
    }
  };
  const problem = (one: MergeProblem): string => {
    switch (one.kind) {
      case 'alreadyMerged':
        return translate('mergeProblem.alreadyMerged', { title: titleOf(one.productId) });
      case 'tooLarge':
        return translate('mergeProblem.tooLarge', {
          title: titleOf(one.productId),
          kilobytes: Math.round(one.bytes / BYTES_PER_KILOBYTE),
        });
      case 'tooManyRepointed':
        return translate('mergeProblem.tooManyRepointed', { count: one.count });
      case 'invalid':
        return translate('mergeProblem.invalid', { field: one.field });
      default:
        return translate(`mergeProblem.${one.kind}`);
    }
  };
  return { warning, problem };
};
