import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { ReasonDialog } from '@/components/actions/ReasonDialog.tsx';
import { MeasureReturnAlert } from '@/components/history/MeasureReturnAlert.tsx';
import type { MeasureReturn } from '@/domain/moderation/measureReturn.ts';
import type { Report } from '@/domain/schemas/report.ts';
import { useModeration } from './useModeration.ts';

/** Puts a report back into the queue, and takes its measure back unless that is to stay. */
export const ReopenDialog = (props: {
  report: Report;
  plan: MeasureReturn;
  onClose: () => void;
}) => {
  const { report, plan, onClose } = props;
  const { reopen, busy } = useModeration();
  const translate = useTranslate();
  const [lift, setLift] = useState(true);
  const confirm = async (note: string) => {
    // What was typed is kept for another try.
    if ((await reopen(report, note, lift ? plan : null)) !== 'unreachable') onClose();
  };
  return (
    <ReasonDialog
      title={translate('reports.confirm.reopen', { name: report.targetLabel })}
      body={
        <>
          {plan.kind === 'back' && (
            <FormControlLabel
              control={
                <Checkbox checked={lift} onChange={event => setLift(event.target.checked)} />
              }
              label={translate(`reports.liftMeasure.${plan.measure}`)}
            />
          )}
          {plan.kind !== 'back' && <MeasureReturnAlert plan={plan} />}
        </>
      }
      confirmLabel={translate('reports.action.reopen')}
      reasonLabel={translate('reports.note')}
      reasonHelp={translate('reports.noteHelpReopen')}
      busy={busy}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
};
