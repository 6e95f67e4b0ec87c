import { rm } from 'node:fs/promises';
import { buildConsole, gzippedBytes } from './buildConsole.ts';

const LOGIN = ['index.html', 'src/providers/firebase/index.ts'];
const LIST = [
  ...LOGIN,
  'src/app/SignedIn.tsx',
  'src/providers/firebase/data.ts',
  'src/resources/products/ProductList.tsx',
];

/** What a Firebase build may load, in KiB of gzip. */
const BUDGETS = [
  { name: 'signed-out /login', modules: LOGIN, budget: 165 },
  { name: 'first signed-in list', modules: LIST, budget: 480 },
];

/** Prints how much JavaScript is loaded, beside what it may be. @returns whether all is within. */
export const benchSizes = async (): Promise<boolean> => {
  const folder = await buildConsole('firebase');
  let within = true;
  console.info('\nJavaScript loaded (Firebase build, gzip)');
  for (const { name, modules, budget } of BUDGETS) {
    const size = (await gzippedBytes(folder, modules)) / 1024;
    const ok = size <= budget;
    within &&= ok;
    console.info(
      `  ${name.padEnd(24)} ${size.toFixed(1).padStart(7)} KiB  of ${budget} KiB  (${(size / budget).toFixed(2)}) ${ok ? 'ok' : 'OVER'}`,
    );
  }
  await rm(folder, { recursive: true, force: true });
  return within;
};
