import 'fake-indexeddb/auto';
import { Dexie, type Table } from 'dexie';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pathsInRange, rowsInRange } from './keyRange.ts';
import type { StoredRow } from './storedRow.ts';

const row = (collection: string, id: string): StoredRow => ({
  path: `${collection}/${id}`,
  in: collection,
  data: { id },
  ...{ k: {}, c: {}, w: [] },
});

const ENTRIES = ['a', 'b', 'B', 'é', '0', '~', '\u{1F600}', '\uFFFF', '-', '.1', '1:2'];

describe('the paths of a collection', () => {
  const database = new Dexie('key-range');
  let table: Table<StoredRow, string>;

  beforeAll(async () => {
    database.version(1).stores({ entries: 'path,in' });
    table = database.table('entries');
    await table.bulkAdd([
      ...['giveaways/g/entries', 'giveaways/g0/entries', 'giveaways/h/entries', 'entries'].flatMap(
        collection => ENTRIES.map(id => row(collection, id)),
      ),
      // Begins like a collection that is asked for.
      row('entries0', 'x'),
    ]);
  });
  afterAll(() => database.delete());

  it.each([1, 2, 10, ENTRIES.length, 100])(
    'come as the index has them, %i at a time',
    async most => {
      for (const collection of ['giveaways/g/entries', 'entries', 'nothing']) {
        const range = { index: 'in', prefix: [collection] };
        const asIndexed = await rowsInRange(table, range).primaryKeys();
        expect(asIndexed).toHaveLength(collection === 'nothing' ? 0 : ENTRIES.length);
        expect(await pathsInRange(table, range, most)).toEqual(asIndexed);
      }
    },
  );
});
