import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { root } from './buildConsole.ts';

/** Where pages are named: the views of each resource, and the custom pages. */
const tables = async (): Promise<string[]> => {
  const entries = await readdir(join(root, 'src/resources'), { withFileTypes: true });
  const resources = entries.filter(entry => entry.isDirectory());
  return [
    'src/app/customPages.ts',
    ...resources.map(({ name }) => `src/resources/${name}/index.ts`),
  ];
};

/** The source files of every lazy page; each once. */
export const routePages = async (): Promise<string[]> => {
  const pages = await Promise.all(
    (await tables()).map(async table => {
      const source = await readFile(join(root, table), 'utf8');
      return [...source.matchAll(/import\('(@\/|\.\/)([^']+)'\)/g)].map(([, from, file = '']) =>
        from === '@/' ? `src/${file}` : normalize(join(dirname(table), file)),
      );
    }),
  );
  return [...new Set(pages.flat())].sort();
};
