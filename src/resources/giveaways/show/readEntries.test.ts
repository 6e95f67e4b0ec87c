import { expect, it } from 'vitest';
import type { ResourceName } from '@/domain/access/permissions.ts';
import type { DrawProgress } from '@/domain/giveaways/drawDesk.ts';
import { drawReceipt } from '@/domain/giveaways/drawReceipt.ts';
import { rankEntries } from '@/domain/giveaways/rankEntries.ts';
import { collectEntries, hashOfEntries } from '@/domain/giveaways/sealEntries.ts';
import type { RecordOf } from '@/domain/records.ts';
import type { Giveaway, GiveawayEntry } from '@/domain/schemas/giveaway.ts';
import type { RowsQuery } from '@/providers/types.ts';
import { deskWorker } from '../../../../tests/support/deskWorker.ts';
import { withEntries } from './readEntries.ts';

const at = new Date('2026-11-20T10:00:00Z');
/** Some people have several accounts, some no address. */
const entry = (index: number): GiveawayEntry => ({
  id: `u${(index * 7919) % 100_003}`,
  userId: `u${(index * 7919) % 100_003}`,
  name: `Person ${index}`,
  email: index % 11 === 0 ? '' : ` Person-${index % 900}@mail.example`,
  country: 'AU',
  enteredAt: at,
});
const pages = Array.from({ length: 5 }, (_, page) =>
  Array.from({ length: 250 }, (__, index) => entry(page * 250 + index)),
);
const giveaway: Giveaway = {
  ...{ id: 'g1', title: 'A lamp', description: '', productId: null, productTitle: '' },
  ...{ businessId: null, businessName: '', startsAt: at, endsAt: at, timeZone: 'UTC' },
  ...{ status: 'drawn', numberOfWinners: 2, entryCount: 1250, seedCommitment: 'c', drawSeed: 's' },
  ...{ drawnAt: at, version: 4, createdAt: at, createdBy: 'b', updatedAt: at, updatedBy: 'b' },
  winners: [{ entryId: 'u7919', userId: 'u7919', name: 'Person 1', drawnAt: at }],
};

/** A back end that streams these pages, and what may happen before each. */
const streaming = (before: (page: number) => Promise<void> | void = () => {}) => {
  const stored: { [Name in ResourceName]?: RecordOf<Name>[][] } = { entries: pages };
  return {
    stream: async function* <R extends ResourceName>(resource: R): AsyncGenerator<RecordOf<R>[]> {
      for (const [index, page] of (stored[resource] ?? []).entries()) {
        await before(index);
        yield page;
      }
    },
  };
};

const begin = (dataProvider = streaming(), stopAt?: DrawProgress['phase']) => {
  const { worker, said } = deskWorker();
  const controller = new AbortController();
  const told: DrawProgress[] = [];
  const options = {
    signal: controller.signal,
    onProgress: (progress: DrawProgress) => {
      told.push(progress);
      if (progress.phase === stopAt) controller.abort(new Error('stopped'));
    },
    startWorker: () => worker,
  };
  const outcome = withEntries(dataProvider, 'g1', options, async list => ({
    ...{ total: list.total, hash: list.hash },
    ranked: (await list.rank('key', 60)).ranked,
    more: (await list.rank('key', 120)).ranked,
    receipt: await (await list.receipt(giveaway)).text(),
  }));
  return { worker, said, controller, told, outcome };
};

it('comes to the same in the worker as on the page', async () => {
  const { outcome, worker, told } = begin();
  const found = await outcome;
  const list = collectEntries();
  for (const page of pages) list.add(page);
  const sealed = list.sealed();
  expect(found.hash).toBe(hashOfEntries(sealed));
  expect(found.total).toBe(1250);
  const onPage = async (places: number) =>
    (await rankEntries(pages, 'key', places)).ranked.map(one => [one.entry.id, one.ticket]);
  expect(found.ranked.map(one => [one.entry.id, one.ticket])).toEqual(await onPage(60));
  expect(found.more.map(one => [one.entry.id, one.ticket])).toEqual(await onPage(120));
  expect(found.receipt).toBe(JSON.stringify(drawReceipt(giveaway, sealed)));
  expect(worker.terminated).toBe(true);
  expect(told).toContainEqual({ phase: 'reading', count: 750, total: null });
  expect(told).toContainEqual({ phase: 'sealing', count: 0, total: 1250 });
  expect(told).toContainEqual({ phase: 'ranking', count: 0, total: 1250 });
});

it('hands entries over page by page: the next but one waits until the worker took the first', async () => {
  const taken: number[] = [];
  const added = () => begun?.said.filter(({ type }) => type === 'added').length ?? 0;
  let begun: ReturnType<typeof begin> | null = null;
  begun = begin(streaming(() => void taken.push(added())));
  await begun.outcome;
  expect(taken).toHaveLength(5);
  expect(taken.every((count, page) => count >= page - 1)).toBe(true);
});

it('is stopped at once, even while a page does not come', async () => {
  const stuck = streaming(page => (page === 2 ? new Promise<void>(() => {}) : undefined));
  const { outcome, controller, worker, told } = begin(stuck);
  await expect.poll(() => told.at(-1)?.count).toBe(500);
  controller.abort(new Error('stopped'));
  await expect(outcome).rejects.toThrow('stopped');
  expect(worker.terminated).toBe(true);
});

it('is stopped while the worker is busy, and says nothing afterwards', async () => {
  const { outcome, told, worker } = begin(streaming(), 'sealing');
  await expect(outcome).rejects.toThrow('stopped');
  await new Promise(resolve => setTimeout(resolve, 50));
  expect(told.at(-1)?.phase).toBe('sealing');
  expect(worker.terminated).toBe(true);
});

it('fails where reading fails, and where the worker does', async () => {
  const broken = streaming(page => (page === 1 ? Promise.reject(new Error('no net')) : undefined));
  await expect(begin(broken).outcome).rejects.toThrow('no net');
  const { worker, outcome } = begin(streaming(page => (page === 1 ? die() : undefined)));
  const die = () => {
    Reflect.apply(worker.onerror ?? (() => {}), worker, [{ message: '' }]);
  };
  await expect(outcome).rejects.toThrow('giveaways.worker.notStarted');
});

it('counts who entered without a time, as Firestore lists them', async () => {
  const untimed = { ...entry(7), enteredAt: undefined };
  const stored = [entry(1), untimed, entry(2)];
  const dataProvider = {
    // Of an order it leaves out what lacks the field; what is missing is read as an unknown time.
    stream: async function* <R extends ResourceName>(
      resource: R,
      { sort }: RowsQuery,
    ): AsyncGenerator<RecordOf<R>[]> {
      const listed = stored.filter(row => Reflect.get(row, sort.field) !== undefined);
      const read: { [Name in ResourceName]?: RecordOf<Name>[] } = {
        entries: listed.map(row => ({ ...row, enteredAt: row.enteredAt ?? new Date(0) })),
      };
      yield read[resource] ?? [];
    },
  };
  const { worker } = deskWorker();
  const options = {
    ...{ signal: new AbortController().signal, onProgress: () => {}, startWorker: () => worker },
  };
  const places = await withEntries(dataProvider, 'g1', options, async list => ({
    ...{ total: list.total, ranked: (await list.rank('key', 9)).ranked.map(one => one.entry.id) },
  }));
  expect(places.total).toBe(3);
  expect(places.ranked).toContain(untimed.id);
});
