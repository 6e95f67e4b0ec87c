/** Code whose every small change has to be noticed, and the tests that are to notice it. */
export interface MutatedGroup {
  /** Files below the root, and folders with a slash at the end, whose tests are left out. */
  code: readonly string[];
  /** Test files, as globs below the root: a mutant that is evaluated on loading runs them all. */
  tests: readonly string[];
}

/** The variable of the environment by which Vitest is told the tests of a group, apart by blanks. */
export const TESTS_VARIABLE = 'MUTATION_TESTS';

const IMPORT_FILES = [
  ...['diffProduct', 'keepAlike', 'keptParts', 'linkProduct', 'matchExisting', 'patchVariants'],
  ...[
    'planProduct',
    'preserveMissingColumns',
    'recogniseRenamed',
    'updatesBySku',
    'vanishedVerdict',
  ],
];

const COMMIT_FILES = [
  'packages/ra-data-firestore/src/query/applyWrite.ts',
  ...['audit', 'fieldChanges', 'tracked', 'runBatches'].map(name => `src/domain/${name}.ts`),
  ...['batches', 'batchSize', 'commitBatches', 'commitErrors', 'commitWithRetry'].map(
    name => `src/domain/import/run/${name}.ts`,
  ),
  ...['changeRecords', 'recordWrites'].map(name => `src/providers/${name}.ts`),
];

/** The heart of the code, in parts of some minutes each. */
export const GROUPS: Readonly<Record<string, MutatedGroup>> = {
  access: { code: ['src/domain/access/'], tests: ['src/domain/access/*.test.ts'] },
  merge: { code: ['src/domain/merge/'], tests: ['src/domain/merge/*.test.ts'] },
  money: { code: ['src/domain/money/'], tests: ['src/domain/money/*.test.ts'] },
  import: {
    code: IMPORT_FILES.map(name => `src/domain/import/${name}.ts`),
    tests: [
      'src/domain/import/*.test.ts',
      'tests/unit/import/{reimport,updateFiles,weights}.test.ts',
    ],
  },
  commit: {
    code: COMMIT_FILES,
    tests: [
      'packages/ra-data-firestore/src/query/applyWrite.test.ts',
      'src/domain/{audit,fieldChanges,tracked,runBatches}.test.ts',
      'src/domain/import/run/*.test.ts',
      'src/providers/{changeRecords,recordWrites}.test.ts',
    ],
  },
  session: {
    code: [
      'src/providers/session/',
      'src/providers/authProvider.ts',
      'src/providers/local/session.ts',
    ],
    tests: ['src/providers/{session,local}/*.test.ts', 'src/providers/authProvider.test.ts'],
  },
};
