import { failureKind, isUnreachable, statusOf } from '@/domain/errors.ts';
import { RunStopped } from '@/domain/import/run/commitWithRetry.ts';
import { trackedDataProvider } from '@/providers/trackedDataProvider.ts';
import type { BackOfficeDataProvider } from '@/providers/types.ts';
import type { Oracle } from '../oracle/oracle.ts';
import type { Process } from '../process.ts';
import type { Memory } from './memory.ts';

/** What an act works with. */
export interface Stage {
  process: Process;
  provider: BackOfficeDataProvider;
  oracle: Oracle;
  memory: Memory;
}

/** Something that somebody does; what the back end refuses is no failure of it. */
export type ActOut = (stage: Stage) => Promise<void>;

/** The stage of a process, above the same layer that screens use. */
export const stageOf = (process: Process, oracle: Oracle, memory: Memory): Stage => ({
  process,
  oracle,
  memory,
  provider: trackedDataProvider(process.store, process.person),
});

/** How something ended for the one who did it. */
export type Outcome<T> = { done: true; value: T } | { done: false; error: unknown };

/** What a back end or a plan answers with; anything else is a defect and goes on upwards. */
const isAnswer = (error: unknown) =>
  statusOf(error) !== null ||
  error instanceof RunStopped ||
  (error instanceof Error && /^(merge|giveaways|requests|imports?)\./.test(error.message));

/** Tries as people do: once more, and again, where the back end did not answer. */
export const patiently = async <T>(work: () => Promise<T>): Promise<Outcome<T>> => {
  for (let tries = 0; ; tries++) {
    try {
      return { done: true, value: await work() };
    } catch (error) {
      if (!isAnswer(error)) throw error;
      if (!isUnreachable(error) || tries >= 2) return { done: false, error };
    }
  }
};

/** Whether something ended because somebody else was faster. */
export const isConflicted = (outcome: Outcome<unknown>) =>
  !outcome.done && failureKind(outcome.error) === 'conflict';

/** One of several, by a number that any list can be asked with. */
export const choose = <T>(from: readonly T[], pick: number): T | undefined =>
  from[pick % Math.max(1, from.length)];

/** The id at the end of a path. */
export const idOf = (path: string) => path.split('/').at(-1) ?? '';

/** The products that somebody can choose from: an owner's own, an administrator's all. */
export const productsFor = ({ oracle, process }: Stage, businessId?: string): string[] => {
  const { uid, role } = process.person;
  const whose = role === 'owner' ? uid : businessId;
  return oracle
    .paths('products')
    .filter(path => whose === undefined || oracle.stored().get(path)?.businessId === whose)
    .map(idOf);
};
