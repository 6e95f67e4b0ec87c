import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { taskFigures } from './taskFigures.ts';
import type { Task } from './taskStore.ts';
import { visuallyHidden } from './visuallyHidden.ts';

/** Steps that are worth hearing; every count would drown everything else. */
const STEP = 25;

/** Tells those who listen rather than look how the latest task is going. */
export const TaskAnnouncer = ({ tasks }: { tasks: readonly Task[] }) => {
  const translate = useTranslate();
  const task = tasks.reduce<Task | undefined>(
    (latest, one) =>
      (one.endedAt ?? one.startedAt) >= (latest?.endedAt ?? latest?.startedAt ?? 0) ? one : latest,
    undefined,
  );
  const text = task && textOf(task, translate);
  const [said, setSaid] = useState('');
  useEffect(
    function sayOnceThePlaceIsThere() {
      // What comes together with its place is not read out; and a task that ends and goes at once
      // has ended all the same.
      if (text) setSaid(text);
    },
    [text],
  );
  return (
    <Box role="status" sx={visuallyHidden}>
      {said}
    </Box>
  );
};

const textOf = (task: Task, translate: ReturnType<typeof useTranslate>): string => {
  const { title, error = '' } = task;
  if (task.state === 'done') return translate('progress.announceDone', { title });
  if (task.state === 'cancelled') return translate('progress.announceCancelled', { title });
  if (task.state === 'failed') return translate('progress.announceFailed', { title, error });
  const percent = Math.floor((taskFigures(task, task.startedAt).percent ?? 0) / STEP) * STEP;
  return percent === 0
    ? translate('progress.announceStarted', { title })
    : translate('progress.announcePercent', { title, percent });
};
