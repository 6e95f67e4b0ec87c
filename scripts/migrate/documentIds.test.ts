import { expect, it } from 'vitest';
import { canBeId } from './documentIds.ts';

it.each(['b1', '...', '__b', 'a b', '🙂', '\u0000', 'ä'.repeat(750)])('%j can be an id', id => {
  expect(canBeId(id)).toBe(true);
});

it.each([undefined, '', '.', '..', '__b__', '__\n__', 'a/b', '\ud83d', 'ä'.repeat(751)])(
  '%j can be none',
  id => {
    expect(canBeId(id)).toBe(false);
  },
);
