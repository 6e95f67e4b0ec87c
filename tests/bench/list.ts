import { deleteApp, initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  type Firestore,
  getCountFromServer,
  getDoc,
  getDocs,
  getFirestore,
  limit,
  orderBy,
  query,
  terminate,
} from 'firebase/firestore';
import { type SeedRecord, seedFirestore } from '../../scripts/emulators/seedFirestore.ts';
import { createFirebaseDataProvider } from '../../src/providers/firebase/dataProvider.ts';
import { generateSampleData } from '../../src/sample-data/index.ts';
import { type FirestoreEmulator, startFirestoreEmulator } from '../support/firestoreEmulator.ts';
import { openLocalLists } from './local.ts';
import { median } from './median.ts';

/** Rows of the small and of the large list; the first page of both is timed in turns. */
const SIZES = [1000, 100_000] as const;
const RUNS = 21;
const EMULATOR_RUNS = 5;
const PER_PAGE = 25;

/** How much longer the large list may take to open. */
const MAX_RATIO = 1.3;

const projectOf = (size: number) => `demo-list-${size}`;

function* productsOf(size: number): Generator<SeedRecord> {
  for (const record of generateSampleData({ products: size }))
    if (record.collection === 'products') yield record;
}

const tell = (what: string, [small = Number.NaN, large = Number.NaN]: number[]): number => {
  const ratio = large / small;
  console.info(
    `  ${what.padEnd(36)} ${small.toFixed(1)} ms, ${large.toFixed(1)} ms, ratio ${ratio.toFixed(2)}`,
  );
  return ratio;
};

/** What a page and its total may read: Firestore bills a count as one read per 1,000 rows. */
const budget = (size: number) => PER_PAGE + Math.ceil(size / 1000);

/** Opens the list's first page, with its total, by the SDK alone. */
const bare = async (firestore: Firestore) => {
  const products = collection(firestore, 'products');
  const [rows, count] = await Promise.all([
    getDocs(query(products, orderBy('createdAt', 'desc'), limit(PER_PAGE))),
    getCountFromServer(products),
  ]);
  const total = count.data().count;
  return { rows: rows.size, total, reads: budget(total) };
};

/** Opens it as the console does. */
const provided = async (firestore: Firestore) => {
  const provider = createFirebaseDataProvider(firestore, () => 'admin');
  const page = await provider.getList('products', {
    filter: {},
    sort: { field: 'createdAt', order: 'DESC' },
    pagination: { page: 1, perPage: PER_PAGE },
  });
  return { rows: page.data.length, total: page.total, reads: provider.readMeter.total() };
};

/** Times one opening by a client that has nothing in its cache. */
const openOnce = async (
  { host, port }: FirestoreEmulator,
  size: number,
  open: typeof bare | typeof provided,
) => {
  const app = initializeApp({ projectId: projectOf(size), apiKey: 'key' }, crypto.randomUUID());
  const firestore = getFirestore(app);
  connectFirestoreEmulator(firestore, host, port);
  // The connection itself is no part of a list.
  await getDoc(doc(firestore, 'products', 'none'));
  const started = performance.now();
  const { rows, total, reads } = await open(firestore);
  const time = performance.now() - started;
  if (rows !== PER_PAGE || total !== size || reads > budget(size))
    throw new Error(`Page 1 of ${size}: ${rows} rows of ${total}, ${reads} reads`);
  await terminate(firestore);
  await deleteApp(app);
  return time;
};

/**
 * Google's emulator has no indexes: it looks at every document for any query, so a list of its
 * takes longer the more there are, whoever asks. What can be told is whether the console makes
 * more of that than the SDK's own query and count, and that the reads are the same at any size.
 */
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
      console.info(`  Firestore emulator: ${size} products stored in ${seconds} s`);
    }
    const sdk = SIZES.map((): number[] => []);
    const ours = SIZES.map((): number[] => []);
    for (let run = 0; run < EMULATOR_RUNS; run += 1)
      for (const [index, size] of SIZES.entries()) {
        sdk[index]?.push(await openOnce(emulator, size, bare));
        ours[index]?.push(await openOnce(emulator, size, provided));
      }
    const bareRatio = tell('Firestore emulator, the SDK alone', sdk.map(median));
    const ratio = tell('Firestore emulator, the console', ours.map(median));
    const within = ratio <= MAX_RATIO * bareRatio;
    console.info(
      `  The console grows ${(ratio / bareRatio).toFixed(2)} times as much as the SDK, target at most ${MAX_RATIO}: ${within ? 'ok' : 'OVER'}; reads ${SIZES.map(budget).join(' and ')}, of which the count is one per 1,000 rows`,
    );
    return within;
  } finally {
    await emulator.stop();
  }
};

/** Opens the products list at 1,000 and at 100,000 rows, on both back ends. */
export const benchList = async (): Promise<boolean> => {
  console.info(`\nOpening a list of ${SIZES.join(' and of ')} products (medians)`);
  const embedded = await openLocalLists(SIZES, RUNS);
  const ratio = tell('Embedded, page 1 with its total', embedded.map(median));
  const within = ratio <= MAX_RATIO;
  console.info(`  Embedded: target at most ${MAX_RATIO}: ${within ? 'ok' : 'OVER'}`);
  return (await benchFirestore()) && within;
};
