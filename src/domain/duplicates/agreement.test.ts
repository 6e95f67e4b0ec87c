import { describe, expect, it } from 'vitest';
import type { ExchangeRates } from '../exchange/exchangeRates.ts';
import { listAgreement, measureAgreement, swapped } from './agreement.ts';
import { createCatalogue } from './catalogue.ts';
import { EVIDENCE, type EvidenceKind, measurePair } from './evidence.ts';
import type { ComparableProduct } from './profile.ts';

const product = (id: string, more: Partial<ComparableProduct>): ComparableProduct => ({
  id,
  businessId: id,
  title: '',
  brand: '',
  barcode: '',
  sku: '',
  price: null,
  currency: 'EUR',
  ...more,
});

const measured = (
  kind: EvidenceKind,
  left: Partial<ComparableProduct>,
  right: Partial<ComparableProduct>,
  rates: readonly ExchangeRates[] = [],
) => {
  const catalogue = createCatalogue();
  catalogue.add([product('a', left), product('b', right)]);
  const { profiles, comparing } = catalogue.ready(rates);
  const [a, b] = profiles;
  if (!a || !b) throw new Error('Two products were added');
  const [there, back] = [measurePair(a, b, comparing), measurePair(b, a, comparing)];
  expect(there).toEqual(back);
  return there[EVIDENCE.indexOf(kind)];
};

const titles = (kind: EvidenceKind, left: string, right: string) =>
  measured(kind, { title: left }, { title: right });

describe('evidence of two products', () => {
  it('knows a model code however it is written', () => {
    expect(titles('code', 'Turntable PS-LX350H', 'Turntable PSLX350H')).toBe(4);
    expect(titles('code', 'Turntable PS-LX350H', 'Turntable PSLX350')).toBe(3);
    expect(titles('code', 'Turntable PS-LX350H', 'Turntable PSLX450H')).toBe(-1);
  });

  it('holds a code that one lacks against nobody', () => {
    expect(titles('code', 'Turntable PS-LX350H', 'Turntable')).toBe(0);
    expect(titles('code', 'Turntable', 'Turntable')).toBeNaN();
    expect(
      measured('code', { title: 'Turntable PS-LX350H' }, { title: 'Turntable', sku: 'PSLX350H' }),
    ).toBe(2);
  });

  it('compares versions, sizes and colours', () => {
    expect(titles('numbers', 'Suite 9.0', 'Suite 9')).toBe(1);
    expect(titles('numbers', 'Suite 2006', 'Suite 2007')).toBe(-1);
    expect(titles('colours', 'Lamp black', 'Lampe schwarz')).toBe(1);
    expect(titles('colours', 'Lamp black', 'Lamp white')).toBe(-1);
    expect(titles('sizes', 'Shirt S', 'Shirt M')).toBe(-1);
    expect(titles('sizes', 'Shirt', 'Shirt M')).toBe(0);
  });

  it('knows two words for one that is written apart, and what is misspelt', () => {
    expect(titles('title', 'Bread maker steel', 'Breadmaker steel')).toBe(1);
    expect(titles('title', 'Millennium falcon', 'Millenium falcon')).toBeGreaterThan(0.7);
  });

  it('finds the brand in the other title', () => {
    const brand = { title: 'Lamp', brand: 'Kiln & Co' };
    expect(measured('brand', brand, { title: 'Kiln & Co lamp' })).toBe(2);
    expect(measured('brand', brand, { title: 'Lamp', brand: 'KILN & CO.' })).toBe(3);
    expect(measured('brand', brand, { title: 'Lamp', brand: 'Norden' })).toBe(-1);
    expect(measured('title', brand, { title: 'Kiln & Co lamp' })).toBe(1);
  });

  it('compares prices of different currencies by the rates of the day, and not at all without', () => {
    const rates = [{ base: 'EUR', date: '2026-11-20', rates: { USD: 1.25, JPY: 160 } }];
    const price = (left: Partial<ComparableProduct>, right: Partial<ComparableProduct>) =>
      measured('price', left, right, rates);
    expect(price({ price: 8000 }, { price: 10_000, currency: 'USD' })).toBe(1);
    expect(price({ price: 16_000, currency: 'JPY' }, { price: 10_000, currency: 'USD' })).toBe(0.8);
    expect(price({ price: 8000 }, { price: 8000, currency: 'XAU' })).toBeNaN();
    expect(price({ price: 50, currency: 'XAU' }, { price: 100, currency: 'XAU' })).toBe(0.5);
  });

  it('compares prices of one currency only where there are no rates', () => {
    expect(measured('price', { price: 50 }, { price: 100 })).toBe(0.5);
    expect(measured('price', { price: 50 }, { price: 100, currency: 'USD' })).toBeNaN();
    expect(measured('price', { price: 0 }, { price: 100 })).toBeNaN();
    const variants = [900, null, 700].map(price => ({ price, visible: true }));
    expect(measured('price', { variants }, { price: 700 })).toBe(1);
  });

  it('trusts an equal barcode more where its check digit is right', () => {
    const valid = { barcode: '4006381333931' };
    expect(measured('barcode', valid, { barcode: '04006381333931' })).toBe(2);
    expect(measured('barcode', { barcode: '4006381333932' }, { barcode: '4006381333932' })).toBe(1);
    expect(measured('barcode', valid, { barcode: '036000291452' })).toBe(-1);
    expect(measured('barcode', valid, {})).toBeNaN();
  });
});

describe('SKUs', () => {
  const catalogueOf = (shared: boolean) => {
    const catalogue = createCatalogue();
    const many = Array.from({ length: 10 }, (_, at) => [
      product(`a${at}`, { businessId: 'a', title: `Lamp ${at}`, sku: `MOD-10${at}` }),
      product(`b${at}`, {
        businessId: 'b',
        title: `Lamp ${at}`,
        sku: shared ? `MOD10${at}` : `B-20${at}`,
      }),
    ]).flat();
    catalogue.add(many);
    const { profiles, comparing } = catalogue.ready();
    return (left: number, right: number) => {
      const [a, b] = [profiles[left], profiles[right]];
      if (!a || !b) throw new Error('There are twenty');
      return measurePair(a, b, comparing)[EVIDENCE.indexOf('sku')];
    };
  };

  it('contradict only where businesses share their numbering', () => {
    expect(catalogueOf(true)(0, 1)).toBe(1);
    expect(catalogueOf(true)(0, 3)).toBe(-1);
    expect(catalogueOf(false)(0, 3)).toBe(0);
  });
});

describe('listAgreement', () => {
  it('tells contradiction from silence', () => {
    expect(listAgreement([1], [2])).toBe(-1);
    expect(listAgreement([1], [])).toBe(0);
    expect(listAgreement([], [])).toBeNaN();
    expect(listAgreement([1, 2], [1])).toBe(0.5);
  });
});

describe('measureAgreement', () => {
  it('compares what measures the same, within rounding', () => {
    expect(measureAgreement([0, 500], [0, 500])).toBe(1);
    expect(measureAgreement([2, 940], [2, 938])).toBe(1);
    expect(measureAgreement([0, 500], [0, 750])).toBe(-1);
    expect(measureAgreement([0, 500], [1, 500])).toBe(0);
  });
});

describe('swapped', () => {
  it('finds titles of one pattern', () => {
    expect(swapped([1, 2, 3], [1, 2, 4])).toBe(2);
    expect(swapped([1, 2, 3], [1, 2])).toBe(1);
    expect(swapped([1, 2, 3], [3, 2, 1])).toBe(0);
    expect(swapped([1, 2], [1, 2])).toBeNaN();
  });
});
