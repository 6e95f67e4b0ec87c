import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const root = join(import.meta.dirname, '../..');
const source = join(root, 'packages/ra-data-firestore/src');
const ENTRY = 'virtual:import';

/** What is left of the package in an application that imports something of it. */
export interface PackageBuild {
  /** Bytes of gzip, minified, without what applications have anyway: Firebase, React, ra-core. */
  gzip: number;
  /** Lines of JavaScript before it is minified. */
  lines: number;
  /** The package's files that something is left of, below its `src`. */
  files: string[];
}

/** @param from the entry's file below the package's `src`, without its ending. */
export const buildImport = async (
  from: string,
  named: readonly string[] = [],
): Promise<PackageBuild> => {
  const names = named.length > 0 ? `{ ${named.join(', ')} }` : '*';
  const code = `export ${names} from ${JSON.stringify(join(source, `${from}.ts`))};`;
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
  const chunks = bundle.output.filter(part => part.type === 'chunk');
  const modules = chunks.flatMap(chunk => Object.entries(chunk.modules));
  const left = modules.filter(([id, { code }]) => id.startsWith(source) && code);
  return {
    gzip: chunks.reduce((sum, { code }) => sum + gzipSync(code).length, 0),
    lines: left.reduce((sum, [, { code }]) => sum + (code ?? '').trim().split('\n').length, 0),
    files: left.map(([id]) => id.slice(source.length + 1)),
  };
};

/** What this console imports of the package for its data. */
export const consoleParts = (): string[] => {
  const text = readFileSync(join(root, 'src/providers/firebase/dataProvider.ts'), 'utf8');
  const [, names = ''] = /import \{([^}]*)\} from 'ra-data-firestore\/core'/.exec(text) ?? [];
  const parts = names.split(',').map(name => name.trim());
  return parts.filter(name => name !== '' && !name.startsWith('type '));
};
