import { describe, expect, it } from 'vitest';
import { singular, spellingKey, spellingWords, writtenKey, writtenOut } from './spellingKey.ts';

describe('spellingKey', () => {
  it.each([
    [['Nike', 'NIKE ', 'nike.', 'Ｎｉｋｅ', 'Nike™', 'N\u200bike'], 'nike'],
    [['T-Shirt', 'T Shirts', 't-shirts', 'Tee shirt', 'TEE-SHIRTS', 'tshirt'], 'tshirt'],
    [['Nestlé', 'Nestle', 'NESTLE\u0301'], 'nestle'],
    [["Levi's", 'Levis', 'Levi’s', 'LEVI`S'], 'levis'],
    [['Black & Decker', 'Black and Decker', 'BLACK+DECKER', 'black-decker'], 'blackdecker'],
    [['Straße', 'Strasse', 'STRASSE'], 'strasse'],
    [['Accessories', 'accessory', 'Accessory '], 'accessory'],
    [['Watches', 'Watch'], 'watch'],
    [['iPhone 12', 'iphone-12', 'IPHONE12'], 'iphone12'],
    [['1,5 l', '1.5 L', '1.5l'], '1.5l'],
    [['Ёлка', 'ЁЛКА'], 'ёлка'],
    [['がく', 'がく'.normalize('NFD')], 'がく'],
  ])('takes %j for one', (names, key) => {
    expect(names.map(spellingKey)).toEqual(names.map(() => key));
  });

  it.each([
    ['iPhone 12', 'iPhone 13'],
    ['Size 8', 'Size 9'],
    ['Bosch', 'Bose'],
    ['Boss', 'Bose'],
    ['1.5', '15'],
    ['1/2', '12'],
    ['1 2', '12'],
    ['10-12', '1012'],
    ['-5', '5'],
    ['C', 'C#'],
    ['C', 'C++'],
    ['A', 'A+'],
    ['Glass', 'Gla'],
    ['Bus', 'Bu'],
    ['й', 'и'],
    ['が', 'か'],
  ])('tells %s from %s', (a, b) => {
    expect(spellingKey(a)).not.toBe(spellingKey(b));
  });

  it('is empty where there is nothing to go by, and never fails', () => {
    expect(['', '  ', '—', '...', '\u200b'].map(spellingKey)).toEqual(['', '', '', '', '']);
    expect(spellingWords('\ud800x')).toEqual(['x']);
  });
});

describe('singular', () => {
  it.each([
    ['sizes', 'size'],
    ['boxes', 'box'],
    ['dresses', 'dress'],
    ['dress', 'dress'],
    ['lotus', 'lotus'],
    ['tennis', 'tennis'],
    ['movies', 'movy'],
    ['movie', 'movy'],
    ['gas', 'gas'],
    ['12s', '12s'],
  ])('%s: %s', (word, without) => {
    expect(singular(word)).toBe(without);
  });
});

it('knows umlauts that are written out, and a plural from another way to write', () => {
  expect(writtenKey(writtenOut('Möbel'))).toBe(writtenKey('Moebel'));
  expect(writtenOut('M\u0075\u0308ller Ä')).toBe('Mueller Ae');
  expect(writtenKey('T-Shirts')).not.toBe(writtenKey('T-Shirt'));
});
