import { expect, it } from 'vitest';
import { orphanedFiles } from './orphanedFiles.ts';

it('names what is gone, once', () => {
  expect(orphanedFiles(['f/a', 'f/a-thumb', 'f/b', 'f/a'], ['f/b'], 'f')).toEqual([
    'f/a',
    'f/a-thumb',
  ]);
});

it('leaves files of other folders alone', () => {
  expect(orphanedFiles(['f/a', 'elsewhere/b', 'folder/c'], [], 'f')).toEqual(['f/a']);
});
