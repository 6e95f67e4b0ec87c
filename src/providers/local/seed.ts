import type { SampleRecord } from '@/sample-data/index.ts';
import { addCounts, saveCounts } from './counters.ts';
import { DATABASE_SCHEMA, LAYOUTS, type LocalDatabase } from './database.ts';
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

const rowStores = (database: LocalDatabase) => [...LAYOUTS.keys()].map(name => database.rows(name));

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
  const counts = new Map<string, number>();
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
    const row = toRow(layout, definition.searchFields, collection, { ...data, id });
    addCounts(counts, layout, row, 1);
    rows.push(row);
    waiting.set(layout.name, rows);
    if (rows.length >= BATCH) await flush(layout.name);
  }
  for (const store of [...waiting.keys()]) await flush(store);
  await saveCounts(database.counts, counts);
};

/** Empties the database and puts the sample data into it. */
const fill = async (database: LocalDatabase, progress?: (share: number) => void) => {
  const { generateSampleData, latestMorning, sampleDataSize } = await import(
    '@/sample-data/index.ts'
  );
  for (const table of [...rowStores(database), database.files, database.counts])
    await table.clear();
  await database.meta.delete(SEEDED);
  // Told from this morning, so that what runs in the sample data still runs.
  const options = { now: latestMorning(new Date()) };
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
  const counts = new Map<string, number>();
  for (const table of rowStores(database)) {
    const paths = await table.toCollection().primaryKeys();
    for (let start = 0; start < paths.length; start += BATCH) {
      const found = await table.bulkGet(paths.slice(start, start + BATCH));
      const rows = found.flatMap(row => {
        if (!row) return [];
        const { layout, definition } = pathTarget(row.in);
        const renewed = toRow(layout, definition.searchFields, row.in, row.data);
        addCounts(counts, layout, renewed, 1);
        return [renewed];
      });
      await table.bulkPut(rows);
    }
  }
  await database.counts.clear();
  await saveCounts(database.counts, counts);
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
