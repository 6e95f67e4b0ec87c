import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { ReasonDialog } from '@/components/actions/ReasonDialog.tsx';
import { MAX_AUDITED_RECORDS } from '@/domain/audit.ts';
import { targetActionFor } from '@/domain/moderation/moderateReports.ts';
import type { Report } from '@/domain/schemas/report.ts';
import { useServices } from '@/providers/ServicesContext.tsx';
import { useReportTarget } from './target/useReportTarget.ts';
import { type Closing, useModeration } from './useModeration.ts';

/** Closes a report with a note; if asked to, acts on the target and closes its other reports. */
export const CloseReportDialog = (props: {
  report: Report;
  closing: Closing;
  /** Whether the measure against the target is chosen at first. */
  withMeasure?: boolean;
  onClose: () => void;
  onDone: () => void;
}) => {
  const { report, closing, onClose, onDone } = props;
  const { dataProvider } = useServices();
  const { close, busy } = useModeration();
  const translate = useTranslate();
  const [target, setTarget] = useState(props.withMeasure ?? false);
  const [others, setOthers] = useState(true);
  const { data: record } = useReportTarget(report);
  const { targetType, targetId } = report;
  const filter = { targetType, targetId, status: ['open', 'inReview'] };
  const { data: open = 1 } = useQuery({
    queryKey: ['reports', 'count', filter],
    queryFn: () => dataProvider.count('reports', { filter }),
  });
  const more = open - 1;
  const confirm = async (note: string) => {
    const also = { target: target && closing === 'resolve', others: others && more > 0 };
    const outcome = await close(report, closing, note, also);
    // What was typed is kept for another try.
    if (outcome === 'unreachable') return;
    if (outcome === 'done') onDone();
    onClose();
  };
  return (
    <ReasonDialog
      title={translate(`reports.confirm.${closing}`, { smart_count: 1, name: report.targetLabel })}
      body={
        <>
          <Typography color="textSecondary">{translate(`reports.effect.${closing}`)}</Typography>
          {closing === 'resolve' && record && (
            <FormControlLabel
              control={
                <Checkbox checked={target} onChange={event => setTarget(event.target.checked)} />
              }
              label={translate(`reports.targetAction.${targetActionFor(targetType)}`)}
            />
          )}
          {more > 0 && (
            <FormControlLabel
              control={
                <Checkbox checked={others} onChange={event => setOthers(event.target.checked)} />
              }
              label={translate('reports.others', { smart_count: more })}
            />
          )}
          {others && more >= MAX_AUDITED_RECORDS && (
            <Alert severity="info">
              {translate('reports.othersCapped', { count: MAX_AUDITED_RECORDS })}
            </Alert>
          )}
        </>
      }
      confirmLabel={translate(`reports.action.${closing}`)}
      reasonLabel={translate('reports.note')}
      reasonHelp={translate(
        target && closing === 'resolve' && targetType !== 'user'
          ? 'reports.noteHelpOwner'
          : 'reports.noteHelp',
      )}
      required={target && closing === 'resolve'}
      destructive={target && closing === 'resolve'}
      busy={busy}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
};
