import { describe, expect, inject, it } from 'vitest';
import { everyDocument } from '../../scripts/emulators/everyDocument.ts';
import { keepSeeded } from '../../scripts/emulators/keepSeeded.ts';
import {
  clearFirestore,
  commitWrites,
  deletionOf,
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

describe.runIf(emulator)('an emulator that keeps what it was seeded with', () => {
  const target = {
    firestore: `${emulator?.host}:${emulator?.port}`,
    projectId: 'demo-keep-seeded',
  };
  const everything = async () =>
    (await everyDocument(target)).map(({ name, fields }) => ({ name, fields }));
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
      const { name = '' } = writes.find(one => one.name.includes('/p1/private/')) ?? {};
      await commitWrites(target, [deletionOf(name)]);
      expect(await everything()).not.toEqual(before);
      expect(await putBack()).toBe(4);
      expect(await everything()).toEqual(before);
    }
    await clearFirestore(target);
    expect(await putBack()).toBe(4);
    expect(await everything()).toEqual(before);
  });
});
