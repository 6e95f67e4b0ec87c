import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useGetList, useGetMany, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useNumberFormat } from '@/components/format/useFormat.ts';
import { useCount } from '@/components/list/useCount.ts';
import { Panel } from '@/components/Panel.tsx';
import { ErrorState } from '@/components/states/ErrorState.tsx';
import type { DuplicateDecision } from '@/domain/schemas/duplicateDecision.ts';
import type { Product } from '@/domain/schemas/product.ts';
import { SetAsideRow } from './SetAsideRow.tsx';
import { useDecidePairs } from './useDecidePairs.ts';
import type { Scanning } from './useScan.ts';

/** Pairs shown at first, and more with each click: each is one read, and two for its products. */
const STEP = 5;

/** The pairs that were judged to be different products, latest first; each can be put back. */
export const SetAsidePanel = ({ scanning }: { scanning: Scanning }) => {
  const translate = useTranslate();
  const format = useNumberFormat();
  const { decide, busy } = useDecidePairs(scanning);
  const [shown, setShown] = useState(STEP);
  const { data: total } = useCount('duplicateDecisions', {});
  const decisions = useGetList<DuplicateDecision>('duplicateDecisions', {
    sort: { field: 'decidedAt', order: 'DESC' },
    pagination: { page: 1, perPage: shown },
    meta: { total: 'none' },
  });
  const rows = decisions.data ?? [];
  const products = useGetMany<Product>('products', {
    ids: [...new Set(rows.flatMap(row => row.products))],
  });
  if (total === 0 && rows.length === 0) return null;
  return (
    <Panel title={translate('merge.aside.title')} note={translate('merge.aside.help')}>
      {decisions.error && (
        <ErrorState error={decisions.error} retry={() => void decisions.refetch()} />
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map(decision => (
          <SetAsideRow
            key={decision.id}
            decision={decision}
            products={products.data ?? []}
            loading={products.isPending}
            busy={busy}
            onPutBack={pairDecision => void decide([pairDecision], 'putBack')}
          />
        ))}
      </Box>
      {decisions.data && total !== undefined && total > rows.length && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 1.5 }}>
          <Typography variant="body2" color="textSecondary">
            {translate('merge.aside.shown', { shown: rows.length, total: format(total) })}
          </Typography>
          <Button size="small" onClick={() => setShown(shown + STEP)}>
            {translate('merge.aside.more')}
          </Button>
        </Box>
      )}
    </Panel>
  );
};
