import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { HttpError, useNotify, useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { useNumberFormat } from '@/components/format/useFormat.ts';
import { Notice } from '@/components/states/Notice.tsx';
import { useErrorMessage } from '@/components/states/useErrorMessage.ts';
import { type DuplicateGroup, groupCandidates } from '@/domain/duplicates/duplicateGroups.ts';
import { notDuplicatesWrite } from '@/domain/duplicates/pairId.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { useServices } from '@/providers/ServicesContext.tsx';
import { Panel } from '../analytics/Panel.tsx';
import { useCount } from '../dashboard/useCount.ts';
import { GroupCard } from './GroupCard.tsx';
import type { useScan } from './useScan.ts';

const STEP = 10;

/** Likely duplicates, surest first; each is merged or remembered as different. */
export const DuplicateQueue = (props: {
  scanning: ReturnType<typeof useScan>;
  onReview: (ids: string[]) => void;
}) => {
  const { scan, running, problem, start, keepOnly } = props.scanning;
  const { dataProvider } = useServices();
  const { actor } = useAuth();
  const translate = useTranslate();
  const format = useNumberFormat();
  const notify = useNotify();
  const messageOf = useErrorMessage();
  const { data: total } = useCount('products', {});
  const [shown, setShown] = useState(STEP);
  const [busy, setBusy] = useState(false);
  const groups = useMemo(() => (scan ? groupCandidates(scan.candidates) : []), [scan]);

  const dismiss = async (group: DuplicateGroup) => {
    setBusy(true);
    try {
      for (const { products } of group.pairs) {
        try {
          await dataProvider.commit([notDuplicatesWrite(products[0], products[1], actor.uid)]);
        } catch (error) {
          // Somebody else has judged the pair already.
          if (!(error instanceof HttpError && error.status === 409)) throw error;
        }
        keepOnly(candidate => candidate.products.join() !== products.join());
      }
      notify('merge.queue.dismissed', { type: 'success' });
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Panel
      title={translate(scan ? 'merge.queue.title' : 'merge.scan.title')}
      note={
        scan
          ? translate('merge.scan.found', {
              smart_count: scan.candidates.length,
              products: format(scan.total),
              milliseconds: format(Math.round(scan.milliseconds)),
            })
          : translate('merge.scan.help', { smart_count: total ?? 0 })
      }
      actions={
        <Button
          variant={scan ? 'text' : 'contained'}
          loading={running}
          disabled={total === undefined}
          onClick={() => start(total)}
        >
          {translate(scan ? 'merge.scan.again' : 'merge.scan.start')}
        </Button>
      }
    >
      {problem && <Alert severity="error">{problem}</Alert>}
      {scan && groups.length === 0 && (
        <Notice title={translate('merge.queue.none')} help={translate('merge.queue.noneHelp')} />
      )}
      {scan && (
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          {groups.slice(0, shown).map(group => (
            <GroupCard
              key={group.id}
              group={group}
              products={scan.products}
              busy={busy}
              onReview={props.onReview}
              onDismiss={() => void dismiss(group)}
            />
          ))}
        </Box>
      )}
      {groups.length > shown && (
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', mt: 1.5 }}>
          <Typography variant="body2" color="textSecondary">
            {translate('merge.queue.shown', { shown, total: format(groups.length) })}
          </Typography>
          <Button size="small" onClick={() => setShown(shown + STEP)}>
            {translate('merge.queue.more')}
          </Button>
        </Box>
      )}
    </Panel>
  );
};
