import { useTranslate } from 'ra-core';
import { useLocale } from '../format/useFormat.ts';
import { taskFigures } from './taskFigures.ts';
import type { Task } from './taskStore.ts';

/** One line about a task: counts, rate and time left while it runs, else how it ended. */
export const useTaskText = (): ((task: Task, now: number) => string) => {
  const translate = useTranslate();
  const locale = useLocale();
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const counts = (task: Task) =>
    task.total === undefined
      ? translate('progress.countOnly', { done: number.format(task.done) })
      : translate('progress.counts', {
          done: number.format(task.done),
          total: number.format(task.total),
        });
  const timeLeft = (seconds: number) =>
    seconds < 90
      ? translate('progress.secondsLeft', { smart_count: seconds })
      : translate('progress.minutesLeft', { smart_count: Math.round(seconds / 60) });

  return (task, now) => {
    if (task.state === 'failed') {
      const { error = '' } = task;
      return translate('progress.state.failed', { error: translate(error, { _: error }) });
    }
    if (task.state === 'cancelled')
      return translate('progress.state.cancelled', { done: number.format(task.done) });
    const { rate, secondsLeft } = taskFigures(task, now);
    const state =
      task.state === 'done' ? 'progress.state.done' : task.paused ? 'progress.state.paused' : null;
    const parts = [state === null ? '' : translate(state), counts(task)];
    if (rate !== undefined) parts.push(translate('progress.rate', { rate: number.format(rate) }));
    if (secondsLeft !== undefined) parts.push(timeLeft(secondsLeft));
    return parts.filter(Boolean).join(' · ');
  };
};
