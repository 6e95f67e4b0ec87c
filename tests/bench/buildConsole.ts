import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** The repository's root. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** A configuration that makes a build for Firebase; nothing is called. */
const FIREBASE = {
  VITE_FIREBASE_PROJECT_ID: 'demo-bench',
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'demo-bench.example',
  VITE_FIREBASE_STORAGE_BUCKET: 'demo-bench.appspot.com',
  VITE_FIREBASE_APP_ID: '1:1:web:1',
  VITE_SUPER_ADMIN_EMAILS: 'admin@catalogue.example',
};

/** Builds the console into a folder of its own. @returns the folder. */
export const buildConsole = async (backEnd: 'local' | 'firebase'): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), `bench-${backEnd}-`));
  const before = { ...process.env };
  if (backEnd === 'firebase') Object.assign(process.env, FIREBASE);
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
  });
  process.env = before;
  return folder;
};

/** Builds a page of the benchmarks beside a built console, at `/{name}.html`. */
export const buildPage = async (folder: string, name: string) => {
  await build({
    root,
    configFile: false,
    base: `/${name}/`,
    publicDir: false,
    logLevel: 'error',
    resolve: {
      alias: { '@': join(root, 'src') },
      conditions: ['source', 'module', 'browser', 'development|production'],
    },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: join(folder, name),
      emptyOutDir: true,
      target: 'es2023',
      lib: { entry: join(root, `tests/bench/${name}.ts`), formats: ['es'], fileName: name },
    },
  });
  await writeFile(
    join(folder, `${name}.html`),
    `<!doctype html><script type="module" src="/${name}/${name}.js"></script>`,
  );
};

interface Chunk {
  file: string;
  imports?: string[];
}

/**
 * The JavaScript that modules load, what they import included: how many files, and their gzipped bytes.
 * @param modules parts of the modules' paths, as the build's manifest names them.
 */
export const loadedWith = async (
  folder: string,
  modules: readonly string[],
): Promise<{ files: number; bytes: number }> => {
  const manifest: Record<string, Chunk> = JSON.parse(
    await readFile(join(folder, '.vite/manifest.json'), 'utf8'),
  );
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const part of modules) {
    const keys = Object.keys(manifest).filter(key => key.endsWith(part));
    if (keys.length === 0) throw new Error(`The build has no ${part}`);
    for (const key of keys) visit(key);
  }
  const sizes = await Promise.all(
    [...files]
      .filter(file => file.endsWith('.js'))
      .map(async file => gzipSync(await readFile(join(folder, file))).length),
  );
  return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
};
