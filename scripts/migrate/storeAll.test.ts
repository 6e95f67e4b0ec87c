import { describe, expect, it } from 'vitest';
import { GoogleRefusal } from '../googleRest.ts';
import type { JournalLine } from './journal.ts';
import { type PlannedWrite, storeAll } from './storeAll.ts';

const refusal = (status: number, reason: string) =>
  new GoogleRefusal('commit', status, `{"error":{"status":"${reason}"}}`);
const planned = (name: string, text = ''): PlannedWrite => ({
  ...{ name, writes: [{ name, text }], line: { before: {}, after: {} } },
});

/** Stores, and answers with what the database and the journal got. */
const store = async (
  names: readonly PlannedWrite[],
  fault: (names: readonly string[], commits: number) => Error | undefined,
  renew = async (all: readonly string[]) => all.map(name => planned(name)),
) => {
  const stored: string[][] = [];
  const told: JournalLine[] = [];
  const refused: string[] = [];
  let commits = 0;
  await storeAll(names, {
    ...{ renew, firstWait: 1 },
    tell: lines => void told.push(...lines),
    refuse: name => void refused.push(name),
    commit: async writes => {
      const sent = writes.map(write => Object(write).name as unknown).map(String);
      const error = fault(sent, ++commits);
      if (error) throw error;
      stored.push(sent);
    },
  });
  const never = new Set(told.flatMap(line => ('refused' in line ? line.refused : [])));
  const toUndo = told.flatMap(line =>
    'name' in line && !never.has(line.commit ?? '') ? line.name : [],
  );
  return { stored, refused, commits, toUndo };
};
const NAMES = Array.from({ length: 9 }, (_, index) => `d${index}`);
const ALL = NAMES.map(name => planned(name));

describe('storing', () => {
  it('is done in commits that Firestore has room for', async () => {
    const large = NAMES.map(name => planned(name, 'x'.repeat(900_000)));
    const { stored } = await store(large, () => undefined);
    expect(stored.map(names => names.length)).toEqual([3, 3, 3]);
    const many = Array.from({ length: 230 }, (_, index) => planned(`m${index}`));
    expect((await store(many, () => undefined)).stored.map(names => names.length)).toEqual([
      ...[100, 100, 30],
    ]);
  });

  it('leaves out what the database does not take, and nothing else', async () => {
    const unfit = (names: readonly string[]) =>
      names.includes('d4') ? refusal(400, 'INVALID_ARGUMENT') : undefined;
    const { stored, refused, toUndo } = await store(ALL, unfit);
    expect(refused).toEqual(['d4']);
    expect(stored.flat()).toEqual(NAMES.filter(name => name !== 'd4'));
    expect(toUndo).toEqual(stored.flat());
  });

  it('reads again what somebody wrote in between, and tells the journal what was not stored', async () => {
    const once = (_: unknown, commits: number) =>
      commits === 1 ? refusal(400, 'FAILED_PRECONDITION') : undefined;
    const { stored, toUndo } = await store(ALL, once, async names =>
      names.slice(1).map(name => planned(name)),
    );
    expect(stored).toEqual([NAMES.slice(1)]);
    expect(toUndo).toEqual(NAMES.slice(1));
  });

  it('gives up a document that somebody writes all the time, alone', async () => {
    const busy = (names: readonly string[]) =>
      names.includes('d7') ? refusal(409, 'ABORTED') : undefined;
    const { stored, refused } = await store(ALL, busy);
    expect(refused).toEqual(['d7']);
    expect(stored.flat().sort()).toEqual(NAMES.filter(name => name !== 'd7'));
  });

  it('keeps in the journal what may have been stored although the answer was lost', async () => {
    const lost = (_: unknown, commits: number) =>
      commits === 1 ? new TypeError('lost') : undefined;
    const { stored, toUndo } = await store(ALL, lost, async () => []);
    expect(stored).toEqual([]);
    expect(toUndo).toEqual(NAMES);
  });

  it.each([
    [refusal(401, 'UNAUTHENTICATED'), 1],
    [refusal(503, 'UNAVAILABLE'), 8],
  ])('stops where nothing can be stored: %s', async (error, tries) => {
    let commits = 0;
    await expect(
      store(ALL, () => {
        commits++;
        return error;
      }),
    ).rejects.toBe(error);
    expect(commits).toBe(tries);
  });
});
