import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useDateFormat, useRelativeTime } from '@/components/format/useFormat.ts';
import { useDidText } from '@/components/functions/useDidText.ts';
import { StatusChip } from '@/components/StatusChip.tsx';
import type { FunctionFinding } from '@/domain/health/functionFindings.ts';
import { HEALTH_TONES } from './healthTones.ts';

/** Where one function stands, what it does, and what there is to do about it. */
export const FunctionState = ({ finding }: { finding: FunctionFinding }) => {
  const translate = useTranslate();
  const relative = useRelativeTime();
  const date = useDateFormat();
  const didText = useDidText();
  const { name, state, said, at, did, failure } = finding;
  const todo = translate(`functions.todoOf.${name}.${said}`, {
    _: translate(`functions.todo.${said}`, { _: '' }),
  });
  const done = said === 'done' ? didText(did) : '';
  const time = at ? relative(at) : '';
  return (
    <>
      <StatusChip tone={HEALTH_TONES[state]} label={translate(`system.state.${state}`)} />
      <div title={at ? date(at, 'time') : undefined}>
        {translate(`functions.said.${said}`, { time, failure })}
        {done && ` ${done}.`}
      </div>
      {todo && <Box sx={{ fontWeight: 600 }}>{todo}</Box>}
      <Typography variant="body2" color="textSecondary">
        {translate(`functions.does.${name}`)}
      </Typography>
    </>
  );
};
