import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type QueuedReport, queueReports } from '@/domain/moderation/reportItems.ts';
import { REPORT_REASONS, reportSchema } from '@/domain/schemas/report.ts';
import { createContext } from '@/providers/local/access.ts';
import { createLocalDataProvider } from '@/providers/local/dataProvider.ts';
import { openDatabase } from '@/providers/local/openDatabase.ts';
import { createRandom } from '@/sample-data/random.ts';
import { business, RECORDS } from '../../rules/support/records.ts';
import { putLocalRecords } from '../../support/putLocalRecords.ts';
import { administrators, pureServer, storeServer, uidOf } from './servers.ts';
import { type Play, perfectDispatch, simulateQueue } from './simulateQueue.ts';

const REPORTS = 1_000;
const BEGINNING = Date.parse('2026-11-23T08:00:00Z');

/** A thousand reports, of which many are about a few targets, as they come in life. */
const reportsOf = (seed: string) => {
  const random = createRandom(seed);
  return Array.from({ length: REPORTS }, (_, index) =>
    reportSchema.parse({
      ...RECORDS.reports({
        ...{ reporterId: `u${index}`, reason: random.pick(REPORT_REASONS), status: 'open' },
        ...{ targetType: 'product', targetId: `p${Math.floor(random.next() ** 2 * 700)}` },
        ...{ resolution: null, createdAt: new Date(BEGINNING - index * 60_000) },
      }),
      id: `r${index}`,
    }),
  );
};

const playOf = (seed: string, people: number, more: Partial<Play> = {}): Play => {
  const random = createRandom(`${seed} ${people}`);
  const items: QueuedReport[] = queueReports(reportsOf(seed), 'ASC');
  // From ten seconds to some minutes, most of them short.
  const effort = new Map(items.map(({ id }) => [id, 10_000 + random.next() ** 4 * 240_000]));
  return { people: administrators(people), items, effort, random: random.next, ...more };
};

const SEEDS = ['a', 'b', 'c', 'd', 'e'];
const CREWS = [2, 5, 10];
const plays = CREWS.flatMap(people => SEEDS.map(seed => ({ people, seed })));

const holdsFor = async (play: Play, worked: Awaited<ReturnType<typeof simulateQueue>>) => {
  expect(worked.collisions).toBe(0);
  expect(worked.decided).toBe(play.items.length);
  expect(perfectDispatch(play) / worked.took).toBeGreaterThanOrEqual(0.95);
  const { taken, released } = worked.writes;
  expect((taken + released) / worked.decided).toBeLessThanOrEqual(2);
};

describe('a queue of 1,000 reports', () => {
  it.each(plays)('$people administrators, seed $seed: as good as dispatched', async one => {
    const play = playOf(one.seed, one.people);
    await holdsFor(play, await simulateQueue(play, pureServer(play.people)));
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
    const records = [
      ...play.people.map(email => ({
        ...{ collection: 'business', id: uidOf(email) },
        data: business({ businessEmail: email, isSuperAdmin: true }),
      })),
      ...reportsOf('embedded').map(({ id, ...data }) => ({ collection: 'reports', id, data })),
    ];
    await putLocalRecords(database, records);
    const lists = { superAdmins: play.people, support: [] };
    const stores = new Map(
      play.people.map(email => {
        const claims = { uid: uidOf(email), email, emailVerified: true };
        return [email, createLocalDataProvider(createContext(database, () => claims, lists))];
      }),
    );
    vi.useFakeTimers({ toFake: ['Date'], now: BEGINNING });
    const storeOf = (who: string) => {
      const store = stores.get(who);
      if (!store) throw new Error(`${who} is nobody`);
      return store;
    };
    const worked = await simulateQueue(play, storeServer(storeOf, BEGINNING));
    await holdsFor(play, worked);
    const [first = ''] = play.people;
    expect(await storeOf(first).count('reports', { filter: { status: 'dismissed' } })).toBe(
      REPORTS,
    );
    expect(await storeOf(first).count('claims', { filter: { resource: 'reports' } })).toBe(0);
    database.close();
  });
});
