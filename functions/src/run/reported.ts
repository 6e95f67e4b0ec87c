import type { Did } from '../../../src/domain/functions/did.ts';
import type { FunctionStore } from '../../../src/domain/functions/functionStore.ts';
import {
  type FunctionName,
  type FunctionRun,
  functionRunSchema,
} from '../../../src/domain/schemas/functionRun.ts';
import { failureText } from './failureText.ts';

/** Where functions say what they did last; administrators read it on *System*. */
const RUNS = 'functionRuns';

const BLANK: Omit<FunctionRun, 'id' | 'startedAt'> = {
  ...{ doneAt: null, did: {}, failedAt: null, failure: '', off: false },
};

/** How work is told of. */
export interface Reporting {
  name: FunctionName;
  clock: () => Date;
  /** Names of functions that are switched off, asked each time. */
  off: () => readonly string[];
  /** What has to lie between two reports of work that went well, in milliseconds; a document takes one write a second. */
  atMostEvery?: number;
}

/**
 * Does work and says so at `functionRuns/{name}`: when, what, and why it failed. Switched off it does nothing.
 * @throws what the work throws
 */
export const reporting = (store: FunctionStore, options: Reporting) => {
  const { name, clock, off, atMostEvery = 0 } = options;
  let lastReport = Number.NEGATIVE_INFINITY;
  const writeRun = async (change: Partial<FunctionRun>) => {
    const stored = await store.get(RUNS, name);
    const { data: before } = functionRunSchema.safeParse(stored?.data ?? {});
    const { id: _, ...run } = { id: name, ...BLANK, startedAt: clock(), ...before, ...change };
    await store.commit([{ type: 'set', collection: RUNS, id: name, data: run }]);
  };
  return async (work: () => Promise<Did>): Promise<void> => {
    const startedAt = clock();
    const isDue = startedAt.getTime() - lastReport >= atMostEvery;
    if (off().includes(name)) {
      if (isDue) await writeRun({ startedAt, off: true });
      lastReport = startedAt.getTime();
      return;
    }
    try {
      const did = await work();
      if (!isDue) return;
      lastReport = startedAt.getTime();
      await writeRun({ startedAt, off: false, doneAt: clock(), did: { ...did } });
    } catch (error) {
      await writeRun({ startedAt, off: false, failedAt: clock(), failure: failureText(error) });
      throw error;
    }
  };
};
