import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { Box, Collapse, IconButton, Paper, Stack, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { TaskAnnouncer } from './TaskAnnouncer.tsx';
import { TaskItem } from './TaskItem.tsx';
import { taskStore } from './taskStore.ts';
import { useRoomBelow } from './useRoomBelow.ts';
import { useTasks } from './useTasks.ts';
import { useWarnBeforeClosing } from './useWarnBeforeClosing.ts';

/** The one surface for long work; render it once, in the layout. It shows nothing without tasks. */
export const ProgressPanel = () => {
  const translate = useTranslate();
  const tasks = useTasks();
  const room = useRoomBelow();
  const { pathname } = useLocation();
  const newest = tasks.at(-1)?.id;
  const [open, setOpen] = useState(true);
  const [seen, setSeen] = useState({ pathname, newest });
  const running = tasks.filter(task => task.state === 'running').length;
  if (seen.pathname !== pathname || seen.newest !== newest) {
    // What has ended makes way for the next page; what begins shows.
    if (seen.newest !== newest && newest) setOpen(true);
    else if (running === 0) setOpen(false);
    setSeen({ pathname, newest });
  }
  useWarnBeforeClosing(running > 0);
  useEffect(function forgetTasksOnSignOut() {
    return () => taskStore.clear();
  }, []);
  return (
    <>
      <TaskAnnouncer tasks={tasks} />
      {tasks.length > 0 && (
        <Paper
          ref={room}
          component="section"
          aria-label={translate('progress.region')}
          elevation={8}
          sx={{
            position: 'fixed',
            // Below dialogs: it must not lie over their buttons.
            zIndex: theme => theme.zIndex.modal - 1,
            right: { xs: 8, sm: 24 },
            bottom: { xs: 8, sm: 24 },
            width: { xs: 'calc(100% - 16px)', sm: 380 },
            overflow: 'hidden',
            displayPrint: 'none',
          }}
        >
          <Stack direction="row" sx={{ alignItems: 'center', pl: 2, pr: 1, py: 0.5 }}>
            <Typography variant="body2" sx={{ flexGrow: 1, fontWeight: 600 }}>
              {running > 0
                ? translate('progress.running', { smart_count: running })
                : translate('progress.allEnded')}
            </Typography>
            <IconButton
              size="small"
              aria-expanded={open}
              aria-label={translate(open ? 'progress.collapse' : 'progress.expand')}
              onClick={() => setOpen(!open)}
            >
              {open ? <ExpandMoreIcon /> : <ExpandLessIcon />}
            </IconButton>
          </Stack>
          <Collapse in={open}>
            <Box
              component="ul"
              sx={{ m: 0, p: 0, pb: 1, listStyle: 'none', maxHeight: '50vh', overflow: 'auto' }}
            >
              {tasks.toReversed().map(task => (
                <TaskItem key={task.id} task={task} />
              ))}
            </Box>
          </Collapse>
        </Paper>
      )}
    </>
  );
};
