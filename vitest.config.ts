import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { mockingTests } from './tests/support/mockingTests.ts';

const alias = { '@': fileURLToPath(new URL('./src', import.meta.url)) };
const resolve = { alias, conditions: ['source', 'module', 'browser', 'development|production'] };
const ssr = { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } };
const emulator = ['./tests/support/emulatorSetup.ts'];
const mocking = mockingTests(fileURLToPath(new URL('.', import.meta.url)));
const tornStreams = './tests/support/tornStreams.ts';

/** A busy machine answers late: a second try there, reported as such, instead of a red run. */
const patience = { testTimeout: 90_000, hookTimeout: 60_000, retry: process.env.CI ? 1 : 0 };

/** One test project a kind of test: `vitest run --project unit`. */
export default defineConfig({
  test: {
    // Vitest's own choice leaves one of two processors idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        resolve,
        ssr,
        test: {
          name: 'unit',
          testTimeout: 20_000,
          environment: 'node',
          // Pure functions have nothing to be kept apart; a process a file costs more than its tests.
          isolate: false,
          include: [
            'src/**/*.test.ts',
            'packages/*/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'functions/src/!(firebase)/**/*.test.ts',
            'tests/unit/**/*.test.ts',
            'tests/e2e/walker/**/*.test.ts',
            'tests/support/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', ...mocking],
        },
      },
      {
        resolve,
        ssr,
        test: {
          // What replaces modules has a process of its own.
          name: 'mocking',
          testTimeout: 20_000,
          environment: 'node',
          include: mocking,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'component',
          testTimeout: 20_000,
          environment: 'jsdom',
          include: ['src/**/*.test.tsx', 'packages/*/src/**/*.test.tsx'],
          setupFiles: ['./tests/support/componentSetup.ts'],
          // A query that waits would print the page anew at each try; who looks for a fault wants to see it.
          env: process.env.CI ? { DEBUG_PRINT_LIMIT: '0' } : {},
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'provider',
          environment: 'node',
          include: ['packages/ra-data-firestore/tests/**/*.test.ts'],
          globalSetup: emulator,
          setupFiles: [tornStreams],
          ...patience,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'contract',
          environment: 'node',
          include: ['tests/contract/**/*.test.ts', 'functions/src/firebase/*.test.ts'],
          globalSetup: emulator,
          setupFiles: [tornStreams],
          ...patience,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'simulation',
          environment: 'node',
          include: ['tests/simulation/**/*.test.ts'],
          globalSetup: emulator,
          setupFiles: [tornStreams],
          ...patience,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'rules',
          environment: 'node',
          include: ['tests/rules/**/*.test.ts'],
          globalSetup: emulator,
          setupFiles: [tornStreams, './tests/rules/support/recordRequests.ts'],
          ...patience,
        },
      },
    ],
  },
});
