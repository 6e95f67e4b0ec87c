import type { StoredRecord } from 'ra-data-firestore/query';
import { openDatabase } from './openDatabase.ts';
import { ensureSampleData } from './seed.ts';
import type { FillAnswer } from './young.ts';

/** Records of one message: few enough that taking them is no long task of the page. */
const BATCH = 500;

/** How long the first screens have the machine for themselves, in milliseconds. */
const PAUSE = 1500;

const say = (answer: FillAnswer) => self.postMessage(answer);

const postRecords = (records: readonly (readonly [string, StoredRecord])[]) => {
  for (let start = 0; start < records.length; start += BATCH)
    say({
      type: 'records',
      records: records
        .slice(start, start + BATCH)
        .map(([collection, record]) => [collection, record]),
    });
  say({ type: 'told' });
};

/** Tells the sample data, then fills the database of the given name with it. */
self.addEventListener('message', async ({ data: name }: MessageEvent<string>) => {
  try {
    const { generateSampleData, latestMorning } = await import('@/sample-data/index.ts');
    const records = [...generateSampleData({ now: latestMorning(new Date()) })];
    postRecords(records.map(({ collection, id, data }) => [collection, { ...data, id }]));
    await new Promise(resolve => setTimeout(resolve, PAUSE));
    await ensureSampleData(await openDatabase(name), undefined, records);
    say({ type: 'done' });
  } catch (error) {
    const { name: kind, message } = error instanceof Error ? error : new Error(String(error));
    say({ type: 'failed', name: kind, message });
  }
});
