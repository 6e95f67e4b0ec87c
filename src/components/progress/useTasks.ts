import { useSyncExternalStore } from 'react';
import { type Task, taskStore } from './taskStore.ts';

/** The tasks on the progress surface, oldest first. */
export const useTasks = (): readonly Task[] =>
  useSyncExternalStore(taskStore.subscribe, taskStore.snapshot);
