import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { ReasonDialog } from '@/components/actions/ReasonDialog.tsx';
import type { BulkEnd } from '@/components/actions/useBulk.ts';
import type { RestoreItem } from '@/domain/history/restorePlan.ts';
import { RestoreRow } from './RestoreRow.tsx';
import type { ReviewRow } from './reviewRows.ts';

const STEP = 25;

/** What would come back, product by product and field by field, to choose from; and what would not. */
export const RestoreReview = (props: {
  rows: readonly ReviewRow[];
  busy: boolean;
  onRestore: (items: readonly RestoreItem[], reason: string) => Promise<BulkEnd>;
}) => {
  const { rows, busy, onRestore } = props;
  const translate = useTranslate();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState(STEP);
  // What is asked about stays as it was chosen, whatever is read meanwhile.
  const [asked, setAsked] = useState<readonly RestoreItem[] | null>(null);
  const possible = rows.flatMap(({ item }) => item ?? []);
  const chosen = possible.filter(({ id }) => !left.has(id));
  const choose = (id: string) =>
    setLeft(before => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const counts = (['changed', 'deleted', 'added'] as const)
    .map(kind => ({ kind, count: rows.filter(row => row.item && row.kind === kind).length }))
    .filter(({ count }) => count > 0);
  const kept = rows.filter(({ item }) => !item).length;
  const count = { smart_count: chosen.length };
  return (
    <Paper variant="outlined" component="section" aria-label={translate('history.products')}>
      <Box
        sx={{
          ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, p: 2 },
          ...{ borderBottom: 1, borderColor: 'divider' },
        }}
      >
        <FormControlLabel
          sx={{ mr: 0 }}
          disabled={busy || possible.length === 0}
          control={
            <Checkbox
              checked={possible.length > 0 && chosen.length === possible.length}
              indeterminate={chosen.length > 0 && chosen.length < possible.length}
              onChange={() =>
                setLeft(chosen.length === 0 ? new Set() : new Set(possible.map(({ id }) => id)))
              }
            />
          }
          label={translate('history.chosen', { ...count, total: possible.length })}
        />
        <Typography variant="body2" color="textSecondary" role="status" sx={{ flex: '1 1 16rem' }}>
          {[
            ...counts.map(one =>
              translate(`history.count.${one.kind}`, { smart_count: one.count }),
            ),
            ...(kept > 0 ? [translate('history.count.kept', { smart_count: kept })] : []),
          ].join(' · ')}
        </Typography>
        <Button
          variant="contained"
          loading={busy}
          disabled={chosen.length === 0}
          onClick={() => setAsked(chosen)}
        >
          {translate('history.restore', count)}
        </Button>
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {rows.slice(0, shown).map(row => (
          <RestoreRow
            key={row.id}
            row={row}
            checked={!left.has(row.id)}
            disabled={busy}
            onChoose={() => choose(row.id)}
          />
        ))}
      </Box>
      {rows.length > shown && (
        <Box sx={{ p: 1.5 }}>
          <Button onClick={() => setShown(shown + 4 * STEP)}>
            {translate('history.more', { shown, total: rows.length })}
          </Button>
        </Box>
      )}
      {asked && (
        <ReasonDialog
          title={translate('history.ask.title', { smart_count: asked.length })}
          body={<Typography color="textSecondary">{translate('history.ask.body')}</Typography>}
          confirmLabel={translate('history.restore', { smart_count: asked.length })}
          busy={busy}
          onConfirm={reason => {
            void onRestore(asked, reason).then(end => {
              if (!end.again) setAsked(null);
            });
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </Paper>
  );
};
