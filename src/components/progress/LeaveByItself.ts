import { useEffect, useSyncExternalStore } from 'react';
import { staysFor } from './leaving.ts';
import { type Task, taskStore } from './taskStore.ts';

const watchVisibility = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

/**
 * Takes a task that ended well off the surface after a while, in which somebody could see it.
 * `held`: while the pointer or the focus is on the surface nothing leaves it.
 */
export const LeaveByItself = ({ task, held }: { task: Task; held: boolean }) => {
  const hidden = useSyncExternalStore(watchVisibility, () => document.hidden);
  const stay = held || hidden ? null : staysFor(task);
  useEffect(
    function leaveAfterAWhile() {
      if (stay === null) return;
      const timer = setTimeout(() => taskStore.dismiss(task.id), stay);
      return () => clearTimeout(timer);
    },
    [task.id, stay],
  );
  return null;
};
