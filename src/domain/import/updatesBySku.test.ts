import { describe, expect, it } from 'vitest';
import { testProduct, testVariant } from '../merge/testProduct.ts';
import { errorIssue, warningIssue } from './issues.ts';
import { emptySource, emptyVariant } from './sourceProduct.ts';
import type { SourceProduct } from './types.ts';
import { isByCode, updatesBySku } from './updatesBySku.ts';

const line = (row: number, code: { sku?: string; barcode?: string }): SourceProduct => ({
  ...emptySource('shopify', 'csv', ''),
  ...{ row, rows: [row], variants: [{ ...emptyVariant(row), ...code }] },
  issues: [errorIssue('notInCatalogue', { row }), warningIssue('noImage', { row })],
});
const mug = testProduct('mug', { sku: 'M-1', barcode: '111' });
const shirt = testProduct('shirt', {
  variants: [
    testVariant('s', { Size: 'S' }, { sku: 'S-1', barcode: '222' }),
    testVariant('m', { Size: 'M' }, { sku: 'S-2', barcode: '' }),
  ],
});

describe('rows that name what they change by a code alone', () => {
  it('are those without a handle', () => {
    expect([isByCode({ handle: '' }), isByCode({ handle: 'x' })]).toEqual([true, false]);
  });

  it('of one product become one change of it, whatever stands between them', () => {
    const sources = [line(2, { sku: 'S-1' }), line(3, { barcode: '111' }), line(4, { sku: 'S-2' })];
    const [ofShirt, ofMug, ...others] = updatesBySku(sources, [mug, shirt]);
    expect(others).toEqual([]);
    expect(ofShirt).toMatchObject({ ownId: 'shirt', handle: 'shirt', row: 2, rows: [2, 4] });
    expect(ofShirt?.byCode?.map(({ row }) => row)).toEqual([2, 4]);
    expect(ofShirt?.variants.map(({ row }) => row)).toEqual([4]);
    expect(ofShirt?.issues).toEqual([...(sources[0]?.issues ?? []), ...(sources[2]?.issues ?? [])]);
    expect(ofMug).toMatchObject({ ownId: 'mug', rows: [3] });
  });

  it('bring all the rows that they have, under the handle that the product is known by', () => {
    const origin = {
      ...({ platform: 'shopify', channel: 'csv', shop: 's', externalId: null } as const),
      ...{ url: null, importedAt: new Date(0), runId: 'r', hash: '', base: {}, handle: 'clay' },
    };
    const rows = [emptyVariant(2), emptyVariant(3)];
    const source = { ...line(2, { sku: 'M-1' }), byCode: rows };
    const [update] = updatesBySku([source], [{ ...mug, source: origin }]);
    expect(update).toMatchObject({ handle: 'clay', byCode: rows, variants: [rows[1]] });
    const nameless = { ...mug, source: { ...origin, handle: '' } };
    expect(updatesBySku([source], [nameless])[0]?.handle).toBe('mug');
  });

  it('are an error where several products have the code, and stay as they are where none has', () => {
    const lost = line(3, { sku: 'X' });
    const twin = { ...mug, id: 'twin' };
    expect(updatesBySku([line(2, { sku: 'M-1' }), lost], [mug, twin, shirt])).toEqual([
      {
        ...line(2, { sku: 'M-1' }),
        issues: [
          warningIssue('noImage', { row: 2 }),
          errorIssue('skuShared', { row: 2, value: 'M-1', params: { count: 2 } }),
        ],
      },
      lost,
    ]);
    const codeless = [line(4, {})];
    expect(updatesBySku(codeless, [testProduct('p', { sku: '' })])).toEqual(codeless);
  });

  it('do not find what was merged into another, which has the code', () => {
    const merged = { ...mug, id: 'old', mergedInto: 'mug' };
    expect(updatesBySku([line(2, { sku: 'M-1' })], [merged, mug])).toMatchObject([
      { ownId: 'mug' },
    ]);
  });

  it('leave those alone that have a handle', () => {
    const named = { ...line(2, { sku: 'M-1' }), handle: 'mine' };
    expect(updatesBySku([named], [mug])).toEqual([named]);
    expect(updatesBySku([named, line(3, { sku: 'S-1' })], [mug, shirt])).toMatchObject([
      named,
      { ownId: 'shirt' },
    ]);
  });
});
