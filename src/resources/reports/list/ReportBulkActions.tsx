import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { ReasonDialog } from '@/components/actions/ReasonDialog.tsx';
import { useAttempt } from '@/components/actions/useAttempt.ts';
import { useSelectedRecords } from '@/components/actions/useSelectedRecords.ts';
import { TakenNotice } from '@/components/claims/TakenNotice.tsx';
import { useTaken } from '@/components/claims/useTaken.ts';
import { lazyDialog } from '@/components/states/lazyPart.ts';
import { isClosed } from '@/domain/moderation/moderateReports.ts';
import type { MeasurePlan } from '@/domain/moderation/planMeasures.ts';
import { type QueuedReport, reportsOf, targetKey } from '@/domain/moderation/reportItems.ts';
import type { Report } from '@/domain/schemas/report.ts';
import { type Closing, useModeration } from '../show/useModeration.ts';
import { useMeasurePlan } from './useMeasurePlan.ts';

const CLOSINGS: readonly Closing[] = ['resolve', 'dismiss'];

const MeasuresDialog = lazyDialog(async () => ({
  default: (await import('./MeasuresDialog.tsx')).MeasuresDialog,
}));

/** What a note was asked for: reports that wait, and how many of the selected ones are closed already. */
interface Asked {
  how: Closing;
  waiting: Report[];
  closed: number;
  /** How many rows were selected. */
  rows: number;
}

/**
 * Closes the selected reports, and those that stand in a row with them, with one note; or with the
 * measures. What somebody else is looking at is left to them.
 */
export const ReportBulkActions = () => {
  const { onUnselectItems } = useListContext();
  const read = useSelectedRecords<QueuedReport>('reports');
  const { closeMany } = useModeration();
  const { attempt, busy } = useAttempt();
  const translate = useTranslate();
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = async (how: Closing) => {
    const rows = await read();
    if (!rows) return;
    const records = reportsOf(rows);
    const waiting = records.filter(report => !isClosed(report));
    const closed = records.length - waiting.length;
    setAsked({ how, waiting, closed, rows: rows.length });
  };
  const { free, taken, known } = useTaken(asked?.waiting ?? [], targetKey);
  const [plan, setPlan] = useState<MeasurePlan | null>(null);
  const { planFor, reading } = useMeasurePlan();
  const askMeasures = async () => {
    const rows = await read();
    if (rows) setPlan(await planFor(reportsOf(rows)));
  };
  const confirm = async ({ how }: Asked, note: string) => {
    const words = [how, free.map(({ id }) => id), note];
    // What was typed is kept for another try.
    if (!(await attempt(words, () => closeMany(free, how, note)))) return;
    onUnselectItems();
    setAsked(null);
  };
  return (
    <>
      {CLOSINGS.map(how => (
        <Button key={how} color="inherit" onClick={() => ask(how)}>
          {translate(`reports.action.${how}`)}
        </Button>
      ))}
      <Button color="inherit" loading={reading} onClick={() => void askMeasures()}>
        {translate('reports.bulk.action')}
      </Button>
      {plan && (
        <Suspense>
          <MeasuresDialog
            plan={plan}
            onClose={() => setPlan(null)}
            onBegun={() => onUnselectItems()}
          />
        </Suspense>
      )}
      {asked && (
        <ReasonDialog
          title={
            free.length > 0
              ? translate(`reports.confirm.${asked.how}`, {
                  smart_count: free.length,
                  name: free[0]?.targetLabel,
                })
              : taken.length > 0
                ? translate('claims.many.nobodyFree')
                : translate('reports.nobodyFits', { smart_count: asked.closed })
          }
          body={
            <>
              {free.length > 0 && (
                <Typography color="textSecondary">
                  {translate(`reports.effect.${asked.how}`)}
                </Typography>
              )}
              {asked.waiting.length + asked.closed > asked.rows && (
                <Typography color="textSecondary">
                  {translate('reports.bulk.standFor', {
                    smart_count: asked.rows,
                    count: asked.waiting.length + asked.closed,
                  })}
                </Typography>
              )}
              {free.length > 0 && asked.closed > 0 && (
                <Alert severity="info">
                  {translate('reports.skipped', { smart_count: asked.closed })}
                </Alert>
              )}
              <TakenNotice taken={taken.length} known={known} />
            </>
          }
          reasonLabel={translate('reports.note')}
          reasonHelp={translate('reports.noteHelp')}
          confirmLabel={translate(`reports.action.${asked.how}`)}
          disabled={free.length === 0}
          incomplete={!known}
          busy={busy}
          onConfirm={note => confirm(asked, note)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
};
