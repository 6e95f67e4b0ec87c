import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, getFirestore, terminate } from 'firebase/firestore';
import { type SeedRecord, seedFirestore } from '../../scripts/emulators/seedFirestore.ts';
import { createFirebaseDataProvider } from '../../src/providers/firebase/dataProvider.ts';
import { generateSampleData } from '../../src/sample-data/index.ts';
import { type FirestoreEmulator, startFirestoreEmulator } from '../support/firestoreEmulator.ts';
import { openLocalLists } from './local.ts';

/** Rows of the small and of the large list; the first page of both is timed in turns. */
const SIZES = [1000, 100_000] as const;
const RUNS = 21;

/** How much longer the large list may take to open. */
const MAX_RATIO = 1.3;

const median = (values: number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const projectOf = (size: number) => `demo-list-${size}`;

function* productsOf(size: number): Generator<SeedRecord> {
  for (const record of generateSampleData({ products: size }))
    if (record.collection === 'products') yield record;
}

const tell = (what: string, [small = Number.NaN, large = Number.NaN]: number[]): boolean => {
  const ratio = large / small;
  const verdict = ratio <= MAX_RATIO ? 'ok' : 'OVER';
  console.info(
    `  ${what.padEnd(40)} ${small.toFixed(1)} ms, ${large.toFixed(1)} ms, ratio ${ratio.toFixed(2)} of ${MAX_RATIO} ${verdict}`,
  );
  return ratio <= MAX_RATIO;
};

/** Times one opening of the products list by a client that has nothing in its cache. */
const openOnce = async ({ host, port }: FirestoreEmulator, size: number, total: boolean) => {
  const app = initializeApp({ projectId: projectOf(size), apiKey: 'key' }, crypto.randomUUID());
  const firestore = getFirestore(app);
  connectFirestoreEmulator(firestore, host, port);
  const provider = createFirebaseDataProvider(firestore, () => 'admin');
  // The connection itself is no part of a list.
  await provider.getMany('products', { ids: ['none'] });
  const started = performance.now();
  const page = await provider.getList('products', {
    filter: {},
    sort: { field: 'createdAt', order: 'DESC' },
    pagination: { page: 1, perPage: 25 },
    meta: total ? {} : { total: 'none' },
  });
  const time = performance.now() - started;
  if (page.data.length !== 25 || (total && page.total !== size))
    throw new Error(`Page 1 of ${size} has ${page.data.length} rows of ${page.total}`);
  await terminate(firestore);
  await deleteApp(app);
  return time;
};

const benchFirestore = async (): Promise<boolean> => {
  const emulator = await startFirestoreEmulator();
  if (!emulator) {
    console.info('  Firestore: skipped, no emulator was found');
    return true;
  }
  try {
    const firestore = `${emulator.host}:${emulator.port}`;
    for (const size of SIZES) {
      const started = performance.now();
      await seedFirestore({ firestore, projectId: projectOf(size) }, productsOf(size));
      const seconds = ((performance.now() - started) / 1000).toFixed(0);
      console.info(`  Firestore: ${size} products stored in ${seconds} s`);
    }
    let within = true;
    for (const total of [false, true]) {
      const times = new Map<number, number[]>(SIZES.map(size => [size, []]));
      for (let run = 0; run < RUNS; run += 1)
        for (const size of SIZES) times.get(size)?.push(await openOnce(emulator, size, total));
      const what = total ? 'Firestore, page 1 with its total' : 'Firestore, rows of page 1';
      within = tell(what, [...times.values()].map(median)) && within;
    }
    return within;
  } finally {
    await emulator.stop();
  }
};

/** Opens the products list at 1,000 and at 100,000 rows, on both back ends. */
export const benchList = async (): Promise<boolean> => {
  console.info(`\nOpening a list of ${SIZES.join(' and of ')} products (medians)`);
  const embedded = await openLocalLists(SIZES, RUNS);
  const local = tell('Embedded, page 1 with its total', embedded.map(median));
  return (await benchFirestore()) && local;
};
