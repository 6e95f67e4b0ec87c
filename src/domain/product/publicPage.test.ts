import { expect, it } from 'vitest';
import { isPagePattern, publicPage } from './publicPage.ts';

const PATTERN = 'https://shop.example/p/{id}?from=office';
const seen = { id: 'p1', status: 'active', hiddenWithBusiness: null } as const;

it.each([
  [PATTERN, true],
  ['https://shop.example/?product={id}', true],
  ['https://shop.example/p/', false],
  ['https://{id}.shop.example/', false],
  ['http://shop.example/p/{id}', false],
  ['javascript:alert("{id}")', false],
  ['/p/{id}', false],
  ['{id}', false],
])('%s: %s', (pattern, can) => {
  expect(isPagePattern(pattern)).toBe(can);
  expect(publicPage(pattern, seen) !== null).toBe(can);
});

it('leads to the product, whatever its id', () => {
  expect(publicPage(PATTERN, seen)).toBe('https://shop.example/p/p1?from=office');
  expect(publicPage(PATTERN, { ...seen, id: '../a?b#c&$&' })).toBe(
    'https://shop.example/p/..%2Fa%3Fb%23c%26%24%26?from=office',
  );
});

it.each([
  ['a draft', { status: 'draft' }],
  ['an archived one', { status: 'archived' }],
  ['one that is hidden with its business', { hiddenWithBusiness: true }],
] as const)('leads nowhere from %s, which the public does not see', (_, change) => {
  expect(publicPage(PATTERN, { ...seen, ...change })).toBeNull();
});

it('leads nowhere where the catalogue has no pages', () => {
  expect(publicPage(null, seen)).toBeNull();
});
