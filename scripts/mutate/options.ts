import { existsSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import type { Stryker } from '@stryker-mutator/core';
import type { MutatedGroup } from './groups.ts';

/** Where the results of each file are kept, for the next run to go on from and for people to look at. */
const REPORTS = 'test-results/mutation';

/**
 * The files of a group that are changed, each of which is tried by itself.
 * @throws Error where one that is named is not there: nothing of it would be tried, and nobody told.
 */
export const filesOf = ({ code }: Pick<MutatedGroup, 'code'>): string[] => {
  const missing = code.filter(path => !existsSync(path));
  if (missing.length > 0) throw new Error(`Not there to be tried: ${missing.join(', ')}`);
  return code
    .flatMap(path => (path.endsWith('/') ? readdirSync(path).map(name => `${path}${name}`) : path))
    .filter(path => path.endsWith('.ts') && !/(\.test|\/test[A-Z]\w*)\.ts$/.test(path));
};

/**
 * The tests that try one file of a group.
 * @throws Error where there are none: every change of the file would live.
 */
export const testsOf = (
  { tests, testsOf: own }: Pick<MutatedGroup, 'tests' | 'testsOf'>,
  path: string,
): readonly string[] => {
  const found = own?.[path] ?? tests;
  const missing = found.filter(test => !test.includes('*') && !existsSync(test));
  if (missing.length > 0 || found.length === 0)
    throw new Error(`No tests for ${path}: ${missing.join(', ')}`);
  return found;
};

/** What Stryker is to do for one file of a group. */
export const optionsFor = (
  group: string,
  path: string,
): ConstructorParameters<typeof Stryker>[0] => ({
  mutate: [path],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  // The group names its tests; what is only related to a file would be half of all there are.
  vitest: { configFile: 'scripts/mutate/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  concurrency: 1,
  incremental: true,
  incrementalFile: `${REPORTS}/${group}/${basename(path)}-incremental.json`,
  reporters: ['json', 'html'],
  jsonReporter: { fileName: `${REPORTS}/${group}/${basename(path)}.json` },
  htmlReporter: { fileName: `${REPORTS}/${group}/${basename(path)}.html` },
  tempDirName: 'test-results/stryker',
  cleanTempDir: 'always',
  // The compiler has no interface for JavaScript any more, so there is nothing to rewrite this file with.
  tsconfigFile: 'none',
  ignorePatterns: [
    ...['docs', 'public', 'sample-public', 'tests/{bench,e2e,rules}', 'build', 'dist'],
    'test-results',
  ],
  timeoutMS: 10_000,
});
