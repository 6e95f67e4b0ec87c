import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SHOP_FORMAT_NAMES } from '@/domain/export/shop/shopFormats.ts';
import { again, differences, exported, imported } from './exporting.ts';
import { hostileProduct } from './hostileProducts.ts';

/** Parts that are said of a product although it comes back as it was. */
const WARNINGS = ['noPrice', 'tooLong'];

describe.each(SHOP_FORMAT_NAMES)('products of whatever people type, as %s', name => {
  it('come back, but for what was said to be lost; what lost nothing changes nothing', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(hostileProduct, {
          minLength: 1,
          maxLength: 3,
          selector: ({ record }) => record.id,
        }),
        products => {
          const [first] = products;
          const currency = first?.record.currency ?? 'EUR';
          const ofOne = products.filter(({ record }) => record.currency === currency);
          const { text, lost } = exported(name, ofOne);
          const said = ofOne.map(({ record }) => lost.get(record.id) ?? []);
          const written = ofOne.filter((_, index) => !said[index]?.includes('tooManyOptions'));
          if (written.length === 0) return;
          const { mapped, failures } = imported(name, text, currency);
          expect(failures).toEqual([]);
          expect(mapped).toHaveLength(written.length);
          for (const [index, product] of written.entries()) {
            const parts = (lost.get(product.record.id) ?? []).filter(
              part => !WARNINGS.includes(part),
            );
            const back = mapped[index];
            if (parts.includes('refused') || !back) continue;
            expect(parts).toEqual(expect.arrayContaining([...differences(product, back)]));
            if (parts.length > 0) continue;
            expect(again(product, back)).toEqual({ changes: [], kept: [] });
          }
        },
      ),
      { numRuns: 150 },
    );
  }, 60_000);
});
