import { expect, it } from 'vitest';
import { escaped, formPattern } from './patterns.ts';

it('finds what has a meaning in patterns as it is written', () => {
  const odd = 'a.b*c+d?e^f$g{h}i(j)k|l[m]n\\o';
  expect(new RegExp(`^${escaped(odd)}$`).test(odd)).toBe(true);
  expect(new RegExp(`^${escaped('a.b')}$`).test('axb')).toBe(false);
});

it('takes anything for a placeholder, but something', () => {
  const found = new RegExp(`^${formPattern('%{count} of %{all} (shown).')}$`);
  expect(found.test('3 of 1,000 (shown).')).toBe(true);
  expect(found.test(' of 5 (shown).')).toBe(false);
  expect(found.test('3 of 5 shown.')).toBe(false);
});
