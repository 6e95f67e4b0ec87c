import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { joinAsOptions } from '@/domain/merge/joinAsOptions.ts';
import type { MergeField } from '@/domain/merge/mergeChoices.ts';
import type { Product } from '@/domain/schemas/product.ts';

/** What a join decides, so that there is nothing to choose. */
export const JOINED_FIELDS: readonly MergeField[] = ['title', 'sku', 'barcode', 'variants'];

/** What the products become as options of one, or why they cannot; null where nobody asks. */
export const useJoin = (
  asOptions: boolean,
  survivor: Product | undefined,
  others: readonly Product[],
) => {
  const translate = useTranslate();
  return useMemo(() => {
    if (!asOptions || !survivor) return null;
    return joinAsOptions([survivor, ...others], {
      size: translate('merge.join.size'),
      colour: translate('merge.join.colour'),
      measure: translate('merge.join.measure'),
    });
  }, [asOptions, survivor, others, translate]);
};

/** Says which options the products become, or why they are merged as one product instead. */
export const JoinNotice = ({ join }: { join: NonNullable<ReturnType<typeof useJoin>> }) => {
  const translate = useTranslate();
  if ('problem' in join)
    return (
      <Alert role="note" severity="warning" sx={{ mb: 2 }}>
        {translate(`merge.join.problem.${join.problem}`)}
      </Alert>
    );
  const { options, variants } = join.joined;
  const optionList = options
    .map(({ name, values }) => `${name}: ${values.map(value => value.name).join(', ')}`)
    .join(' · ');
  return (
    <Alert role="note" severity="info" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
      {translate('merge.join.becomes', { smart_count: variants.length, options: optionList })}
    </Alert>
  );
};
