import type { SampleRecord } from '@/sample-data/index.ts';
import { DATABASE_SCHEMA, type LocalDatabase } from './database.ts';
import { bumpRevisions } from './revisions.ts';
import { type StoredRow, toRow } from './storedRow.ts';
import { pathTarget, type Target } from './target.ts';

/** Raise it when the sample data changed so much that everybody should get the new one. */
const DATABASE_VERSION = 1;

const BATCH = 1000;

const SEEDED = 'seeded';
const LAYOUT = 'layout';

/** Runs `work` while no other tab does the same. */
const exclusively = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  typeof navigator !== 'undefined' && 'locks' in navigator
    ? navigator.locks.request(name, () => work())
    : work();

const currentLayout = JSON.stringify(DATABASE_SCHEMA);

const rowStores = (database: LocalDatabase) =>
  database.tables.filter(table => table.name !== 'meta');

const noted = async (database: LocalDatabase, key: string) => (await database.meta.get(key))?.value;

/** Puts records into their stores in batches; `progress` is told the share done, from 0 to 1. */
export const putRecords = async (
  database: LocalDatabase,
  records: Iterable<SampleRecord>,
  expected: number,
  progress: (share: number) => void = () => {},
) => {
  const targets = new Map<string, Target>();
  const waiting = new Map<string, StoredRow[]>();
  let done = 0;
  const flush = async (store: string) => {
    const rows = waiting.get(store) ?? [];
    waiting.delete(store);
    await database.rows(store).bulkPut(rows);
    done += rows.length;
    progress(Math.min(1, done / Math.max(1, expected)));
  };
  for (const { collection, id, data } of records) {
    const target = targets.get(collection) ?? pathTarget(collection);
    targets.set(collection, target);
    const { layout, definition } = target;
    // A kind at a time: businesses come first, and somebody may be waiting for their own.
    for (const other of [...waiting.keys()]) if (other !== layout.name) await flush(other);
    const rows = waiting.get(layout.name) ?? [];
    rows.push(toRow(layout, definition.searchFields, collection, { ...data, id }));
    waiting.set(layout.name, rows);
    if (rows.length >= BATCH) await flush(layout.name);
  }
  for (const store of [...waiting.keys()]) await flush(store);
};

/** Empties the database and puts the sample data into it. */
const fill = async (database: LocalDatabase, progress?: (share: number) => void) => {
  const { generateSampleData, sampleDataSize } = await import('@/sample-data/index.ts');
  for (const table of rowStores(database)) await table.clear();
  await database.meta.delete(SEEDED);
  const options = {};
  await putRecords(database, generateSampleData(options), sampleDataSize(options), progress);
  await bumpRevisions(
    database,
    rowStores(database).map(table => table.name),
  );
  await database.meta.bulkPut([
    { key: SEEDED, value: DATABASE_VERSION },
    { key: LAYOUT, value: currentLayout },
  ]);
};

/** Works out the index keys of every row again, after the declared queries have changed. */
const reindex = async (database: LocalDatabase) => {
  for (const table of rowStores(database).filter(({ name }) => name !== 'files')) {
    const keys = await table.toCollection().primaryKeys();
    for (let start = 0; start < keys.length; start += BATCH) {
      const rows = await database
        .rows(table.name)
        .bulkGet(keys.slice(start, start + BATCH).map(String));
      await database.rows(table.name).bulkPut(
        rows
          .filter(row => row !== undefined)
          .map(row => {
            const { layout, definition } = pathTarget(row.in);
            return toRow(layout, definition.searchFields, row.in, row.data);
          }),
      );
    }
  }
  await database.meta.put({ key: LAYOUT, value: currentLayout });
};

/** Whether the database holds the sample data, or what has become of it. */
export const isFilled = async (database: LocalDatabase) =>
  (await noted(database, SEEDED)) === DATABASE_VERSION;

/** Fills an empty database, once, whichever tab comes first; the others wait for it. */
export const ensureSampleData = (database: LocalDatabase, progress?: (share: number) => void) =>
  exclusively(`${database.name}.seed`, async () => {
    if (!(await isFilled(database))) await fill(database, progress);
    else if ((await noted(database, LAYOUT)) !== currentLayout) await reindex(database);
  });

/** Restores the sample data. */
export const restoreSampleData = (database: LocalDatabase, progress?: (share: number) => void) =>
  exclusively(`${database.name}.seed`, () => fill(database, progress));
