import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { InterruptedRestoring } from '@/components/history/interruptedRestorings.ts';
import { useInterruptedRestorings } from '@/components/history/useInterruptedRestorings.ts';
import type { RestoreItem } from '@/domain/history/restorePlan.ts';
import { interruptedAt } from './interruptedAt.ts';
import type { ReviewRow } from './reviewRows.ts';

const Interrupted = (props: {
  restoring: InterruptedRestoring;
  rows: readonly ReviewRow[];
  busy: boolean;
  onGoOn: (items: readonly RestoreItem[], restoring: InterruptedRestoring) => void;
  onForget: (batchId: string) => void;
}) => {
  const { restoring, rows, busy, onGoOn, onForget } = props;
  const translate = useTranslate();
  const { batchId } = restoring;
  const { items, done, hindered } = interruptedAt(restoring, rows);
  const atItsEnd = items.length === 0 && hindered === 0;
  useEffect(
    function forgetWhatIsDone() {
      if (atItsEnd) onForget(batchId);
    },
    [atItsEnd, batchId, onForget],
  );
  if (atItsEnd) return null;
  const count = { smart_count: items.length };
  return (
    <Alert
      role="status"
      severity="warning"
      sx={{ flexWrap: 'wrap', '& .MuiAlert-action': { flexWrap: 'wrap', gap: 1 } }}
      action={
        <>
          <Button color="inherit" size="small" disabled={busy} onClick={() => onForget(batchId)}>
            {translate('history.interrupted.leave')}
          </Button>
          {items.length > 0 && (
            <Button
              color="inherit"
              size="small"
              variant="outlined"
              disabled={busy}
              onClick={() => onGoOn(items, restoring)}
            >
              {translate('common.action.resume', count)}
            </Button>
          )}
        </>
      }
    >
      {[
        translate('history.interrupted.done', { smart_count: done, total: restoring.ids.length }),
        ...(items.length > 0 ? [translate('history.interrupted.left', count)] : []),
        ...(hindered > 0
          ? [translate('history.interrupted.hindered', { smart_count: hindered })]
          : []),
      ].join(' ')}
    </Alert>
  );
};

/** What was begun on this page and interrupted: what is done of it, what is not, and going on. */
export const InterruptedHere = (props: {
  rows: readonly ReviewRow[];
  busy: boolean;
  onGoOn: (items: readonly RestoreItem[], restoring: InterruptedRestoring) => void;
}) => {
  const { pathname, search } = useLocation();
  const { kept, forget } = useInterruptedRestorings();
  return kept
    .filter(({ address }) => address === pathname + search)
    .map(restoring => (
      <Interrupted key={restoring.batchId} {...props} restoring={restoring} onForget={forget} />
    ));
};
