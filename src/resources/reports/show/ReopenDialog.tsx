import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { ReasonDialog } from '@/components/actions/ReasonDialog.tsx';
import { MeasureReturnAlert } from '@/components/history/MeasureReturnAlert.tsx';
import type { Report } from '@/domain/schemas/report.ts';
import { type Reopening, useModeration } from './useModeration.ts';

/**
 * Puts a report back into the queue, with those that were closed with it, and takes their measure
 * back, unless any of that is to stay.
 */
export const ReopenDialog = (props: { report: Report; plan: Reopening; onClose: () => void }) => {
  const { report, plan, onClose } = props;
  const { together, measure } = plan;
  const { reopen, busy } = useModeration();
  const translate = useTranslate();
  const [lift, setLift] = useState(true);
  const [all, setAll] = useState(true);
  const confirm = async (note: string) => {
    const reopened = await reopen(all ? together : [report], note, lift ? measure : null);
    // What was typed is kept for another try.
    if (reopened !== 'notNow') onClose();
  };
  return (
    <ReasonDialog
      title={translate('reports.confirm.reopen', { name: report.targetLabel })}
      body={
        <>
          {together.length > 1 && (
            <FormControlLabel
              control={<Checkbox checked={all} onChange={event => setAll(event.target.checked)} />}
              label={translate('reports.reopenOthers', { smart_count: together.length - 1 })}
            />
          )}
          {measure.kind === 'back' && (
            <FormControlLabel
              control={
                <Checkbox checked={lift} onChange={event => setLift(event.target.checked)} />
              }
              label={translate(`reports.liftMeasure.${measure.measure}`)}
            />
          )}
          {measure.kind !== 'back' && <MeasureReturnAlert plan={measure} />}
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
