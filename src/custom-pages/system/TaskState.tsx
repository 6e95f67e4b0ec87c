import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useDayFormat } from '@/components/figures/useDayFormat.ts';
import type { FunctionTask } from '@/domain/schemas/functionTask.ts';
import { useDidText } from './useDidText.ts';

/** What became of what functions were asked for. */
export const TaskState = ({ task }: { task: FunctionTask }) => {
  const translate = useTranslate();
  const day = useDayFormat();
  const didText = useDidText();
  const { from, to, state, did, failure } = task;
  return (
    <Typography variant="body2" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
      {translate('functions.again.range', { from: day(from), to: day(to) })}{' '}
      {translate(`functions.task.${state}`, { did: didText(did ?? {}), failure: failure ?? '' })}
    </Typography>
  );
};
