import { expect, it } from 'vitest';
import { selectedOf, selectionState } from './selectionState.ts';

it('reads the selection that it wrote, and nothing else', () => {
  expect(selectedOf(selectionState(['a', 'b']))).toEqual(['a', 'b']);
  for (const state of [null, undefined, {}, { ids: [] }, { ids: [1] }, 'a'])
    expect(selectedOf(state)).toBeNull();
});
