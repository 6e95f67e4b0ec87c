import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fold,
  isLabel,
  MAX_LABELS,
  MAX_TOKENS,
  matchesSearch,
  queryTokens,
  recordTokens,
  searchTokens,
} from './search.ts';

it('folds case, accents, ligatures and full-width forms', () => {
  expect(fold('Crème BRÛLÉE Straße Łódź Ærø ﬁn ＡＢＣ')).toBe(
    'creme brulee strasse lodz aero fin abc',
  );
});

it('finds words by their beginnings, in any order, in any field', () => {
  const tokens = searchTokens(['Crème Brûlée', 'SKU-1234']);
  for (const q of ['creme', 'BRU', 'cr br', '1234 sku', 'c', 'brûlée creme'])
    expect(matchesSearch(tokens, q), q).toBe(true);
  for (const q of ['reme', 'creme x', '234', '', '?!'])
    expect(matchesSearch(tokens, q), q).toBe(false);
});

it('asks for the longest word first, and for no word that another one implies', () => {
  expect(queryTokens('am lamp amber AMB')).toEqual(['amber', 'lamp']);
  expect(queryTokens('internationalization')).toEqual(['internatio']);
});

it('keeps a bounded number of tokens, with every word among them while they fit', () => {
  const words = (count: number) => Array.from({ length: count }, (_, n) => `${n}word`);
  const tokens = searchTokens([words(190).join(' ')]);
  expect(tokens).toHaveLength(MAX_TOKENS);
  expect(words(190).every(word => tokens.includes(word))).toBe(true);
  expect(searchTokens(words(300))).toEqual(words(MAX_TOKENS));
});

it('finds any text by the beginning of any of its words', () => {
  const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1, maxLength: 4 }),
      fc.nat(),
      fc.nat(),
      (words, at, cut) => {
        const whole = words[at % words.length] ?? '';
        const tokens = searchTokens([words.join(' ')]);
        const asked = queryTokens(whole);
        if (asked.length === 0) return;
        expect(matchesSearch(tokens, whole)).toBe(true);
        const [longest = ''] = asked;
        const letters = [...longest];
        expect(matchesSearch(tokens, letters.slice(0, 1 + (cut % letters.length)).join(''))).toBe(
          true,
        );
      },
    ),
  );
});

it('reads fields below lists, and gives them only the room that the others leave', () => {
  const record = {
    title: 'Copper kettle',
    variants: [{ sku: 'KT-1', sizes: [{ code: 42 }] }, { sku: '' }, null, { other: 'x' }],
  };
  const searched = { fields: ['title'], more: ['variants.sku', 'variants.sizes.code'] };
  const tokens = recordTokens(record, searched);
  for (const q of ['kt-1', '42', 'cop ket', 'k 4']) expect(matchesSearch(tokens, q), q).toBe(true);
  expect(matchesSearch(tokens, 'x')).toBe(false);
  const many = Array.from({ length: 300 }, (_, n) => ({ sku: `${n}code` }));
  const full = recordTokens({ ...record, variants: many }, searched);
  expect(full).toHaveLength(MAX_TOKENS);
  for (const q of ['c', 'co', 'kettle', '0code', '180code'])
    expect(matchesSearch(full, q), q).toBe(true);
});

describe('labels', () => {
  const labels = { tag: { fields: ['tags'], values: () => tags } };
  let tags: string[] = [];
  const tokens = (title: string) => recordTokens({ title }, { fields: ['title'], labels });

  it('count as a whole, beside the words', () => {
    tags = ['Summer Sale', 'summer sale'];
    expect(tokens('Oak')).toEqual(['tag:summer sale', 'oak', 'oa', 'o']);
    expect(matchesSearch(tokens('Oak'), 'summer')).toBe(false);
  });

  it('leave the words their room, within what a record may keep', () => {
    tags = Array.from({ length: 250 }, (_, n) => `${n} ${'long'.repeat(20)}`);
    const title = Array.from({ length: 300 }, (_, n) => `word${n}letters`).join(' ');
    const all = tokens(title);
    expect(all.length).toBeLessThanOrEqual(MAX_TOKENS);
    expect(all.filter(isLabel).length).toBeLessThanOrEqual(MAX_LABELS);
    expect(all.join('').length).toBeLessThanOrEqual(4000);
    expect(all.filter(token => !isLabel(token)).length).toBeGreaterThanOrEqual(140);
  });
});
