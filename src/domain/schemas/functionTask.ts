import { z } from 'zod';
import { day, id, line, MAX_LENGTH } from './common.ts';

/** Where a task stands. */
export const TASK_STATES = ['asked', 'done', 'failed'] as const;

const common = {
  id: z.string(),
  askedBy: id,
  askedAt: z.date(),
  state: z.enum(TASK_STATES),
  /** What was done, counted. */
  did: z.record(z.string(), z.int().min(0)).nullish(),
  failure: z.string().nullish(),
};

const rangeTaskSchema = z.object({
  ...common,
  kind: z.literal('rollUpRange'),
  /** The first and the last day. */
  from: day,
  to: day,
});

/** What can be asked for about a person. */
export const PERSON_TASKS = ['exportPerson', 'erasePerson'] as const;

const personTaskSchema = z.object({
  ...common,
  kind: z.enum(PERSON_TASKS),
  /** The account's id. */
  person: id,
  reason: line(MAX_LENGTH.line),
  /** In how many pieces what was collected lies at `functionTasks/{id}/parts/{0, 1, …}`. */
  parts: z.int().min(1).max(1000).nullish(),
});

/**
 * What an administrator asks functions to do, at `functionTasks/{id}`. The rules let administrators write it, so
 * that nothing else is needed between the console and functions; functions say under it what became of it.
 */
export const functionTaskSchema = z.discriminatedUnion('kind', [rangeTaskSchema, personTaskSchema]);

/** A piece of what was collected, as text. Nobody reads it after `until`, and the database deletes it then. */
export const taskPartSchema = z.object({ text: z.string(), until: z.date() });

/** What an administrator asks functions to do. */
export type FunctionTask = z.infer<typeof functionTaskSchema>;
/** What is asked for about a person. */
export type PersonTask = z.infer<typeof personTaskSchema>;
