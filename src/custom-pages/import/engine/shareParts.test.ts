import { describe, expect, it } from 'vitest';
import { counted, emptySource, emptyVariant } from '@/domain/import/sourceProduct.ts';
import { partSharer } from './shareParts.ts';

const product = (handle: string) => ({
  ...emptySource('shopify', 'csv', handle),
  variants: [1, 2].map(number => ({
    ...emptyVariant(number),
    values: ['Red', `Size ${number}`],
    price: '12.90',
    weight: { value: '240', unit: 'g' as const },
    stock: counted(7, false),
    unread: number === 2 ? (['price'] as const) : [],
  })),
});

describe('partSharer', () => {
  it('changes nothing of a product', () => {
    const share = partSharer();
    expect(share(product('mug'))).toEqual(product('mug'));
    expect(share(product('bowl'))).toEqual(product('bowl'));
  });

  it('keeps stock and weights that are alike once, over all products', () => {
    const share = partSharer();
    const [mug, bowl] = [share(product('mug')), share(product('bowl'))];
    const variants = [...mug.variants, ...bowl.variants];
    expect(new Set(variants.map(({ stock }) => stock)).size).toBe(1);
    expect(new Set(variants.map(({ weight }) => weight)).size).toBe(1);
  });

  it('keeps stock apart that differs in any part', () => {
    const share = partSharer();
    const stocks = [
      counted(7, false),
      counted(7, true),
      counted(8, false),
      { ...counted(7, false), countedElsewhere: true },
    ];
    const shared = stocks.map(
      stock =>
        share({ ...product('mug'), variants: [{ ...emptyVariant(1), stock }] }).variants[0]?.stock,
    );
    expect(shared).toEqual(stocks);
  });
});
