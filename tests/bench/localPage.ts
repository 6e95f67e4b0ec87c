import { createContext } from '@/providers/local/access.ts';
import { createLocalDataProvider } from '@/providers/local/dataProvider.ts';
import { openDatabase } from '@/providers/local/openDatabase.ts';
import { replaceRecords } from '@/providers/local/seed.ts';
import { generateSampleData, sampleDataSize } from '@/sample-data/index.ts';

/** Median and worst of several runs, in milliseconds. */
export interface Timing {
  median: number;
  worst: number;
}

/** What is measured on one size of the database. */
export interface LocalFigures {
  products: number;
  seedMs: number;
  openMs: number;
  timings: Record<string, Timing>;
}

declare global {
  interface Window {
    seedLocal: (products: number) => Promise<number>;
    measureLocal: (products: number) => Promise<LocalFigures>;
    openLocalList: (products: number) => Promise<number>;
  }
}

const nameOf = (products: number) => `bench-${products}`;
const admin = { uid: 'admin', email: 'admin@catalogue.example', emailVerified: true };
const lists = { superAdmins: [admin.email], support: [] };

/** Fills a database of its own. @returns how long it took, in milliseconds. */
window.seedLocal = async products => {
  const started = performance.now();
  const database = await openDatabase(nameOf(products));
  const options = { products };
  await replaceRecords(database, generateSampleData(options), {
    expected: sampleDataSize(options),
  });
  database.close();
  return performance.now() - started;
};

const timingOf = (runs: number[]): Timing => {
  const sorted = [...runs].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return { median: at(0.5), worst: at(1) };
};

const timed = async (work: () => Promise<unknown>) => {
  const started = performance.now();
  await work();
  return performance.now() - started;
};

/** Times the calls behind the product list on a database that `seedLocal` has filled. */
window.measureLocal = async products => {
  const page = (number: number, filter: Record<string, unknown> = {}, field = 'createdAt') => ({
    filter,
    sort: { field, order: 'DESC' as const },
    pagination: { page: number, perPage: 25 },
  });
  const lastPage = Math.ceil(products / 25);
  const calls: Record<string, () => [string, ReturnType<typeof page>]> = {
    'list, page 1': () => ['products', page(1)],
    'list, middle page': () => ['products', page(Math.ceil(lastPage / 2))],
    'list, last page': () => ['products', page(lastPage)],
    'one status, page 1': () => ['products', page(1, { status: 'active' })],
    'one business, page 1': () => ['products', page(1, { businessId: 'owner' }, 'updatedAt')],
    'status and category, page 1': () => [
      'products',
      page(1, { status: 'active', category: 'Audio' }),
    ],
    'search “walnut”, page 1': () => ['products', page(1, { q: 'walnut' })],
    'search “walnut turntable”, page 1': () => ['products', page(1, { q: 'walnut turntable' })],
  };
  const timings: Record<string, Timing> = {};
  let openMs = 0;
  for (const [name, call] of Object.entries(calls)) {
    const cold: number[] = [];
    const warm: number[] = [];
    for (let run = 0; run < 5; run++) {
      const started = performance.now();
      const database = await openDatabase(nameOf(products));
      openMs = performance.now() - started;
      const provider = createLocalDataProvider(createContext(database, () => admin, lists));
      cold.push(await timed(() => provider.getList(...call())));
      warm.push(await timed(() => provider.getList(...call())));
      database.close();
    }
    timings[name] = timingOf(cold);
    timings[`${name}, again`] = timingOf(warm);
  }
  return { products, seedMs: 0, openMs, timings };
};

/** Times the first page of the products list, of a database that was just opened. */
window.openLocalList = async products => {
  const database = await openDatabase(nameOf(products));
  const provider = createLocalDataProvider(createContext(database, () => admin, lists));
  const time = await timed(() =>
    provider.getList('products', {
      filter: {},
      sort: { field: 'createdAt', order: 'DESC' },
      pagination: { page: 1, perPage: 25 },
    }),
  );
  database.close();
  return time;
};
