import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { TESTS_VARIABLE } from './groups.ts';

/** The tests of one group of the heart, in processes of their own: what is evaluated on loading is mutated, too. */
export default defineConfig({
  resolve: {
    alias: { '@': fileURLToPath(new URL('../../src', import.meta.url)) },
    conditions: ['source', 'module', 'browser', 'development|production'],
  },
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
  test: {
    environment: 'node',
    testTimeout: 20_000,
    include: process.env[TESTS_VARIABLE]?.split(' ') ?? [],
  },
});
