import { fileURLToPath } from 'node:url';

const library = (name: string) => fileURLToPath(new URL(`../../src/lib/${name}`, import.meta.url));

/** Modules that libraries import for what the console never calls, and what stands for each here. */
export const REPLACED_MODULES: Readonly<Record<string, string>> = {
  'hoist-non-react-statics': library('keepStatics.ts'),
  'jsonexport/dist/index.js': library('noJsonExport.ts'),
  'object.entries': library('objectEntries.cjs'),
  re2js: library('noRegularExpressions.ts'),
};
