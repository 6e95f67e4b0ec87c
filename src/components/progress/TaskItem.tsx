import CancelIcon from '@mui/icons-material/CancelOutlined';
import CloseIcon from '@mui/icons-material/Close';
import { Box, Button, IconButton, LinearProgress, Stack, Tooltip, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { TaskFailures } from './TaskFailures.tsx';
import { taskFigures } from './taskFigures.ts';
import { type Task, taskStore } from './taskStore.ts';
import { useTaskText } from './useTaskText.ts';

const StopButton = ({ task }: { task: Task }) => {
  const translate = useTranslate();
  const running = task.state === 'running';
  if (running && !task.cancellable) return null;
  const label = translate(running ? 'progress.cancel' : 'progress.dismiss', { title: task.title });
  return (
    <Tooltip title={label}>
      <IconButton
        size="small"
        aria-label={label}
        onClick={() => (running ? taskStore.cancel(task.id) : taskStore.dismiss(task.id))}
      >
        {running ? <CancelIcon fontSize="small" /> : <CloseIcon fontSize="small" />}
      </IconButton>
    </Tooltip>
  );
};

/** One task: how far it is, what failed, and what can be done about it. */
export const TaskItem = ({ task }: { task: Task }) => {
  const translate = useTranslate();
  const textOf = useTaskText();
  const now = Date.now();
  const { percent } = taskFigures(task, now);
  return (
    <Box component="li" sx={{ px: 2, py: 1 }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Typography variant="subtitle2" noWrap sx={{ flexGrow: 1, minWidth: 0 }}>
          {task.title}
        </Typography>
        <StopButton task={task} />
      </Stack>
      {task.state === 'running' && (
        <LinearProgress
          aria-label={translate('progress.bar', { title: task.title })}
          variant={percent === undefined ? 'indeterminate' : 'determinate'}
          value={percent ?? 0}
        />
      )}
      <Typography
        variant="body2"
        color={task.state === 'failed' ? 'error' : 'text.secondary'}
        sx={{ mt: 0.5, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}
      >
        {textOf(task, now)}
      </Typography>
      {task.note && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {task.note}
        </Typography>
      )}
      <TaskFailures failures={task.failures} />
      {task.actions.length > 0 && (
        <Stack direction="row" spacing={1} sx={{ mt: 0.5, ml: -0.5, flexWrap: 'wrap' }}>
          {task.actions.map(action => (
            <Button key={action.label} size="small" onClick={action.run}>
              {action.label}
            </Button>
          ))}
        </Stack>
      )}
    </Box>
  );
};
