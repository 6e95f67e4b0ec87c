import type { StoredRecord } from 'ra-data-firestore/query';
import { COLLECTIONS, searchedFields } from '@/domain/collections.ts';
import { withDerived } from '@/domain/product/deriveProduct.ts';
import { loadCode } from '@/lib/loadCode.ts';
import type { SampleRecord } from '@/sample-data/index.ts';
import type { ResetOptions } from '../resetSampleData.ts';
import { addCounts, saveCounts } from './counters.ts';
import { DATABASE_SCHEMA, LAYOUTS, type LocalDatabase } from './database.ts';
import { SEEDED } from './databaseName.ts';
import { exclusively } from './exclusively.ts';
import { bumpRevisions } from './revisions.ts';
import { type StoredRow, toRow } from './storedRow.ts';
import { pathTarget, type Target } from './target.ts';

/** Raise it when the sample data changed so much that everybody should get the new one. */
const DATABASE_VERSION = 2;

/** Rows of one transaction: few, so that keys typed meanwhile are heard. */
const BATCH = 250;

const LAYOUT = 'layout';

/** What the rows' keys follow from: where it differs from what they were made by, they are made anew. */
const currentLayout = JSON.stringify([
  DATABASE_SCHEMA,
  Object.values(COLLECTIONS).map(searchedFields),
]);

const rowStores = (database: LocalDatabase) => [...LAYOUTS.keys()].map(name => database.rows(name));

const noted = async (database: LocalDatabase, key: string) => (await database.meta.get(key))?.value;

/** How records are put into the database. */
interface PutOptions {
  /** About how many there are. */
  expected: number;
  /** Is told the share done, from 0 to 1. */
  progress?: ((share: number) => void) | undefined;
  /** Ends it after the batch that is being written. */
  signal?: AbortSignal | undefined;
}

/**
 * Puts records in place of what the database holds, in batches, one store after the other.
 * @throws the signal's reason; the database holds a part of them then.
 */
export const replaceRecords = async (
  database: LocalDatabase,
  records: Iterable<SampleRecord>,
  { expected, progress, signal }: PutOptions,
) => {
  const targets = new Map<string, Target>();
  const counts = new Map<string, number>();
  const begun = new Set<string>();
  let waiting: { store: string; rows: StoredRow[] } = { store: '', rows: [] };
  let done = 0;
  const write = async (store: string, rows: StoredRow[]) => {
    const table = database.rows(store);
    const isFirst = !begun.has(store);
    begun.add(store);
    // What was there goes in the same step: nobody finds the own business missing in between.
    await database.transaction('rw', table, async () => {
      if (isFirst) await table.clear();
      await table.bulkPut(rows);
    });
    done += rows.length;
    progress?.(Math.min(1, done / Math.max(1, expected)));
  };
  let writing = Promise.resolve();
  // The next batch is made while the database, in a process of its own, stores the last one.
  const flush = async () => {
    await writing;
    if (waiting.rows.length > 0) writing = write(waiting.store, waiting.rows);
    waiting = { store: waiting.store, rows: [] };
  };
  for (const { collection, id, data } of records) {
    signal?.throwIfAborted();
    const target = targets.get(collection) ?? pathTarget(collection);
    targets.set(collection, target);
    const { layout, definition } = target;
    if (waiting.store !== layout.name || waiting.rows.length >= BATCH) await flush();
    if (waiting.store !== layout.name) waiting = { store: layout.name, rows: [] };
    const row = toRow(layout, definition, collection, { ...data, id });
    addCounts(counts, layout, row, 1);
    waiting.rows.push(row);
  }
  await flush();
  await writing;
  for (const table of rowStores(database)) if (!begun.has(table.name)) await table.clear();
  await database.transaction('rw', database.counts, database.meta, async () => {
    await database.counts.clear();
    await saveCounts(database.counts, counts);
    await bumpRevisions(
      database,
      rowStores(database).map(table => table.name),
    );
  });
};

interface FillOptions extends ResetOptions {
  products?: number | undefined;
  made?: readonly SampleRecord[] | undefined;
}

/**
 * Empties the database and puts the sample data into it.
 * @param options how many products, or a whole platform; as many as a fresh machine shows unless said
 * otherwise. Or all the records, where they were made already.
 */
const fill = async (
  database: LocalDatabase,
  progress?: (share: number) => void,
  { products, made, whole, signal }: FillOptions = {},
) => {
  const { generateSampleData, latestMorning, PLATFORM_SIZE, sampleDataSize } = await loadCode(
    () => import('@/sample-data/index.ts'),
  );
  // Told from this morning, so that what runs in the sample data still runs.
  const options = {
    now: latestMorning(new Date()),
    ...(whole && { size: PLATFORM_SIZE }),
    ...(products === undefined ? {} : { products }),
  };
  await database.meta.delete(SEEDED);
  await replaceRecords(database, made ?? generateSampleData(options), {
    expected: made?.length ?? sampleDataSize(options),
    progress,
    signal,
  });
  await database.files.clear();
  await database.meta.bulkPut([
    { key: SEEDED, value: DATABASE_VERSION },
    { key: LAYOUT, value: currentLayout },
  ]);
};

/**
 * A record with what follows from it: what is derived since a version of before is missing in what that
 * stored, and its order would leave it out.
 */
const inStep = (group: string, data: StoredRecord): StoredRecord =>
  group === COLLECTIONS.products.group ? { ...data, ...withDerived(data, {}) } : data;

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
        const data = inStep(definition.group, row.data);
        const renewed = toRow(layout, definition, row.in, data);
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

/**
 * Fills an empty database, once, whichever tab comes first; the others wait for it.
 * @param made the sample data, where it was made already.
 */
export const ensureSampleData = (
  database: LocalDatabase,
  progress?: (share: number) => void,
  made?: readonly SampleRecord[],
) =>
  exclusively(`${database.name}.seed`, async () => {
    if (!(await isFilled(database))) await fill(database, progress, { made });
    else if ((await noted(database, LAYOUT)) !== currentLayout) await reindex(database);
  });

/**
 * Restores the sample data: what a fresh machine shows, with another number of products where one is
 * given, or a whole platform. Where that is cancelled it is what a fresh machine shows.
 */
export const restoreSampleData = (
  database: LocalDatabase,
  progress?: (share: number) => void,
  options: ResetOptions & { products?: number } = {},
) =>
  exclusively(`${database.name}.seed`, async () => {
    try {
      await fill(database, progress, options);
    } catch (error) {
      if (!options.signal?.aborted) throw error;
      await fill(database, progress, { products: options.products });
    }
  });
