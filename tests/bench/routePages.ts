import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './buildConsole.ts';

const TABLES = ['ownerRoutes', 'adminRoutes', 'supportRoutes'];

/** The source files of every lazy page, as the route tables name them; each once. */
export const routePages = async (): Promise<string[]> => {
  const sources = await Promise.all(
    TABLES.map(table => readFile(join(root, `src/routes/${table}.ts`), 'utf8')),
  );
  const pages = sources.flatMap(source =>
    [...source.matchAll(/import\('@\/([^']+)'\)/g)].map(([, file]) => `src/${file}`),
  );
  return [...new Set(pages)].sort();
};
