import { expect, it } from 'vitest';
import { isAsSaid } from './isAsSaid.ts';

const added = { state: 'new' } as const;
const changed = { state: 'changed' } as const;

it.each([
  ['the same', [added, changed], [changed, added], true],
  ['more', [added], [added, added], false],
  ['as many, but changed instead of added', [added, changed], [changed, changed], false],
])('%s', (_, said, now, expected) => {
  expect(isAsSaid(said, now)).toBe(expected);
});
