import type { Stryker } from '@stryker-mutator/core';
import type { MutatedGroup } from './groups.ts';

/** Where the results of a group are kept, for the next run to go on from and for people to look at. */
const REPORTS = 'test-results/mutation';

/** What Stryker is to do for one group of files. */
export const optionsFor = (
  name: string,
  { code }: MutatedGroup,
): ConstructorParameters<typeof Stryker>[0] => ({
  mutate: [...code, '!**/*.test.ts', '!**/test*.ts'],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  // The group names its tests; what is only related to a file would be half of all there are.
  vitest: { configFile: 'scripts/mutate/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  concurrency: 1,
  incremental: true,
  incrementalFile: `${REPORTS}/${name}-incremental.json`,
  reporters: ['json', 'html'],
  jsonReporter: { fileName: `${REPORTS}/${name}.json` },
  htmlReporter: { fileName: `${REPORTS}/${name}.html` },
  tempDirName: 'test-results/stryker',
  cleanTempDir: 'always',
  // The compiler has no interface for JavaScript any more, so there is nothing to rewrite this file with.
  tsconfigFile: 'none',
  ignorePatterns: ['docs', 'public', 'sample-public', 'tests/{bench,e2e,rules}', 'build'],
  timeoutMS: 10_000,
});
