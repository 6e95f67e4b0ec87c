import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { ReasonDialog } from '@/components/actions/ReasonDialog.tsx';
import { useAttempt } from '@/components/actions/useAttempt.ts';
import { useBulkChange } from '@/components/actions/useBulkChange.ts';
import { useSelectedRecords } from '@/components/actions/useSelectedRecords.ts';
import { possibleGiveawayActions } from '@/domain/giveaways/giveawayStage.ts';
import type { Giveaway } from '@/domain/schemas/giveaway.ts';

/** Cancels the selected giveaways, as far as they can be. */
export const GiveawayBulkActions = () => {
  const { onUnselectItems } = useListContext();
  const read = useSelectedRecords<Giveaway>('giveaways');
  const bulkChange = useBulkChange();
  const { attempt, busy } = useAttempt();
  const translate = useTranslate();
  const [asked, setAsked] = useState<{ possible: Giveaway[]; skipped: number } | null>(null);
  const ask = async () => {
    const records = await read();
    if (!records) return;
    const now = new Date();
    const possible = records.filter(giveaway =>
      possibleGiveawayActions(giveaway, now).includes('cancel'),
    );
    setAsked({ possible, skipped: records.length - possible.length });
  };
  const cancel = (giveaways: readonly Giveaway[], reason: string) =>
    bulkChange<Giveaway>({
      title: translate('giveaways.task.cancel'),
      resource: 'giveaways',
      records: giveaways,
      changesOf: () => ({ status: 'cancelled' }),
      action: 'cancel',
      reason,
      done: done => translate('giveaways.done.cancel', { smart_count: done.length }),
    });
  const confirm = async (reason: string) => {
    const giveaways = asked?.possible ?? [];
    const words = [giveaways.map(({ id }) => id), reason];
    // What was typed is kept for another try.
    if (!(await attempt(words, () => cancel(giveaways, reason)))) return;
    onUnselectItems();
    setAsked(null);
  };
  return (
    <>
      <Button color="error" onClick={ask}>
        {translate('giveaways.action.cancelMany')}
      </Button>
      {asked && (
        <ReasonDialog
          title={
            asked.possible.length > 0
              ? translate('giveaways.confirm.cancelMany', { smart_count: asked.possible.length })
              : translate('giveaways.nobodyFits', { smart_count: asked.skipped })
          }
          body={
            <>
              {asked.possible.length > 0 && (
                <Typography color="textSecondary">
                  {translate('giveaways.confirm.cancelBody')}
                </Typography>
              )}
              {asked.possible.length > 0 && asked.skipped > 0 && (
                <Alert severity="info">
                  {translate('giveaways.skipped', { smart_count: asked.skipped })}
                </Alert>
              )}
            </>
          }
          confirmLabel={translate('giveaways.action.cancelMany')}
          cancelLabel={translate('giveaways.action.keepMany')}
          required
          destructive
          busy={busy}
          disabled={asked.possible.length === 0}
          onConfirm={confirm}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
};
