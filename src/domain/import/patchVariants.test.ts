import { describe, expect, it } from 'vitest';
import { testVariant } from '../merge/testProduct.ts';
import { patchByChoices, patchByCode, withStoredParts } from './patchVariants.ts';
import { emptySource, emptyVariant } from './sourceProduct.ts';
import type { SourceProduct, SourceVariant } from './types.ts';

const source = (more: Partial<SourceProduct> = {}): SourceProduct => ({
  ...emptySource('shopify', 'csv', 'p'),
  ...more,
});
const row = (number: number | null, unread: SourceVariant['unread'] = []): SourceVariant => ({
  ...emptyVariant(number),
  unread,
});
const small = testVariant('s', { Size: 'S' }, { sku: 'S-1', barcode: '111', price: 1 });
const large = testVariant('l', { Size: 'L' }, { sku: 'L-1', barcode: '222', price: 2 });
const STORED = [small, large];
const coded = (sku: string, barcode: string, price: number) =>
  testVariant('new', { Size: 'none' }, { sku, barcode, price });

describe('rows that name variants by a code', () => {
  it('change what they tell of them, found by SKU, then by barcode; the others stay', () => {
    const byCode = [coded('L-1', '999', 20), coded('', '111', 10)];
    const { variants, unknown } = patchByCode(STORED, { source: source(), byCode });
    expect(variants).toEqual([
      { ...small, price: 10, sku: 'S-1', barcode: '111' },
      { ...large, price: 20, barcode: '999' },
    ]);
    expect(unknown).toEqual([]);
    expect(
      patchByCode(STORED, { source: source(), byCode: [coded('S-1', '', 5)] }).variants,
    ).toEqual([{ ...small, price: 5 }, large]);
  });

  it('are told with their row and code where no variant has it', () => {
    const byCode = [coded('X', '', 1), coded('', '9', 1), coded('Y', '8', 1)];
    const rows = { byCode: [row(4), row(null)] };
    const { variants, unknown } = patchByCode(STORED, { source: source(rows), byCode });
    expect(variants).toEqual(STORED);
    expect(unknown).toEqual([
      { row: 4, value: 'X' },
      { row: null, value: '9' },
      { row: null, value: 'Y' },
    ]);
  });

  it('name nothing by a code that two variants share, nor by none', () => {
    const twins = [small, { ...large, sku: 'S-1' }, { ...large, id: 'm', sku: 'S-1' }];
    const shared = [coded('S-1', '', 9)];
    expect(patchByCode(twins, { source: source(), byCode: shared })).toEqual({
      variants: twins,
      unknown: [{ row: null, value: 'S-1' }],
    });
    const codeless = [{ ...small, sku: '', barcode: '' }];
    expect(patchByCode(codeless, { source: source(), byCode: [coded('', '', 9)] })).toEqual({
      variants: codeless,
      unknown: [{ row: null, value: '' }],
    });
  });

  it('leave what their cells do not say', () => {
    const rows = source({ byCode: [row(2, ['price'])], unsaid: ['inventory'] });
    const inventory = { tracked: true, quantity: 7, inStock: true, oversell: true };
    const [changed] = patchByCode(STORED, {
      source: rows,
      byCode: [{ ...coded('S-1', '1', 9), inventory }],
    }).variants;
    expect(changed).toEqual({ ...small, barcode: '1' });
  });

  it('change nothing where there are none', () => {
    expect(patchByCode(STORED, { source: source() })).toEqual({ variants: STORED, unknown: [] });
  });
});

describe('rows that name variants by their choices', () => {
  it('change those, and are told where there are none', () => {
    const rows = [row(2), row(3), row(4)];
    const named = [
      { ...large, price: 20 },
      testVariant('xl', { Size: 'XL', Colour: 'Red' }),
      testVariant('xs', { Size: 'XS' }),
    ];
    const { variants, unknown } = patchByChoices(
      STORED,
      named,
      source({ variants: rows.slice(0, 2) }),
    );
    expect(variants).toEqual([small, { ...large, price: 20 }]);
    expect(unknown).toEqual([
      { row: 3, value: 'XL / Red' },
      { row: null, value: 'XS' },
    ]);
  });
});

describe('withStoredParts', () => {
  const counted = (quantity: number, oversell: boolean) => ({
    ...{ tracked: true, quantity, inStock: quantity > 0 || oversell, oversell },
  });

  it('keeps of each variant what its row does not say, and takes its choices as they are written', () => {
    const wanted = [
      { ...small, optionValues: { size: 's' }, price: 9, sku: 'new' },
      { ...large, price: 9, sku: 'new' },
      testVariant('xl', { Size: 'XL' }),
    ];
    const rows = [row(1), row(2, ['sku'])];
    expect(withStoredParts(wanted, STORED, source({ variants: rows, unsaid: ['price'] }))).toEqual([
      { ...small, optionValues: { size: 's' }, sku: 'new' },
      large,
      wanted[2],
    ]);
  });

  it('keeps whether more is sold than there is where the file does not say', () => {
    const before = [{ ...small, inventory: counted(5, true) }];
    const after = [{ ...small, inventory: counted(0, false) }];
    const stock = (unsaid: SourceProduct['unsaid']) =>
      withStoredParts(after, before, source({ unsaid }))[0]?.inventory;
    expect(stock(['oversell'])).toEqual(counted(0, true));
    expect(stock([])).toEqual(counted(0, false));
  });
});
