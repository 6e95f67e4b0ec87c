import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { LAYOUT } from '@/theme/tokens.ts';
import { LeaveByItself } from './LeaveByItself.ts';
import { foremost, needsLook } from './leaving.ts';
import { TaskAnnouncer } from './TaskAnnouncer.tsx';
import { TaskItem } from './TaskItem.tsx';
import { taskStore } from './taskStore.ts';
import { useRoomBelow } from './useRoomBelow.ts';
import { useTasks } from './useTasks.ts';
import { useWarnBeforeClosing } from './useWarnBeforeClosing.ts';

/**
 * The one surface for long work: a strip at the foot of the layout, in its flow, so that no page
 * ends below it. It shows nothing without tasks.
 */
export const ProgressPanel = () => {
  const translate = useTranslate();
  const tasks = useTasks();
  const room = useRoomBelow();
  const list = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState(false);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const running = tasks.filter(task => task.state === 'running').length;
  const ended = tasks.filter(task => task.state !== 'running');
  const needingAttention = tasks.filter(needsLook).length;
  const first = foremost(tasks);
  useWarnBeforeClosing(running > 0);
  useEffect(function forgetTasksOnSignOut() {
    return () => taskStore.clear();
  }, []);
  const close = (ids: readonly string[]) => {
    for (const id of ids) taskStore.dismiss(id);
    // The button goes with its task; the keyboard must not lose its place.
    const isGone = taskStore.snapshot().length === 0;
    (isGone ? document.getElementById('content') : list.current)?.focus({ preventScroll: true });
    if (isGone) setFocused(false);
  };
  return (
    <>
      <TaskAnnouncer tasks={tasks} />
      {tasks.map(task => (
        <LeaveByItself key={task.id} task={task} held={pointed || focused} />
      ))}
      {first && (
        <Box
          ref={room}
          component="section"
          aria-label={translate('progress.region')}
          onPointerEnter={() => setPointed(true)}
          onPointerLeave={() => setPointed(false)}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          sx={{
            position: 'sticky',
            bottom: 0,
            // Above a record beside its list, below dialogs and the opened navigation.
            zIndex: theme => theme.zIndex.modal - 2,
            bgcolor: 'background.paper',
            borderTop: 1,
            borderColor: 'divider',
            boxShadow: 6,
            displayPrint: 'none',
          }}
        >
          <Box sx={{ maxWidth: LAYOUT.contentMax, mx: 'auto', px: { xs: 2, md: 4 } }}>
            {tasks.length > 1 && (
              <Stack direction="row" spacing={1} sx={{ alignItems: 'center', pt: 0.5 }}>
                <Typography variant="body2" sx={{ flexGrow: 1, fontWeight: 600 }}>
                  {running > 0
                    ? translate('progress.running', { smart_count: running })
                    : translate('progress.allEnded')}
                  {needingAttention > 0 && (
                    <Typography component="span" variant="inherit" color="error">
                      {' · '}
                      {translate('progress.troubled', { smart_count: needingAttention })}
                    </Typography>
                  )}
                </Typography>
                {ended.length > 1 && (
                  <Button
                    size="small"
                    color="inherit"
                    onClick={() => close(ended.map(({ id }) => id))}
                  >
                    {translate('progress.closeAll')}
                  </Button>
                )}
                <Button
                  size="small"
                  color="inherit"
                  aria-expanded={open}
                  endIcon={open ? <ExpandMoreIcon /> : <ExpandLessIcon />}
                  onClick={() => setOpen(!open)}
                >
                  {translate(open ? 'progress.collapse' : 'progress.expand', {
                    count: tasks.length,
                  })}
                </Button>
              </Stack>
            )}
            <Box
              component="ul"
              ref={list}
              tabIndex={-1}
              sx={{
                m: 0,
                p: 0,
                listStyle: 'none',
                maxHeight: '40vh',
                overflow: 'auto',
                outline: 'none',
              }}
            >
              {(open ? tasks.toReversed() : [first]).map(task => (
                <TaskItem key={task.id} task={task} onClose={() => close([task.id])} />
              ))}
            </Box>
          </Box>
        </Box>
      )}
    </>
  );
};
