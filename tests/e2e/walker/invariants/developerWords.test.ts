import { expect, test } from 'vitest';
import { developerWords } from './developerWords.ts';

test.each([
  'Unexpected Application Error!',
  'n.toISOString is not a function',
  'Something went wrong: [object Object]',
  'Price: undefined',
  'NaN %',
  'Invalid Date',
  'products.title',
  'common.rows.range of',
  'validation.tooLong.20',
  'TypeError: Failed to fetch',
  'at Xe (http://127.0.0.1:4173/assets/index-abc.js:12:3456)',
  'This combination is not declared: products by gaps and title',
  '%{smart_count} products',
  'one product |||| many products',
])('finds %s', text => {
  expect(developerWords([text])).toHaveLength(1);
});

test.each([
  'All Products',
  '$79.00 – $89.00',
  'The function of the lamp follows its colour',
  'https://example.com/products.html',
  'No products yet',
  'Nanette',
  'shop.example',
  'Two to ten products, from any business.Search a product',
])('leaves %s alone', text => {
  expect(developerWords([text])).toEqual([]);
});

test('what people wrote is theirs', () => {
  expect(developerWords(['undefined'], text => text === 'undefined')).toEqual([]);
});
