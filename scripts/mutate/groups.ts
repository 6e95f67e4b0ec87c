/** Code whose every small change has to be noticed, and the tests that are to notice it. */
export interface MutatedGroup {
  /** Files below the root, and folders with a slash at the end, whose tests are left out. */
  code: readonly string[];
  /** Test files, as globs below the root: a mutant that is evaluated on loading runs them all. */
  tests: readonly string[];
  /** Those of single files, by their paths, where the others would only take time. */
  testsOf?: Readonly<Record<string, readonly string[]>>;
}

/** The variable of the environment by which Vitest is told the tests of a group, apart by blanks. */
export const TESTS_VARIABLE = 'MUTATION_TESTS';

/** Files of a folder with the tests that try them: their own unless others are named. */
const filesWith = (folder: string, tests: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(
    Object.entries(tests).map(([name, named]) => [
      `${folder}/${name}.ts`,
      (named.length > 0 ? named : [name]).map(test => `${folder}/${test}.test.ts`),
    ]),
  );

const MERGE_TESTS = filesWith('src/domain/merge', {
  auditChain: ['auditChain', 'planMerge'],
  combineLists: [],
  combineVariants: [],
  documentSize: [],
  joinAsOptions: [],
  mergeChoices: ['mergeProducts'],
  mergeProducts: [],
  mergeRows: [],
  nameKey: ['combineLists', 'combineVariants'],
  planMerge: [],
  planUnmerge: ['planMerge', 'planUnmerge'],
  suggestSurvivor: [],
});

const IMPORT_TESTS = filesWith('src/domain/import', {
  diffProduct: [],
  keepAlike: [],
  missingParts: [],
  linkProduct: [],
  matchExisting: [],
  patchVariants: [],
  planProduct: [],
  preserveMissingColumns: [],
  recogniseRenamed: [],
  updatesBySku: [],
  vanishedVerdict: [],
});

const COMMIT_TESTS = {
  ...filesWith('packages/ra-data-firestore/src/query', { applyWrite: [] }),
  ...filesWith('src/domain', { audit: [], fieldChanges: [], runBatches: [], tracked: [] }),
  ...filesWith('src/domain/import/run', {
    batches: [],
    batchSize: [],
    commitBatches: [],
    commitErrors: [],
    commitWithRetry: [],
  }),
  ...filesWith('src/providers', {
    changeRecords: [],
    commitRecords: ['changeRecords', 'deleteRecords'],
    deleteRecords: [],
    recordWrites: [],
  }),
};

/** The heart of the code, in parts of some minutes each. */
export const GROUPS: Readonly<Record<string, MutatedGroup>> = {
  access: { code: ['src/domain/access/'], tests: ['src/domain/access/*.test.ts'] },
  merge: {
    code: ['src/domain/merge/'],
    tests: ['src/domain/merge/*.test.ts'],
    testsOf: MERGE_TESTS,
  },
  money: { code: ['src/domain/money/'], tests: ['src/domain/money/*.test.ts'] },
  import: { code: Object.keys(IMPORT_TESTS), tests: [], testsOf: IMPORT_TESTS },
  commit: { code: Object.keys(COMMIT_TESTS), tests: [], testsOf: COMMIT_TESTS },
  session: {
    code: [
      'src/providers/session/',
      'src/providers/authProvider.ts',
      'src/providers/local/session.ts',
    ],
    tests: ['src/providers/{session,local}/*.test.ts', 'src/providers/authProvider.test.ts'],
  },
};
