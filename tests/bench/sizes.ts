import { rm } from 'node:fs/promises';
import { buildConsole, loadedWith } from './buildConsole.ts';
import { benchPackageSizes } from './packageSizes.ts';
import { routePages } from './routePages.ts';

const LOGIN = ['index.html', 'src/providers/firebase/index.ts'];
const LIST = [
  ...LOGIN,
  'src/app/SignedIn.tsx',
  'src/i18n/en/core.ts',
  'src/providers/firebase/data.ts',
  'src/resources/products/ProductList.tsx',
];

const FORM = [...LIST, 'src/i18n/en/pages.ts', 'src/resources/products/ProductEdit.tsx'];

/** What a Firebase build may load, in KiB of gzip and in files: each is a request. */
const BUDGETS = [
  { name: 'signed-out /login', modules: LOGIN, budget: 165, mostFiles: 6 },
  { name: 'first signed-in list', modules: LIST, budget: 575, mostFiles: 70 },
  { name: 'first list and product form together', modules: FORM, budget: 680, mostFiles: 110 },
];

/** What a page opened after the first list may add to it, in KiB of gzip; the first that fits counts. */
const PAGE_BUDGETS: readonly [RegExp, number][] = [
  [/products\/Product(Create|Edit)/, 185],
  [/products\/grid\//, 120],
  [/import\//, 165],
  [/giveaways\/|business\/Business(Create|Edit)|EditProfile/, 145],
  [/compare\/|merge\/|analytics\//, 115],
  [/dashboard\/|profile\//, 55],
  [/requests\//, 90],
  [/./, 85],
];

/** The grid of products: not a page of its own, as it opens in the list's place. */
const GRID = 'src/resources/products/grid/ProductGrid.tsx';

const kib = (bytes: number) => bytes / 1024;

const verdict = (value: number, budget: number) =>
  `(${(value / budget).toFixed(2)}) ${value <= budget ? 'ok' : 'OVER'}`;

const line = (name: string, size: number, budget: number) => {
  console.info(
    `  ${name.padEnd(58)} ${size.toFixed(1).padStart(7)} KiB  of ${budget} KiB  ${verdict(size, budget)}`,
  );
  return size <= budget;
};

const filesLine = (files: number, most: number) => {
  console.info(
    `  ${''.padEnd(58)} ${String(files).padStart(7)} files of ${most} files  ${verdict(files, most)}`,
  );
  return files <= most;
};

const benchPages = async (folder: string): Promise<boolean> => {
  console.info('\nWhat a page adds to the first list (its words included)');
  const before = await loadedWith(folder, LIST);
  let within = true;
  for (const page of [...(await routePages()), GRID]) {
    const words = ['src/i18n/en/pages.ts'];
    if (/\/(import|giveaways|grid)\//.test(page)) words.push('src/i18n/en/rest.ts');
    const after = await loadedWith(folder, [...LIST, ...words, page]);
    const added = kib(after.bytes - before.bytes);
    const [, budget] = PAGE_BUDGETS.find(([pattern]) => pattern.test(page)) ?? [];
    if (budget === undefined) throw new Error(`There is no budget for ${page}`);
    within = line(page, added, budget) && within;
  }
  return within;
};

/** Prints how much JavaScript is loaded, beside what it may be. @returns whether all is within. */
export const benchSizes = async (): Promise<boolean> => {
  const folder = await buildConsole('firebase');
  let within = true;
  console.info('\nJavaScript loaded (Firebase build, gzip)');
  for (const { name, modules, budget, mostFiles } of BUDGETS) {
    const { files, bytes } = await loadedWith(folder, modules);
    within = line(name, kib(bytes), budget) && within;
    within = filesLine(files, mostFiles) && within;
  }
  within = (await benchPages(folder)) && within;
  within = (await benchPackageSizes(line)) && within;
  await rm(folder, { recursive: true, force: true });
  return within;
};
