import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { takeWire, type Wire } from './providerWire.ts';

/** One measured call of react-admin-firebase. */
export interface RafResult {
  name: string;
  mode: 'default' | 'lazy';
  wire: Wire;
  ms: number;
  rows?: string[];
  error?: string;
}

const PACKAGE = 'react-admin-firebase@5.0.1';
const folder = join(process.cwd(), 'node_modules/.cache/bench-raf');

/** Installs it outside the project's dependencies, once. */
const install = () => {
  if (existsSync(join(folder, 'node_modules/react-admin-firebase'))) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  const args = ['install', '--legacy-peer-deps', '--no-audit', '--no-fund', PACKAGE];
  const { status } = spawnSync('npm', args, { cwd: folder, stdio: 'ignore' });
  if (status !== 0) throw new Error(`npm could not install ${PACKAGE}`);
};

const shimBrowser = () => {
  const store = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
    removeItem: (key: string) => void store.delete(key),
  };
  Object.assign(globalThis, { localStorage, window: { localStorage } });
};

interface RafProvider {
  getList: (
    resource: string,
    params: unknown,
  ) => Promise<{ data: { id: string }[]; total?: number }>;
  getMany: (resource: string, params: unknown) => Promise<{ data: { id: string }[] }>;
  getManyReference: (resource: string, params: unknown) => Promise<{ data: { id: string }[] }>;
  updateMany: (resource: string, params: unknown) => Promise<unknown>;
}

interface Firebase {
  initializeApp: (config: object, name: string) => object;
}
interface FirestoreModule {
  getFirestore: (app: object) => object;
  connectFirestoreEmulator: (firestore: object, host: string, port: number) => void;
}
interface RafModule {
  FirebaseDataProvider: (config: object, options: object) => RafProvider;
}

const SORT = { field: 'price', order: 'ASC' };
const WARM_UP = 250;

const run = async ([projectId = '', host = '', port = '', ids = '[]']: string[]) => {
  shimBrowser();
  const require = createRequire(join(folder, 'package.json'));
  // It must share the app's copy of the SDK, and its own build is CommonJS.
  const { initializeApp }: Firebase = require('firebase/app');
  const firestore: FirestoreModule = require('firebase/firestore');
  const raf: RafModule = require('react-admin-firebase');
  const results: RafResult[] = [];
  let apps = 0;
  const provider = async (lazy: boolean) => {
    const app = initializeApp({ projectId, apiKey: 'none' }, `raf-${++apps}`);
    firestore.connectFirestoreEmulator(firestore.getFirestore(app), host, Number(port));
    const made = raf.FirebaseDataProvider(
      {},
      {
        app,
        disableMeta: true,
        lazyLoading: { enabled: lazy },
        firestoreCostsLogger: { enabled: false },
      },
    );
    await new Promise(resolve => setTimeout(resolve, WARM_UP));
    takeWire();
    return made;
  };
  const measure = async (
    name: string,
    lazy: boolean,
    work: () => Promise<string[] | undefined>,
  ) => {
    const started = performance.now();
    const result: RafResult = { name, mode: lazy ? 'lazy' : 'default', wire: takeWire(), ms: 0 };
    try {
      const rows = await work();
      if (rows) result.rows = rows;
    } catch (error) {
      result.error = String(error);
    }
    result.ms = performance.now() - started;
    result.wire = takeWire();
    results.push(result);
  };
  const page = (page: number, filter = {}, perPage = 25, sort = SORT) => ({
    pagination: { page, perPage },
    sort,
    filter,
  });
  const wanted: unknown[] = JSON.parse(ids);
  for (const lazy of [true, false]) {
    const asked = async (name: string, request: object, before?: number) => {
      const made = await provider(lazy);
      if (before) await made.getList('rows', page(before));
      takeWire();
      await measure(name, lazy, async () => {
        const { data } = await made.getList('rows', request);
        return data.map(({ id }) => id);
      });
    };
    const related = async (name: string, perPage: number) => {
      const made = await provider(lazy);
      await measure(name, lazy, async () => {
        const request = page(1, {}, perPage, { field: 'id', order: 'DESC' });
        const { data } = await made.getManyReference('rows', {
          ...request,
          target: 'category',
          id: 'category 7',
        });
        return data.map(({ id }) => id);
      });
    };
    const measureMany = async () => {
      const made = await provider(lazy);
      await measure('<ReferenceField>s of a page', lazy, async () => {
        const { data } = await made.getMany('rows', { ids: wanted.slice(0, 25) });
        return data.map(({ id }) => id);
      });
    };
    const list = (name: string, number: number, filter = {}, before?: number) =>
      asked(name, page(number, filter), before);
    await asked('<Count>', page(1, {}, 1, { field: 'id', order: 'DESC' }));
    await asked('<ReferenceInput>, the last ids', page(1, {}, 25, { field: 'id', order: 'DESC' }));
    await asked('<List>, by id', page(1, {}, 25, { field: 'id', order: 'ASC' }));
    await related('<ReferenceManyField>', 25);
    await related('<ReferenceManyCount>', 1);
    await measureMany();
    await asked('last page of <List>, by id', page(400, {}, 25, { field: 'id', order: 'ASC' }));
    await list('page 1', 1);
    await list('page 2 after page 1', 2, {}, 1);
    await list('page 40, cold, total known', 40, {}, 1);
    await list('last page, total known', 400, {}, 1);
    await list('filtered page', 1, { category: 'category 7' });
    const made = await provider(lazy);
    await measure('updateMany of 500', lazy, async () => {
      await made.updateMany('scratch', { ids: wanted, data: { stock: 5 } });
      return undefined;
    });
  }
  process.stdout.write(`\n${JSON.stringify(results)}\n`);
  process.exit(0);
};

install();
console.log = () => undefined;
await run(process.argv.slice(2));
