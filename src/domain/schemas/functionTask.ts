import { z } from 'zod';
import { day, id, line, MAX_LENGTH } from './common.ts';
import { taskFields } from './task.ts';

/** Where administrators ask functions to do something. */
export const FUNCTION_TASKS = 'functionTasks';

const rangeTaskSchema = z.object({
  ...taskFields,
  kind: z.literal('rollUpRange'),
  /** The first and the last day. */
  from: day,
  to: day,
});

/** What can be asked for about a person. */
export const PERSON_TASKS = ['exportPerson', 'erasePerson'] as const;

const personTaskSchema = z.object({
  ...taskFields,
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

/** What an administrator asks functions to do. */
export type FunctionTask = z.infer<typeof functionTaskSchema>;
/** What is asked for about a person. */
export type PersonTask = z.infer<typeof personTaskSchema>;
