import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { ReasonDialog } from '@/components/actions/ReasonDialog.tsx';
import { targetActionFor } from '@/domain/moderation/moderateReports.ts';
import type { MeasureItem, MeasurePlan } from '@/domain/moderation/planMeasures.ts';
import { REPORT_TARGETS, type Report } from '@/domain/schemas/report.ts';
import { SavedAnswers } from '../show/SavedAnswers.tsx';
import { useMeasures } from '../show/useMeasures.ts';
import { TargetNames } from './TargetNames.tsx';

type Kind = Report['targetType'];

/** Resolves selected reports with the measures against their targets, of the kinds that are chosen. */
export const MeasuresDialog = (props: {
  plan: MeasurePlan;
  onClose: () => void;
  /** Told that the work has begun. */
  onBegun: () => void;
}) => {
  const { plan, onClose, onBegun } = props;
  const translate = useTranslate();
  const take = useMeasures();
  const kinds = REPORT_TARGETS.filter(kind => plan.fitting.some(({ type }) => type === kind));
  const [chosen, setChosen] = useState<readonly Kind[]>(kinds);
  const [only] = kinds;
  const fitting = plan.fitting.filter(({ type }) => chosen.includes(type));
  const items: MeasureItem[] = [...fitting, ...plan.standing];
  const toggle = (kind: Kind) =>
    setChosen(chosen.includes(kind) ? chosen.filter(one => one !== kind) : [...chosen, kind]);
  const usual = [1, 2].map(number => translate(`reports.answers.resolve.${number}`));
  const first = targetActionFor(kinds.length === 1 && only ? only : 'product');
  return (
    <ReasonDialog
      title={translate('reports.bulk.title')}
      body={
        <>
          {kinds.length > 0 && (
            <Typography color="textSecondary">{translate('reports.bulk.effect')}</Typography>
          )}
          {kinds.map(kind => {
            const targets = plan.fitting.filter(({ type }) => type === kind);
            return (
              <div key={kind}>
                <FormControlLabel
                  control={
                    <Checkbox checked={chosen.includes(kind)} onChange={() => toggle(kind)} />
                  }
                  label={translate(`reports.bulk.act.${kind}`, { smart_count: targets.length })}
                />
                <TargetNames items={targets.map(item => ({ item }))} />
              </div>
            );
          })}
          {plan.standing.length > 0 && (
            <Alert severity="info">
              {translate('reports.bulk.standing')}
              <TargetNames
                items={plan.standing.map(item => ({
                  item,
                  why: `reports.bulk.stands.${item.type}`,
                }))}
              />
            </Alert>
          )}
          {plan.left.length > 0 && (
            <Alert severity="warning">
              {translate('reports.bulk.left')}
              <TargetNames
                items={plan.left.map(({ item, why }) => ({ item, why: `reports.bulk.why.${why}` }))}
              />
            </Alert>
          )}
          {plan.closed > 0 && (
            <Alert severity="info">
              {translate('reports.skipped', { smart_count: plan.closed })}
            </Alert>
          )}
        </>
      }
      confirmLabel={
        fitting.length > 0
          ? translate('reports.bulk.confirm', { smart_count: fitting.length })
          : translate('reports.action.resolve')
      }
      reasonLabel={translate('reports.note')}
      reasonHelp={translate(
        fitting.some(({ type }) => type !== 'user') ? 'reports.noteHelpOwner' : 'reports.noteHelp',
      )}
      initialReason={kinds.length > 0 ? translate(`reports.answers.${first}`) : ''}
      offers={(note, choose) => <SavedAnswers note={note} usual={usual} onChoose={choose} />}
      required={fitting.length > 0}
      destructive={fitting.length > 0}
      disabled={plan.fitting.length + plan.standing.length === 0}
      incomplete={items.length === 0}
      opensAtTop
      onConfirm={note => {
        take(items, note);
        onClose();
        onBegun();
      }}
      onClose={onClose}
    />
  );
};
