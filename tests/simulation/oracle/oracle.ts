import { statusOf } from '@/domain/errors.ts';
import type { Write } from '@/domain/write.ts';
import type { Fields, Stored, World } from '../worlds/world.ts';
import { type Changes, changesBetween, isAsRead } from './changes.ts';
import { type Intent, judgeAnswer, judgeIntent } from './intent.ts';
import { type Problem, problem } from './problem.ts';
import { isLetIn, judgeRights, type Person } from './rights.ts';
import { judgeTold } from './told.ts';

/** A commit as the model sees it. */
export interface Attempt {
  person: Person;
  isSignedIn: boolean;
  intent: Intent;
  /** What was read on the way, by path, as far as it tells one state from another. */
  seen: ReadonlyMap<string, Fields>;
  writes: readonly Write[];
  /** Whether its writing is torn in the middle. */
  isTorn: boolean;
}

/**
 * Knows what is stored from the commits alone, and holds each of them against what its author
 * meant, had seen, and was allowed. Commits do not overlap, so that each change has its author.
 */
export const createOracle = async (world: World) => {
  let stored: Stored = await world.read(true);
  /** Paths in the order they came up, so that choices do not depend on random ids. */
  const order = new Set([...stored.keys()].sort());
  const problems: Problem[] = [];

  const take = async (everything = false): Promise<Changes> => {
    const now = await world.read(everything);
    const changes = changesBetween(stored, now);
    for (const path of [...changes.keys()].sort()) order.add(path);
    stored = now;
    return changes;
  };

  const before = (path: string): Fields | undefined => stored.get(path);

  /** The records of an attempt that somebody changed after its author looked at them. */
  const staleOf = ({ intent, seen, writes }: Attempt) =>
    writes.flatMap(({ collection, id }) => {
      const path = `${collection}/${id}`;
      const base = intent.based.get(path) ?? seen.get(path);
      if (base === undefined || intent.isRepeated?.(path)) return [];
      return isAsRead(stored.get(path), base) ? [] : [path];
    });

  /** What was merged into another product is not its owner's to change or to delete. */
  const isTombstones = ({ person, writes }: Attempt) =>
    person.role === 'owner' &&
    writes.some(
      ({ collection, id }) => (stored.get(`${collection}/${id}`)?.mergedInto ?? null) !== null,
    );

  const judgeRefusal = (attempt: Attempt, error: unknown, stale: readonly string[]): Problem[] => {
    const { person, intent, isTorn, isSignedIn } = attempt;
    const status = statusOf(error);
    const told = `${intent.name} by ${person.uid}: ${status} ${error instanceof Error ? error.message : ''}`;
    if (isTorn || intent.forbidden) return [];
    if (!isSignedIn || !isLetIn(person, stored))
      return status === 401 || status === 403 || status === 409 || status === 404
        ? []
        : problem('no refusal without reason', told);
    if (!intent.predictable) return [];
    if (status === 403 && isTombstones(attempt)) return [];
    if (stale.length === 0) return problem('no refusal without reason', told);
    return status === 409 || status === 404
      ? []
      : problem('no lost edit', `${told} is no conflict, and ${stale.join(', ')} changed since`);
  };

  const judgeDone = (attempt: Attempt, changes: Changes, stale: readonly string[], was: Stored) => {
    const { intent, person, isSignedIn } = attempt;
    const over = stale.filter(path => changes.has(path));
    return [
      ...judgeRights(changes, person, was, isSignedIn),
      ...judgeIntent(intent, changes, path => was.get(path)),
      ...over.flatMap(path =>
        problem('no lost edit', `${intent.name} by ${person.uid} wrote over ${path}, unseen`),
      ),
      ...judgeTold(changes, person, intent.untold === true),
    ];
  };

  return {
    problems,
    stored: () => stored,
    /** Paths below a collection that are there, in the order they came up. */
    paths: (collection: string): string[] =>
      [...order].filter(
        path =>
          stored.has(path) &&
          path.startsWith(`${collection}/`) &&
          path.split('/').length === collection.split('/').length + 1,
      ),
    isLetIn: (person: Person) => isLetIn(person, stored),
    /** Carries out a commit and judges what came of it. */
    commit: async (attempt: Attempt, work: () => Promise<void>): Promise<Changes> => {
      const stale = staleOf(attempt);
      const was = stored;
      const failure = await work().then(
        () => null,
        (error: unknown) => ({ error }),
      );
      // What is torn may not even say that it changed anything.
      const changes = await take(failure !== null);
      if (!failure) {
        problems.push(...judgeDone(attempt, changes, stale, was));
        return changes;
      }
      problems.push(
        ...[...changes.keys()].flatMap(path =>
          problem('all or nothing', `${attempt.intent.name} failed, and changed ${path}`),
        ),
        ...judgeRefusal(attempt, failure.error, stale),
      );
      throw failure.error;
    },
    /** Somebody was told that what they meant was carried out. */
    answered: (intent: Intent) => problems.push(...judgeAnswer(intent, before)),
    report: (found: readonly Problem[]) => problems.push(...found),
    /** Changes that nobody of the simulation makes. */
    outside: async (work: () => Promise<void>) => {
      await work();
      await take();
    },
    /** What changed although nobody committed anything. */
    unattributed: async (): Promise<Problem[]> =>
      [...(await take(true)).keys()].flatMap(path =>
        problem('as asked', `${path} changed without a commit`),
      ),
  };
};

/** The model of what is stored. */
export type Oracle = Awaited<ReturnType<typeof createOracle>>;
