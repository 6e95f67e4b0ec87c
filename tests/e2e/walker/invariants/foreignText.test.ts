import { expect, test } from 'vitest';
import { foreignText } from './foreignText.ts';

const nobody = () => false;

test('English on a German screen is told, each time it is seen', () => {
  for (const _ of [1, 2])
    expect(foreignText(['Forgot your password?', 'Passwort'], 'de', nobody)).toHaveLength(1);
});

test('not on an English one, and not what people wrote', () => {
  expect(foreignText(['Forgot your password?'], 'en', nobody)).toEqual([]);
  expect(foreignText(['Forgot your password?'], 'de', () => true)).toEqual([]);
});
