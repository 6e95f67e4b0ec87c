import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Where tests lie that share a process. */
const ROOTS = [
  ...['src', 'scripts', 'functions/src', 'packages/ra-data-firestore/src'],
  ...['tests/unit', 'tests/support', 'tests/e2e/walker'],
];

/** Whether the text of a test replaces modules for every file that runs after it in the same process. */
export const mocksModules = (text: string): boolean => /\bvi\.(?:do)?[mM]ock\(/.test(text);

/**
 * The tests without JSX that mock modules, as paths from the repository's root. In a process that others share a mock comes
 * too late where one of them has loaded the module, and stays for those that follow.
 */
export const mockingTests = (root: string): string[] =>
  ROOTS.flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(path => path.endsWith('.test.ts') && !path.includes('node_modules'))
      .map(path => join(folder, path))
      .filter(path => mocksModules(readFileSync(join(root, path), 'utf8')))
      .map(path => path.split(sep).join('/')),
  );
