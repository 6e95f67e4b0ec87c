import { z } from 'zod';

/** Every function that can be deployed, in the order in which they are shown. */
export const FUNCTION_NAMES = [
  'rollUpEvents',
  'keepInStep',
  'followSchedule',
  'cleanFiles',
  'doTasks',
  'doOwnerTasks',
  'erasePersons',
  'sendMail',
] as const;

/** A function that can be deployed. */
export type FunctionName = (typeof FUNCTION_NAMES)[number];

/** Longest message that a failure leaves. */
export const MAX_FAILURE_LENGTH = 500;

/** What a function says of its last work, at `functionRuns/{name}`; only functions write it. */
export const functionRunSchema = z.object({
  id: z.string(),
  startedAt: z.date(),
  /** When it last ended well; null where it never did. */
  doneAt: z.date().nullable(),
  /** What it did then, counted. */
  did: z.record(z.string(), z.int().min(0)),
  failedAt: z.date().nullable(),
  failure: z.string(),
  /** Whether it is switched off, and did nothing. */
  off: z.boolean(),
});

/** What a function says of its last work. */
export type FunctionRun = z.infer<typeof functionRunSchema>;
