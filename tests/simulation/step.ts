import { z } from 'zod';
import { PERSON_NAMES } from './people.ts';

/** What can be done in one step; `reinstate` gives everybody their rights back. */
export const ACTS = [
  'open',
  'save',
  'create',
  'bulk',
  'remove',
  'import',
  'undoImport',
  'merge',
  'unmerge',
  'request',
  'answer',
  'business',
  'user',
  'report',
  'draw',
  'look',
  'attack',
  'reinstate',
] as const;

/** Something that is done in one step. */
export type Act = (typeof ACTS)[number];

/**
 * What goes wrong with one call of the back end: `rejected` before anything is done; `late`, so
 * that others act before it is done; `lateAnswer`, after; `lost`, done without an answer; `torn` in
 * the middle of writing; `closedBefore` and `closed`: the tab is gone before or after it is done;
 * `revoked` and `signedOut`: the right, or the session, is taken away just before.
 */
export const FAULT_KINDS = [
  'rejected',
  'late',
  'lateAnswer',
  'lost',
  'torn',
  'closedBefore',
  'closed',
  'revoked',
  'signedOut',
] as const;

const faultSchema = z.object({
  /** Which call of the step it meets, from 0. */
  call: z.int().min(0),
  kind: z.enum(FAULT_KINDS),
  /** Of what is late: after how many more steps it goes on. Of `torn`: after how many rows. */
  after: z.int().min(0),
});

/** What goes wrong with one call. */
export type Fault = z.infer<typeof faultSchema>;

/** One step: plain numbers, so that it can be printed and replayed, whatever was left out before it. */
export const stepSchema = z.object({
  who: z.enum(PERSON_NAMES),
  act: z.enum(ACTS),
  /** Which of the records that are there. */
  pick: z.int().min(0),
  /** What is put into them, or which way is taken. */
  value: z.int().min(0),
  faults: z.array(faultSchema),
});

/** One step of a simulation. */
export type Step = z.infer<typeof stepSchema>;

/** A step in words. */
export const describeStep = ({ who, act, pick, value, faults }: Step): string => {
  const wrong = faults.map(({ call, kind, after }) => `call ${call} ${kind} (${after})`);
  return `${who} ${act} pick ${pick} value ${value}${wrong.map(one => `, ${one}`).join('')}`;
};
