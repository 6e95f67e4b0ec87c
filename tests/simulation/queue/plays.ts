import { expect } from 'vitest';
import { type QueuedReport, queueReports } from '@/domain/moderation/reportItems.ts';
import { REPORT_REASONS, type Report, reportSchema } from '@/domain/schemas/report.ts';
import type { SampleRecord } from '@/sample-data/index.ts';
import { createRandom } from '@/sample-data/random.ts';
import { business, RECORDS } from '../../rules/support/records.ts';
import { administrators, type StoreOf, storeServer, uidOf } from './servers.ts';
import { type Play, perfectDispatch, simulateQueue, type Worked } from './simulateQueue.ts';

/** When the plays begin. */
export const BEGINNING = Date.parse('2026-11-23T08:00:00Z');

/** How many administrators work together. */
export const CREWS = [2, 5, 10];

/** Reports of which many are about a few targets, as they come in life. */
const makeReports = (seed: string, count: number): Report[] => {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, index) =>
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

/** A queue of reports and those who work through it, each time the same by its seed. */
export const playOf = (
  seed: string,
  people: number,
  { reports = 1_000, ...more }: Partial<Play> & { reports?: number } = {},
): Play => {
  const random = createRandom(`${seed} ${people}`);
  const items: QueuedReport[] = queueReports(makeReports(seed, reports), 'ASC');
  // From ten seconds to some minutes, most of them short.
  const effort = new Map(items.map(({ id }) => [id, 10_000 + random.next() ** 4 * 240_000]));
  return { people: administrators(people), items, effort, random: random.next, ...more };
};

/** Nobody collided, and it went nearly as fast as with a dispatcher, for two writes an item. */
export const expectGood = (play: Play, worked: Worked) => {
  expect(worked.collisions).toBe(0);
  expect(worked.decided).toBe(play.items.length);
  expect(perfectDispatch(play) / worked.took).toBeGreaterThanOrEqual(0.95);
  const { taken, released } = worked.writes;
  expect((taken + released) / worked.decided).toBeLessThanOrEqual(2);
};

const reportsOf = ({ items }: Play): Report[] => items.flatMap(({ item }) => item?.reports ?? []);

/** What a back end has stored before a play: the administrators and the reports. */
export const recordsOf = (play: Play): SampleRecord[] => [
  ...play.people.map(email => ({
    ...{ collection: 'business', id: uidOf(email) },
    data: business({ businessEmail: email, isSuperAdmin: true }),
  })),
  ...reportsOf(play).map(({ id, ...data }) => ({ collection: 'reports', id, data })),
];

/**
 * Plays on a back end, and looks at what is stored in the end.
 * @param setClock sets the back end's clock, in milliseconds since 1970, where it has none of its own.
 */
export const playOn = async (play: Play, storeOf: StoreOf, setClock?: (at: number) => void) => {
  const worked = await simulateQueue(play, storeServer(storeOf, BEGINNING, setClock));
  expectGood(play, worked);
  const [first = ''] = play.people;
  const store = storeOf(first);
  expect(await store.count('reports', { filter: { status: 'dismissed' } })).toBe(
    reportsOf(play).length,
  );
  expect(await store.count('claims', { filter: { resource: 'reports' } })).toBe(0);
};
