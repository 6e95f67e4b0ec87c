import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, getFirestore, terminate } from 'firebase/firestore';
import { createFirebaseDataProvider } from '../../src/providers/firebase/dataProvider.ts';
import { generateSampleData } from '../../src/sample-data/index.ts';
import { startFirestoreEmulator } from '../support/firestoreEmulator.ts';

const PER_PAGE = 25;

/** Prints what pages of the products list read on Google's emulator, beside what they may. */
export const benchReads = async (): Promise<boolean> => {
  const emulator = await startFirestoreEmulator();
  if (!emulator) {
    console.info('\nReads per list page: skipped, no Firestore emulator was found');
    return true;
  }
  const app = initializeApp({ projectId: 'demo-bench', apiKey: 'key' }, 'bench');
  const firestore = getFirestore(app);
  connectFirestoreEmulator(firestore, emulator.host, emulator.port);
  const provider = createFirebaseDataProvider(firestore, () => 'admin');
  const products = [...generateSampleData({ products: 600 })].filter(
    ({ collection }) => collection === 'products',
  );
  for (let start = 0; start < products.length; start += 100) {
    await provider.commit(
      products
        .slice(start, start + 100)
        .map(({ collection, id, data }) => ({ type: 'set' as const, collection, id, data })),
    );
  }
  const page = (number: number, filter = {}) =>
    provider.getList('products', {
      filter,
      sort: { field: 'createdAt', order: 'DESC' },
      pagination: { page: number, perPage: PER_PAGE },
    });
  const steps: [string, number, () => Promise<unknown>][] = [
    ['page 1, with its total', PER_PAGE + 1, () => page(1)],
    ['page 2', PER_PAGE, () => page(2)],
    ['page 1 again', PER_PAGE, () => page(1)],
    ['last page', PER_PAGE, () => page(Math.ceil(products.length / PER_PAGE))],
    ['one status, with its total', PER_PAGE + 1, () => page(1, { status: 'active' })],
  ];
  console.info(
    `\nDocuments read per list page of ${PER_PAGE} (emulator, ${products.length} products)`,
  );
  let within = true;
  for (const [name, budget, step] of steps) {
    const before = provider.readMeter.total();
    await step();
    const reads = provider.readMeter.total() - before;
    within &&= reads <= budget;
    console.info(
      `  ${name.padEnd(28)} ${String(reads).padStart(4)}  of ${budget} ${reads <= budget ? 'ok' : 'OVER'}`,
    );
  }
  await terminate(firestore);
  await deleteApp(app);
  await emulator.stop();
  return within;
};
