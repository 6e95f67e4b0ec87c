import { z } from 'zod';
import { day, id } from './common.ts';

/** Where a task stands. */
export const TASK_STATES = ['asked', 'done', 'failed'] as const;

/**
 * What an administrator asks functions to do, at `functionTasks/{id}`. The rules let administrators write it, so
 * that nothing else is needed between the console and functions; functions say under it what became of it.
 */
export const functionTaskSchema = z.object({
  id: z.string(),
  kind: z.literal('rollUpRange'),
  /** The first and the last day. */
  from: day,
  to: day,
  askedBy: id,
  askedAt: z.date(),
  state: z.enum(TASK_STATES),
  /** What was done, counted. */
  did: z.record(z.string(), z.int().min(0)).nullish(),
  failure: z.string().nullish(),
});

/** What an administrator asks functions to do. */
export type FunctionTask = z.infer<typeof functionTaskSchema>;
