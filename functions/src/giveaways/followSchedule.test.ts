import type { StoredRecord } from 'ra-data-firestore/query';
import { expect, it } from 'vitest';
import { commitmentTo } from '../../../src/domain/giveaways/drawSeed.ts';
import { auditEntrySchema } from '../../../src/domain/schemas/audit.ts';
import { giveawaySchema } from '../../../src/domain/schemas/giveaway.ts';
import { memoryStore } from '../store/testStore.ts';
import { followSchedule } from './followSchedule.ts';

const now = new Date('2026-11-05T12:00:00Z');
const hour = (count: number) => new Date(now.getTime() + count * 3_600_000);
const giveaway = (id: string, more: Partial<StoredRecord> = {}): StoredRecord => ({
  ...{ id, title: `Win ${id}`, description: '', imageUrl: null, productId: null, productTitle: '' },
  ...{ businessId: null, businessName: '', startsAt: hour(-1), endsAt: hour(1), timeZone: 'UTC' },
  ...{ status: 'scheduled', numberOfWinners: 1, entryCount: 0, winners: [] },
  ...{ seedCommitment: null, drawSeed: null, drawnAt: null },
  ...{ version: 3, createdAt: hour(-9), createdBy: 'a', updatedAt: hour(-9), updatedBy: 'a' },
  ...more,
});

it('publishes at the start, bound to a seed, and ends at the end; the trail tells of both', async () => {
  const store = memoryStore(
    {
      giveaways: [
        giveaway('due'),
        giveaway('over', {
          status: 'running',
          endsAt: hour(0),
          seedCommitment: 'x',
          entryCount: 4,
        }),
        giveaway('later', { startsAt: hour(1), endsAt: hour(2) }),
        giveaway('draft', { status: 'draft' }),
        giveaway('lapsed', { startsAt: hour(-3), endsAt: hour(-2) }),
      ],
    },
    () => now,
  );
  expect(await followSchedule(store, now)).toEqual({ published: 1, ended: 1 });
  const of = (id: string) =>
    giveawaySchema.parse(store.all('giveaways').find(one => one.id === id));
  expect(of('due')).toMatchObject({ status: 'running', version: 4, updatedBy: 'functions' });
  const [seed] = store.all('giveaways/due/secret');
  expect(commitmentTo(String(seed?.seed))).toBe(of('due').seedCommitment);
  expect(of('due').beaconChain).toMatch(/^[0-9a-f]{64}$/);
  expect(of('over')).toMatchObject({ status: 'ended', version: 4, seedCommitment: 'x' });
  for (const id of ['later', 'draft', 'lapsed']) expect(of(id).version).toBe(3);
  const entries = store.all('audit').map(entry => auditEntrySchema.parse(entry));
  expect(
    entries.map(({ action, records, id }) => [
      action,
      records,
      of(records[0] ?? '').auditId === id,
    ]),
  ).toEqual([
    ['commitSeed', ['due'], true],
    ['update', ['over'], true],
  ]);
  expect(await followSchedule(store, now)).toEqual({});
});

it('leaves what somebody writes meanwhile for the next time', async () => {
  const store = memoryStore({ giveaways: [giveaway('a'), giveaway('b')] }, () => now);
  let first = true;
  const busy: typeof store = {
    ...store,
    commit: async writes => {
      if (first) {
        first = false;
        const data = { status: 'cancelled', version: 4 };
        await store.commit([{ type: 'update', collection: 'giveaways', id: 'a', data }]);
      }
      return store.commit(writes);
    },
  };
  expect(await followSchedule(busy, now)).toEqual({ published: 1 });
  expect(store.all('giveaways').map(({ status }) => status)).toEqual(['cancelled', 'running']);
  expect(store.all('audit')).toHaveLength(1);
});

it('does each once where two instances are at it', async () => {
  const store = memoryStore({ giveaways: [giveaway('a')] }, () => now);
  const both = await Promise.all([followSchedule(store, now), followSchedule(store, now)]);
  expect(both.filter(did => did.published === 1)).toHaveLength(1);
  expect(store.all('audit')).toHaveLength(1);
});
