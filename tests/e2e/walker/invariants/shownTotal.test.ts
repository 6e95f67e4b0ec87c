import { expect, test } from 'vitest';
import { speaker } from '../words.ts';
import { countedGroup, shownTotal, wrongTotal } from './shownTotal.ts';

const record = (id: string, businessId: string, status = 'draft') => ({ id, businessId, status });
const stored = [record('1', 'a'), record('2', 'a', 'active'), record('3', 'b')];
const sight = (address: string, foot: string, tab = 'Products') => ({
  ...{ address, tab },
  texts: [foot],
  lists: [{ name: 'All', rows: [{ href: '/view-product/1', cells: [] }] }],
});

test('the foot of a list is read in every language', () => {
  expect(shownTotal(['All', '1–25 of 1,284'], speaker('en'))).toBe(1284);
  expect(shownTotal(['26–50 von 1.284'], speaker('de'))).toBe(1284);
  expect(shownTotal(['1–25'], speaker('en'))).toBeNull();
});

test('the rows that the address asks for are counted, within the own business', () => {
  const drafts = '/all-products?filter={"status":"draft"}';
  expect(wrongTotal(sight(drafts, '1–1 of 1'), stored, true, speaker('en'))).toEqual([]);
  expect(wrongTotal(sight(drafts, '1–2 of 2'), stored, false, speaker('en'))).toEqual([]);
  expect(wrongTotal(sight('/all-products', '1–2 of 9'), stored, true, speaker('en'))).toEqual([
    'the list counts 9 rows, stored are 2',
  ]);
});

test('the chosen tab counts the same, where nothing else is filtered by', () => {
  const drafts = '/all-products?filter={"status":"draft"}';
  const wrong = (address: string, tab: string) =>
    wrongTotal(sight(address, '1–2 of 2', tab), stored, false, speaker('en'));
  expect(wrong(drafts, 'Draft (2)')).toEqual([]);
  expect(wrong(drafts, 'Draft (1,002)')).toEqual(['“Draft (1,002)” has 2 rows stored']);
  expect(
    wrong('/all-products?filter={"status":"draft","businessId_neq":"x"}', 'Draft (9)'),
  ).toEqual([]);
});

test('what is searched is not counted, nor what begins with a filter that is not in the address', () => {
  expect(countedGroup({ address: '/all-products' })).toBe('products');
  expect(countedGroup({ address: '/all-products?filter={"q":"tea"}' })).toBeNull();
  expect(countedGroup({ address: '/reports?open=r1' })).toBeNull();
  expect(countedGroup({ address: '/view-product/1' })).toBeNull();
});
