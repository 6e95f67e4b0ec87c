import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { generateSampleData } from '@/sample-data/index.ts';
import { putLocalRecords } from '../../../tests/support/putLocalRecords.ts';
import { createContext } from './access.ts';
import { createLocalDataProvider } from './dataProvider.ts';
import { openDatabase } from './openDatabase.ts';

const claims = { uid: 'admin', email: 'admin@catalogue.example', emailVerified: true };

it('reads the words of a letter once, and the order that a search walks through until something is written', async () => {
  const database = await openDatabase('walks');
  const records = [...generateSampleData({ products: 200 })].filter(({ collection }) =>
    ['products', 'business'].includes(collection),
  );
  await putLocalRecords(database, records);
  const provider = createLocalDataProvider(
    createContext(database, () => claims, { superAdmins: [claims.email], support: [] }),
  );
  const keysRead = vi.spyOn(IDBIndex.prototype, 'getAllKeys');
  const counted = vi.spyOn(IDBIndex.prototype, 'count');
  const search = async (q: string) => {
    keysRead.mockClear();
    const { data } = await provider.getList('products', {
      filter: { q },
      sort: { field: 'createdAt', order: 'DESC' },
      pagination: { page: 1, perPage: 25 },
    });
    return { ids: data.map(({ id }) => id), reads: keysRead.mock.calls.length };
  };
  const lamps = await search('l');
  expect((await search('o')).reads).toBe(lamps.reads - 1);
  const lamp = records.find(({ id }) => id === lamps.ids[0]);
  if (!lamp) throw new Error('No product has a word that begins so');
  const data = { ...lamp.data, createdAt: new Date('2100-01-01') };
  await putLocalRecords(database, [{ ...lamp, id: 'newest', data }]);
  const after = await search('l');
  expect(after.ids[0]).toBe('newest');
  expect(after.reads).toBe(lamps.reads);
  expect(counted).not.toHaveBeenCalled();
  database.close();
});
