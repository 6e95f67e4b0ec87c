import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';
import type { MeasureReturn } from '@/domain/moderation/measureReturn.ts';

/** Says what becomes of the measure of a decision that is taken back, and why where it stays. */
export const MeasureReturnAlert = ({ plan }: { plan: MeasureReturn }) => {
  const translate = useTranslate();
  if (plan.kind === 'none') return null;
  const words = {
    back: [`reports.measureBack.${plan.measure}`],
    over: [`reports.measureOver.${plan.measure}`],
    stays: [
      `reports.measureStays.${plan.measure}`,
      ...(plan.kind === 'stays' ? [`reports.measureWhy.${plan.why}`] : []),
    ],
  }[plan.kind];
  return (
    <Alert severity={plan.kind === 'stays' ? 'warning' : 'info'}>
      {words.map(key => translate(key)).join(' ')}
    </Alert>
  );
};
