import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { ReasonDialog } from '@/components/actions/ReasonDialog.tsx';
import { useSelectedRecords } from '@/components/actions/useSelectedRecords.ts';
import { isTaken, useClaims } from '@/components/claims/ClaimsContext.ts';
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

/** What a note was asked for: reports to close, and how many of the selected ones stay as they are. */
interface Asked {
  how: Closing;
  open: Report[];
  closed: number;
  /** How many somebody else is looking at. */
  taken: number;
}

/**
 * Closes the selected reports, and those that stand in a row with them, with one note; or with the
 * measures. What somebody else is looking at is left to them.
 */
export const ReportBulkActions = () => {
  const { onUnselectItems } = useListContext();
  const read = useSelectedRecords<QueuedReport>('reports');
  const { closeMany } = useModeration();
  const translate = useTranslate();
  const claims = useClaims();
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = async (how: Closing) => {
    const rows = await read();
    if (!rows) return;
    const records = reportsOf(rows);
    const waiting = records.filter(report => !isClosed(report));
    const open = waiting.filter(report => !isTaken(claims, targetKey(report)));
    const taken = waiting.length - open.length;
    setAsked({ how, open, closed: records.length - waiting.length, taken });
  };
  const [plan, setPlan] = useState<MeasurePlan | null>(null);
  const { planFor, reading } = useMeasurePlan();
  const askMeasures = async () => {
    const rows = await read();
    if (rows) setPlan(await planFor(reportsOf(rows)));
  };
  const confirm = (note: string) => {
    if (asked) closeMany(asked.open, asked.how, note);
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
            asked.open.length > 0
              ? translate(`reports.confirm.${asked.how}`, {
                  smart_count: asked.open.length,
                  name: asked.open[0]?.targetLabel,
                })
              : asked.taken > 0
                ? translate('reports.bulk.nobodyFree')
                : translate('reports.nobodyFits', { smart_count: asked.closed })
          }
          body={
            <>
              {asked.open.length > 0 && (
                <Typography color="textSecondary">
                  {translate(`reports.effect.${asked.how}`)}
                </Typography>
              )}
              {asked.open.length > 0 && asked.closed > 0 && (
                <Alert severity="info">
                  {translate('reports.skipped', { smart_count: asked.closed })}
                </Alert>
              )}
              {asked.taken > 0 && (
                <Alert severity="warning">
                  {translate('reports.bulk.othersLook', { smart_count: asked.taken })}
                </Alert>
              )}
            </>
          }
          reasonLabel={translate('reports.note')}
          reasonHelp={translate('reports.noteHelp')}
          confirmLabel={translate(`reports.action.${asked.how}`)}
          disabled={asked.open.length === 0}
          onConfirm={confirm}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
};
