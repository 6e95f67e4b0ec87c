import { describe, expect, it } from 'vitest';
import { groupCandidates } from './duplicateGroups.ts';
import { candidateOf, type DuplicateCandidate, findDuplicates } from './findDuplicates.ts';
import { pairId } from './pairId.ts';
import type { ComparableProduct } from './profile.ts';
import { testCatalogue, testCopies } from './testCatalogue.ts';

const product = (id: string, title: string, more: Partial<ComparableProduct> = {}) => ({
  id,
  businessId: 'b1',
  title,
  brand: '',
  barcode: '',
  sku: '',
  price: null,
  currency: 'EUR',
  ...more,
});

describe('findDuplicates', () => {
  it('finds every copy, also where the title is typed differently and the barcode is missing', () => {
    const ids = new Set(findDuplicates(testCatalogue(1000)).candidates.map(({ id }) => id));
    const copies = testCopies(1000).map(([a, b]) => pairId(a, b));
    expect(copies.filter(id => !ids.has(id))).toEqual([]);
  });

  it('does not ask again about pairs that were decided', () => {
    const all = findDuplicates(testCatalogue(100)).candidates;
    const [first] = all;
    expect(first).toBeDefined();
    const left = findDuplicates(testCatalogue(100), new Set([first?.id ?? ''])).candidates;
    expect(left).toEqual(all.slice(1));
  });

  it('says whether a pair crosses businesses', () => {
    const titles = ['Sony Turntable PS-LX350H', 'Sony PSLX350H turntable'] as const;
    const [within] = findDuplicates([product('a', titles[0]), product('b', titles[1])]).candidates;
    expect(within?.acrossBusinesses).toBe(false);
    const [across] = findDuplicates([
      product('a', titles[0]),
      product('b', titles[1], { businessId: 'b2' }),
    ]).candidates;
    expect(across).toMatchObject({ acrossBusinesses: true, products: ['a', 'b'] });
  });

  it('grows with the number of products, not with its square', () => {
    const small = findDuplicates(testCatalogue(1500)).compared;
    const large = findDuplicates(testCatalogue(6000)).compared;
    expect(large / small).toBeLessThan(5);
    expect(large / 6000).toBeLessThan(40);
    // A busy machine takes its time.
  }, 90_000);

  it('has nothing to say about one product, or none', () => {
    expect(findDuplicates([])).toEqual({
      candidates: [],
      variants: [],
      products: 0,
      compared: 0,
      cutShort: 0,
    });
    expect(findDuplicates(testCatalogue(1)).candidates).toEqual([]);
  });

  it('looks twice at a barcode that two quite different things have', () => {
    const barcode = '4006381333931';
    const [pair] = findDuplicates([
      product('a', 'Oak lamp', { barcode }),
      product('b', 'Bread maker with timer', { barcode }),
    ]).candidates;
    expect(pair?.verdict).toBe('possible');
  });

  it('takes a SKU that many have for a placeholder', () => {
    const things = [
      'Oak lamp',
      'Bread maker',
      'Wool socks',
      'Blue kettle',
      'Desk clock',
      'Mug',
      'Pan',
    ];
    const products = things.map((title, at) => product(`p${at}`, title, { sku: 'SKU-001' }));
    expect(findDuplicates(products).candidates).toEqual([]);
  });
});

describe('bad input', () => {
  it('stays linear when all products are alike, and says that it left something out', () => {
    const alike = Array.from({ length: 2000 }, (_, at) => product(`x${at}`, 'Oak lamp, tall'));
    const { compared, cutShort } = findDuplicates(alike);
    expect(compared).toBeLessThan(2000 * 40);
    expect(cutShort).toBe(2000);
  });

  it.each([
    ['no title', ''],
    ['one word', 'Lamp'],
    ['emoji', '🎉🎁'],
    ['another script', 'שולחן עץ אלון'],
    ['punctuation', '--- !!! ---'],
    ['a very long word', 'x'.repeat(5000)],
  ])('has a result for %s', (_, title) => {
    const { products } = findDuplicates([
      product('a', title, { price: 0 }),
      product('b', title),
      product('c', 'Something else entirely', { currency: 'USD' }),
    ]);
    expect(products).toBe(3);
  });

  it('has no opinion on products without a title', () => {
    expect(findDuplicates([product('a', ''), product('b', '')]).candidates).toEqual([]);
  });

  it('reads only the beginning of a description of 100 kB', () => {
    const description = '<p>oak lamp</p> '.repeat(6250);
    const products = Array.from({ length: 50 }, (_, at) =>
      product(`p${at}`, `Lamp number ${at}`, { description }),
    );
    const begin = performance.now();
    findDuplicates(products);
    expect(performance.now() - begin).toBeLessThan(5000);
  });

  it('finds the same thing where every product is in another currency, or none has a price', () => {
    const titles = ['Sony Turntable PS-LX350H', 'Sony turntable PSLX350H'];
    const found = (prices: { currency: string; price: number | null }[]) =>
      findDuplicates(titles.map((title, at) => product(`p${at}`, title, prices[at]))).candidates;
    for (const price of [9900, 0, null]) {
      const prices = ['EUR', 'USD'].map(currency => ({ currency, price }));
      expect(found(prices).map(({ id }) => id)).toEqual(['p0~p1']);
    }
  });

  it('takes each product once, whatever comes twice', () => {
    const one = product('a', 'Sony Turntable PS-LX350H');
    expect(findDuplicates([one, one]).candidates).toEqual([]);
  });
});

describe('candidateOf', () => {
  it('compares two products by themselves', () => {
    const a = product('a', 'Sony Turntable PS-LX350H', { price: 9900 });
    expect(candidateOf(a, product('b', 'Sony PSLX350H turntable', { price: 9900 }))?.id).toBe(
      'a~b',
    );
    expect(candidateOf(a, product('b', 'Oak lamp'))).toBeNull();
  });
});

describe('pairId', () => {
  it('is the same from both sides', () => {
    expect(pairId('b', 'a')).toBe('a~b');
  });
});

describe('groupCandidates', () => {
  const pair = (
    a: string,
    b: string,
    score: number,
    verdict: DuplicateCandidate['verdict'] = 'likely',
  ): DuplicateCandidate => ({
    id: pairId(a, b),
    products: [a, b],
    score,
    verdict,
    reasons: [],
    acrossBusinesses: false,
  });

  it('gathers chains, surest group first, most connected product first', () => {
    const groups = groupCandidates([pair('a', 'b', 70), pair('c', 'd', 90), pair('b', 'e', 80)]);
    expect(groups.map(({ products, score }) => ({ products, score }))).toEqual([
      { products: ['c', 'd'], score: 90 },
      { products: ['b', 'e', 'a'], score: 80 },
    ]);
  });

  it('lets pairs that are only possible chain nothing', () => {
    const groups = groupCandidates([
      pair('a', 'b', 70),
      pair('b', 'c', 20, 'possible'),
      pair('c', 'd', 15, 'possible'),
    ]);
    expect(groups.map(({ products }) => products.join(''))).toEqual(['ab', 'bc', 'cd']);
  });
});
