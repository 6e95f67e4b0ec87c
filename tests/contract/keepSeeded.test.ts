import { describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { keepSeeded } from '../../scripts/emulators/keepSeeded.ts';
import {
  askFirestore,
  clearFirestore,
  commitWrites,
  type SeedRecord,
  seedFirestore,
  writesOf,
} from '../../scripts/emulators/seedFirestore.ts';

const emulator = inject('firestoreEmulator');

const RECORDS: readonly SeedRecord[] = [
  { collection: 'products', id: 'p1', data: { title: 'Bowl', at: new Date('2026-01-05') } },
  { collection: 'products', id: 'p2', data: { title: 'Lamp', sizes: ['S', 'M'] } },
  { collection: 'products/p1/private', id: 'costs', data: { cost: 5 } },
  { collection: 'stats', id: 's1', data: { views: 3 } },
];

const documentsSchema = z.array(
  z.object({ document: z.object({ name: z.string(), fields: z.unknown() }).optional() }),
);

describe.runIf(emulator)('an emulator that keeps what it was seeded with', () => {
  const target = {
    firestore: `${emulator?.host}:${emulator?.port}`,
    projectId: 'demo-keep-seeded',
  };
  const everything = async () => {
    const structuredQuery = { from: [{ allDescendants: true }] };
    const answer = await askFirestore(target, ':runQuery', JSON.stringify({ structuredQuery }));
    return documentsSchema.parse(answer).flatMap(({ document }) => document ?? []);
  };
  const write = (collection: string, id: string, data: SeedRecord['data']) =>
    seedFirestore(target, [{ collection, id, data }]);

  it('puts back what was written, deleted and added, wherever, and leaves the rest', async () => {
    await clearFirestore(target);
    const writes = [...writesOf(target, RECORDS)];
    await commitWrites(target, writes);
    const before = await everything();
    expect(before).toHaveLength(4);
    const putBack = await keepSeeded(target, writes);
    expect(await putBack()).toBe(0);
    for (let time = 0; time < 2; time++) {
      await write('products', 'p1', { title: 'Somebody’s' });
      await write('products/p2/private', 'costs', { cost: 1 });
      await write('notes/of/nobody', 'n1', { text: 'new' });
      const { name = '' } = writes.find(one => one.collection === 'products/p1/private') ?? {};
      const deletion = { collection: '', write: JSON.stringify({ delete: name }) };
      await commitWrites(target, [deletion]);
      expect(await everything()).not.toEqual(before);
      expect(await putBack()).toBe(4);
      expect(await everything()).toEqual(before);
    }
    await clearFirestore(target);
    expect(await putBack()).toBe(4);
    expect(await everything()).toEqual(before);
  });
});
