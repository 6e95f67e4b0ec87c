import { z } from 'zod';
import { id } from './common.ts';

/** Where a task stands. */
export const TASK_STATES = ['asked', 'done', 'failed'] as const;

/** What every task has that functions are asked for. */
export const taskFields = {
  id: z.string(),
  askedBy: id,
  askedAt: z.date(),
  state: z.enum(TASK_STATES),
  /** What was done, counted. */
  did: z.record(z.string(), z.int().min(0)).nullish(),
  failure: z.string().nullish(),
};

/** A piece of what a task gives, as text. Nobody reads it after `until`, and the database deletes it then. */
export const taskPartSchema = z.object({ text: z.string(), until: z.date() });

/** What every task has, and what functions say under it. */
type NotAsked = keyof typeof taskFields | 'parts' | 'capped' | 'pictures';

/** What is asked of functions, without what every task has. */
export type Asked<Task> = Task extends unknown ? Omit<Task, NotAsked> : never;
