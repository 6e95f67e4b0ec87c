import { expect, it } from 'vitest';
import { isDocumentId } from './documentId.ts';

it.each(['b1', '...', '__b', 'a b', '🙂', '\u0000', 'ä'.repeat(750)])('%j can be an id', id => {
  expect(isDocumentId(id)).toBe(true);
});

it.each(['', '.', '..', '__b__', '__\n__', 'a/b', '\ud83d', 'ä'.repeat(751)])(
  '%j can be none',
  id => {
    expect(isDocumentId(id)).toBe(false);
  },
);
