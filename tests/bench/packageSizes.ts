import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { root } from './buildConsole.ts';

/** What an application imports of the package, and what it may weigh in KiB of gzip. */
const IMPORTS = [
  { name: 'the data provider alone', from: 'index', named: 'firestoreDataProvider', budget: 29 },
  { name: 'all of ra-data-firestore', from: 'index', budget: 30 },
  { name: 'all of ra-data-firestore/query', from: 'query/index', budget: 6.5 },
  { name: 'all of ra-data-firestore/react', from: 'react/index', budget: 1 },
  { name: 'all of ra-data-firestore/auth', from: 'auth/index', budget: 1 },
];

const ENTRY = 'virtual:import';

/** The package's code that is left of an import, without what applications have anyway, in bytes of gzip. */
const gzipped = async (from: string, named = '*') => {
  const file = join(root, `packages/ra-data-firestore/src/${from}.ts`);
  const code = `export ${named === '*' ? '*' : `{ ${named} }`} from ${JSON.stringify(file)};`;
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'import',
        resolveId: id => (id === ENTRY ? id : undefined),
        load: id => (id === ENTRY ? code : undefined),
      },
    ],
    build: {
      write: false,
      minify: true,
      target: 'es2023',
      rollupOptions: {
        input: ENTRY,
        preserveEntrySignatures: 'strict',
        external: /^(firebase|ra-core|react|@tanstack)(\/|$)/,
      },
    },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  if (!bundle || !('output' in bundle)) throw new Error(`${from} was not built`);
  return bundle.output.reduce(
    (sum, part) => sum + (part.type === 'chunk' ? gzipSync(part.code).length : 0),
    0,
  );
};

/** Prints what each import of the package weighs. @returns whether all are within their budgets. */
export const benchPackageSizes = async (
  line: (name: string, size: number, budget: number) => boolean,
): Promise<boolean> => {
  console.info(
    '\nWhat ra-data-firestore adds to an application (gzip, without Firebase and React)',
  );
  let within = true;
  for (const { name, from, named, budget } of IMPORTS)
    within = line(name, (await gzipped(from, named)) / 1024, budget) && within;
  return within;
};
