import CancelIcon from '@mui/icons-material/CancelOutlined';
import CloseIcon from '@mui/icons-material/Close';
import { Box, Button, IconButton, LinearProgress, Tooltip, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { TaskFailures } from './TaskFailures.tsx';
import { taskFigures } from './taskFigures.ts';
import { type Task, taskStore } from './taskStore.ts';
import { useTaskText } from './useTaskText.ts';

const StopButton = ({ task, onClose }: { task: Task; onClose: () => void }) => {
  const translate = useTranslate();
  const running = task.state === 'running';
  if (running && !task.cancellable) return null;
  const label = translate(running ? 'progress.cancel' : 'progress.close', { title: task.title });
  return (
    <Tooltip title={label}>
      <IconButton
        aria-label={label}
        onClick={running ? () => taskStore.cancel(task.id) : onClose}
        sx={{ width: 40, height: 40 }}
      >
        {running ? <CancelIcon fontSize="small" /> : <CloseIcon fontSize="small" />}
      </IconButton>
    </Tooltip>
  );
};

/** One task: how far it is, what failed, and what can be done about it. */
export const TaskItem = (props: { task: Task; onClose: () => void }) => {
  const { task, onClose } = props;
  const translate = useTranslate();
  const textOf = useTaskText();
  const now = Date.now();
  const { percent } = taskFigures(task, now);
  return (
    <Box component="li" sx={{ py: 0.75 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box
          sx={{
            flexGrow: 1,
            minWidth: 0,
            display: 'flex',
            flexDirection: { xs: 'column', sm: 'row' },
            flexWrap: 'wrap',
            alignItems: { sm: 'baseline' },
            columnGap: 1.5,
          }}
        >
          <Typography variant="subtitle2" component="span" sx={{ overflowWrap: 'anywhere' }}>
            {task.title}
          </Typography>
          <Typography
            variant="body2"
            component="span"
            color={task.state === 'failed' ? 'error' : 'text.secondary'}
            sx={{ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}
          >
            {textOf(task, now)}
          </Typography>
          {task.note && (
            <Typography variant="body2" component="span" sx={{ overflowWrap: 'anywhere' }}>
              {task.note}
            </Typography>
          )}
        </Box>
        {task.actions.map(action => (
          <Button key={action.label} size="small" onClick={action.run} sx={{ flexShrink: 0 }}>
            {action.label}
          </Button>
        ))}
        <StopButton task={task} onClose={onClose} />
      </Box>
      {task.state === 'running' && (
        <LinearProgress
          aria-label={translate('progress.bar', { title: task.title })}
          variant={percent === undefined ? 'indeterminate' : 'determinate'}
          value={percent ?? 0}
        />
      )}
      <TaskFailures failures={task.failures} />
    </Box>
  );
};
