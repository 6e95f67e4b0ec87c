import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { ReasonDialog } from '@/components/actions/ReasonDialog.tsx';
import { ClaimWarning } from '@/components/claims/ClaimWarning.tsx';
import { MAX_AUDITED_RECORDS } from '@/domain/audit.ts';
import { asReportTarget } from '@/domain/moderation/asReportTarget.ts';
import { takesMeasure, targetActionFor } from '@/domain/moderation/moderateReports.ts';
import { targetKey } from '@/domain/moderation/reportItems.ts';
import type { Report } from '@/domain/schemas/report.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { useServices } from '@/providers/ServicesContext.tsx';
import { SavedAnswers } from './SavedAnswers.tsx';
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
  const { actor } = useAuth();
  const [wanted, setWanted] = useState(props.withMeasure ?? false);
  const [others, setOthers] = useState(true);
  const { data: record } = useReportTarget(report);
  const { targetType, targetId } = report;
  const reported = asReportTarget(targetType, record);
  const measure = targetActionFor(targetType);
  const fits = reported !== null && takesMeasure(reported, actor.uid);
  const target = wanted && fits && closing === 'resolve';
  const answers = [1, 2].map(number => translate(`reports.answers.${closing}.${number}`));
  const filter = { targetType, targetId, status: ['open', 'inReview'] };
  const { data: open = 1 } = useQuery({
    queryKey: ['reports', 'count', filter],
    queryFn: () => dataProvider.count('reports', { filter }),
  });
  const more = open - 1;
  const name = report.targetLabel || targetId;
  const confirm = async (note: string) => {
    const also = { target, others: others && more > 0, chosen: [wanted, others] };
    const outcome = await close(report, closing, note, also);
    // What was typed is kept for another try.
    if (outcome === 'notNow') return;
    if (outcome === 'done') onDone();
    onClose();
  };
  return (
    <ReasonDialog
      title={
        others && more > 0
          ? translate(`reports.confirmOnTarget.${closing}`, { count: open, name })
          : translate(`reports.confirm.${closing}`, { smart_count: 1, name })
      }
      body={
        <>
          <ClaimWarning target={targetKey(report)} />
          <Typography color="textSecondary">{translate(`reports.effect.${closing}`)}</Typography>
          {closing === 'resolve' && fits && (
            <FormControlLabel
              control={
                <Checkbox checked={wanted} onChange={event => setWanted(event.target.checked)} />
              }
              label={translate(`reports.targetAction.${measure}`)}
            />
          )}
          {closing === 'resolve' && reported && !fits && (
            <Alert severity="info">{translate(`reports.nothingToTake.${measure}`)}</Alert>
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
        target && targetType !== 'user' ? 'reports.noteHelpOwner' : 'reports.noteHelp',
      )}
      initialReason={props.withMeasure ? translate(`reports.answers.${measure}`) : ''}
      offers={(note, choose) => <SavedAnswers note={note} usual={answers} onChoose={choose} />}
      required={target}
      destructive={target}
      busy={busy}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
};
