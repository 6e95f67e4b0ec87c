import { addCounts, saveCounts } from '@/providers/local/counters.ts';
import { LAYOUTS, type LocalDatabase } from '@/providers/local/database.ts';
import { bumpRevisions } from '@/providers/local/revisions.ts';
import { toRow } from '@/providers/local/storedRow.ts';
import { pathTarget } from '@/providers/local/target.ts';
import type { SampleRecord } from '@/sample-data/index.ts';

/** Puts records where they belong in the embedded database, past all rules, and counts them. */
export const putLocalRecords = (database: LocalDatabase, records: Iterable<SampleRecord>) =>
  database.transaction('rw', database.tables, async () => {
    const counts = new Map<string, number>();
    for (const { collection, id, data } of records) {
      const { layout, definition } = pathTarget(collection);
      const row = toRow(layout, definition, collection, { ...data, id });
      const table = database.rows(layout.name);
      const before = await table.get(row.path);
      if (before) addCounts(counts, layout, before, -1);
      addCounts(counts, layout, row, 1);
      await table.put(row);
    }
    await saveCounts(database.counts, counts);
    await bumpRevisions(database, [...LAYOUTS.keys()]);
  });
