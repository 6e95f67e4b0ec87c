import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import DialogContentText from '@mui/material/DialogContentText';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { leaveChanged } from '@/domain/merge/leaveChanged.ts';
import {
  canUnmerge,
  planUnmerge,
  unmergeChanges,
  unmergeWrites,
} from '@/domain/merge/planUnmerge.ts';
import type { AuditEntry } from '@/domain/schemas/audit.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { readChain, readCurrent } from '@/providers/history/readMerge.ts';
import { useServices } from '@/providers/ServicesContext.tsx';
import { ReasonDialog } from '../actions/ReasonDialog.tsx';
import { useErrorText } from '../states/useErrorText.ts';
import { UnmergeChanges } from './UnmergeChanges.tsx';
import { UnmergeProblemText } from './UnmergeProblemText.tsx';

/** Undoes a merge: shows what stands in the way and what stays, then restores the rest in one step. */
export const UnmergeDialog = ({ entry, onClose }: { entry: AuditEntry; onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const { actor } = useAuth();
  const { dataProvider } = useServices();
  const queryClient = useQueryClient();
  const [overwrite, setOverwrite] = useState(false);
  const [busy, setBusy] = useState(false);
  const { data: plan, error } = useQuery({
    queryKey: ['audit', 'unmerge', entry.id],
    queryFn: async () => {
      const entries = await readChain(dataProvider, entry.id);
      return planUnmerge(entries, await readCurrent(dataProvider, entries), actor);
    },
    staleTime: 0,
    gcTime: 0,
  });
  const changed = plan?.problems.some(problem => problem.kind === 'changedSince') ?? false;
  // What was changed since stays, unless the person says otherwise.
  const chosen = plan && (overwrite ? plan : leaveChanged(plan));
  const isUnfit = chosen !== plan && chosen?.problems.some(({ kind }) => kind === 'changedSince');
  const words = { title: entry.label };
  const undo = async (reason: string) => {
    if (!chosen) return;
    setBusy(true);
    try {
      await dataProvider.commit(
        unmergeWrites(chosen, { actor, reason, newId: () => dataProvider.newId('audit') }),
      );
      notify('merge.unmerge.done', { type: 'success', messageArgs: words });
      onClose();
    } catch (failure) {
      notify(errorText(failure).notDone, { type: 'error', autoHideDuration: 10_000 });
    } finally {
      setBusy(false);
      await queryClient.invalidateQueries();
    }
  };
  return (
    <ReasonDialog
      title={translate('merge.unmerge.title', words)}
      body={
        <>
          <DialogContentText>{translate('merge.unmerge.body')}</DialogContentText>
          {!plan && !error && (
            <DialogContentText role="status">
              {translate('merge.unmerge.loading')}
            </DialogContentText>
          )}
          {error && (
            <Alert severity="error">
              {translate('merge.unmerge.failed', { message: errorText(error).sentence })}
            </Alert>
          )}
          {plan?.problems.map((problem, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a plan's problems never change
            <Alert key={index} severity="warning" sx={{ overflowWrap: 'anywhere' }}>
              <UnmergeProblemText plan={plan} problem={problem} />
            </Alert>
          ))}
          {isUnfit && <Alert severity="warning">{translate('merge.unmerge.unfit')}</Alert>}
          {chosen && <UnmergeChanges changes={unmergeChanges(chosen)} />}
          {changed && (
            <FormControlLabel
              control={
                <Checkbox checked={overwrite} onChange={(_, checked) => setOverwrite(checked)} />
              }
              label={translate('merge.unmerge.overwrite')}
            />
          )}
        </>
      }
      confirmLabel={translate('merge.unmerge.confirm')}
      busy={busy}
      disabled={!chosen || !canUnmerge(chosen, overwrite)}
      onConfirm={reason => void undo(reason)}
      onClose={onClose}
    />
  );
};
