import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useDayFormat } from '@/components/figures/useDayFormat.ts';
import { refusalText } from '@/components/functions/refusalText.ts';
import { useDidText } from '@/components/functions/useDidText.ts';
import type { FunctionTask } from '@/domain/schemas/functionTask.ts';

/** What became of what functions were asked for. */
export const TaskState = ({ task }: { task: FunctionTask }) => {
  const translate = useTranslate();
  const day = useDayFormat();
  const didText = useDidText();
  const { state, did, failure } = task;
  const what =
    task.kind === 'rollUpRange'
      ? translate('functions.again.range', { from: day(task.from), to: day(task.to) })
      : translate(`functions.person.${task.kind}`, { person: task.person });
  return (
    <Typography variant="body2" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
      {what}{' '}
      {translate(`functions.task.${state}`, {
        ...{ did: didText(did ?? {}), failure: refusalText(translate, failure) },
      })}
    </Typography>
  );
};
