import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createContext } from '@/providers/local/access.ts';
import { createLocalDataProvider } from '@/providers/local/dataProvider.ts';
import { openDatabase } from '@/providers/local/openDatabase.ts';
import { putLocalRecords } from '../../support/putLocalRecords.ts';
import { BEGINNING, CREWS, expectGood, playOf, playOn, recordsOf } from './plays.ts';
import { pureServer, storesOf } from './servers.ts';
import { simulateQueue } from './simulateQueue.ts';

const SEEDS = ['a', 'b', 'c', 'd', 'e'];
const plays = CREWS.flatMap(people => SEEDS.map(seed => ({ people, seed })));

describe('a queue of 1,000 reports', () => {
  it.each(plays)('$people administrators, seed $seed: as good as dispatched', async one => {
    const play = playOf(one.seed, one.people);
    expectGood(play, await simulateQueue(play, pureServer(play.people)));
  });

  it.each(plays)('$people administrators, seed $seed: tabs are closed meanwhile', async one => {
    const play = playOf(one.seed, one.people, { leaves: 0.03 });
    const worked = await simulateQueue(play, pureServer(play.people));
    expect(worked.collisions).toBe(0);
    expect(worked.decided).toBe(play.items.length);
  });
});

it('would tell of collisions where nothing kept people apart', async () => {
  const play = playOf('a', 5);
  const honest = pureServer(play.people);
  const lax = { ...honest, take: async () => true };
  expect((await simulateQueue(play, lax)).collisions).toBeGreaterThan(0);
});

describe('on the embedded back end', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each(CREWS)('%i administrators decide 1,000 reports, each item once', async people => {
    const play = playOf('embedded', people);
    const database = await openDatabase(`queue-${people}`);
    await putLocalRecords(database, recordsOf(play));
    const lists = { superAdmins: play.people, support: [] };
    const storeOf = await storesOf(play.people, claims =>
      createLocalDataProvider(createContext(database, () => claims, lists)),
    );
    vi.useFakeTimers({ toFake: ['Date'], now: BEGINNING });
    await playOn(play, storeOf, at => vi.setSystemTime(at));
    database.close();
  });
});
