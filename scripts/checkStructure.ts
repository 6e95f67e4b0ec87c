import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The parts of the application, from the inside out; each may import itself and those before it. */
const LAYERS = [
  ['domain'],
  ['i18n', 'lib', 'config'],
  ['providers', 'sample-data'],
  ['theme', 'routes', 'layout', 'components'],
  ['resources', 'custom-pages'],
  ['app', 'main', 'BackOffice'],
];

/** Most lines of a file; beyond it a file has more than one subject. Tables of data or words, and tests, are excepted. */
const MAX_LINES = 300;

const root = fileURLToPath(new URL('..', import.meta.url));

const filesBelow = (folder: string): string[] =>
  readdirSync(folder).flatMap(name => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return filesBelow(path);
    return /\.tsx?$/.test(name) ? [path] : [];
  });

/** The layer of a path below `src`, counted from the inside; -1 where it belongs to none. */
export const layerOf = (path: string): number => {
  const part =
    path
      .replace(/^src\//, '')
      .split('/')[0]
      ?.replace(/\.tsx?$/, '') ?? '';
  return LAYERS.findIndex(names => names.includes(part));
};

/** The path below the root that an import of a file leads to; null for packages. */
export const targetOf = (file: string, specifier: string): string | null => {
  if (specifier.startsWith('@/')) return `src/${specifier.slice(2)}`;
  if (specifier.startsWith('.')) return normalize(join(dirname(file), specifier));
  return null;
};

/** The feature that a path below `src` belongs to, such as `resources/users`; null outside features. */
export const featureOf = (path: string): string | null =>
  /^src\/((?:resources|custom-pages)\/[^/]+)\//.exec(path)?.[1] ?? null;

/** Whether a file reaches into another feature past its `index.ts`; what two share is kit. */
const reachesInto = (file: string, target: string): boolean => {
  const [from, to] = [featureOf(file), featureOf(target)];
  return from !== null && to !== null && from !== to && !/\/index\.ts$/.test(target);
};

/** What is wrong with one file: imports that go outwards, and too many lines. */
export const problemsOf = (file: string, text: string): string[] => {
  const problems: string[] = [];
  const lines = text.split('\n').length;
  const excepted = /^src\/(sample-data|i18n)\/|\.test\.tsx?$/.test(file);
  if (lines > MAX_LINES && !excepted)
    problems.push(`${file}: ${lines} lines, at most ${MAX_LINES}`);
  const isTest = /\.test\.tsx?$/.test(file);
  for (const [, specifier = ''] of text.matchAll(/(?:from|import\()\s*'([^']+)'/g)) {
    const target = targetOf(file, specifier);
    if (target === null || isTest) continue;
    if (!target.startsWith('src/')) {
      if (/\.tsx?$/.test(target)) problems.push(`${file}: imports ${target}, outside src`);
      continue;
    }
    if (layerOf(target) > layerOf(file)) problems.push(`${file}: imports ${target}`);
    if (reachesInto(file, target)) problems.push(`${file}: reaches into ${target}`);
  }
  const foreign = /from '(firebase|dexie)(\/|')/.exec(text);
  const home = { firebase: 'src/providers/firebase/', dexie: 'src/providers/local/' };
  const name = foreign?.[1];
  if ((name === 'firebase' || name === 'dexie') && !file.startsWith(home[name])) {
    problems.push(`${file}: ${name} belongs to ${home[name]}`);
  }
  return problems;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = filesBelow(join(root, 'src')).map(path => relative(root, path));
  const problems = files.flatMap(file => problemsOf(file, readFileSync(join(root, file), 'utf8')));
  for (const problem of problems) console.error(problem);
  const lengths = files
    .map(file => readFileSync(join(root, file), 'utf8').split('\n').length)
    .sort((a, b) => a - b);
  const median = lengths[Math.floor(lengths.length / 2)];
  const short = lengths.filter(length => length <= 100).length;
  console.info(
    `${files.length} files, median ${median} lines, ${Math.round((100 * short) / files.length)} % within 100, longest ${lengths.at(-1)}`,
  );
  process.exit(problems.length > 0 ? 1 : 0);
}
