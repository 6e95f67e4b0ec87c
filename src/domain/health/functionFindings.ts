import { FUNCTION_NAMES, type FunctionName, type FunctionRun } from '../schemas/functionRun.ts';
import type { HealthState } from './deployment.ts';

const HOUR = 3_600_000;

/** How long a function that works by the clock may be silent; the others work when there is something to do. */
const SILENT_FOR: Readonly<Record<FunctionName, number | null>> = {
  rollUpEvents: 3 * HOUR,
  keepInStep: null,
  followSchedule: 0.5 * HOUR,
  cleanFiles: 8 * 24 * HOUR,
  doTasks: null,
  doOwnerTasks: null,
  erasePersons: null,
  sendMail: null,
};

/** Where a function stands: `said` names the words, `functions.said.{said}`. */
export interface FunctionFinding {
  name: FunctionName;
  state: HealthState;
  said: 'silent' | 'off' | 'failed' | 'late' | 'begun' | 'done';
  /** When that was; null where nothing was. */
  at: Date | null;
  /** What it did last, where it did something. */
  did: Readonly<Record<string, number>>;
  failure: string;
}

const findingOf = (run: FunctionRun, name: FunctionName, now: Date): FunctionFinding => {
  const { startedAt, doneAt, failedAt, failure, did, off } = run;
  const finding = (state: HealthState, said: FunctionFinding['said'], at: Date | null) => ({
    ...{ name, state, said, at, did },
    failure: said === 'failed' ? failure : '',
  });
  // Off as delivered: nothing waits for mail.
  if (off) return finding(name === 'sendMail' ? 'fine' : 'look', 'off', startedAt);
  if (failedAt && (!doneAt || failedAt > doneAt)) return finding('fault', 'failed', failedAt);
  if (!doneAt) return finding('unknown', 'begun', startedAt);
  const limit = SILENT_FOR[name];
  return limit !== null && now.getTime() - doneAt.getTime() > limit
    ? finding('fault', 'late', doneAt)
    : finding('fine', 'done', doneAt);
};

/**
 * Where each function stands, in the order of the registry.
 * @param runs what functions said of their last work.
 * @returns empty where none ever said anything: then none is deployed.
 */
export const functionFindings = (runs: readonly FunctionRun[], now: Date): FunctionFinding[] =>
  runs.length === 0
    ? []
    : FUNCTION_NAMES.map(name => {
        const run = runs.find(({ id }) => id === name);
        if (run) return findingOf(run, name, now);
        return { name, state: 'unknown', said: 'silent', at: null, did: {}, failure: '' };
      });
