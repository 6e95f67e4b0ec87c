import { describe, expect, it } from 'vitest';
import { momentText } from '@/components/clock/momentField.ts';
import { testProduct } from '@/domain/merge/testProduct.ts';
import { bulkPreview } from '@/domain/product/bulkPreview.ts';
import { hours, NOON, testSale } from '@/domain/sales/testSale.ts';
import { type BulkEditForm, type BulkField, emptyBulkEdit } from './bulkEditForm.ts';
import { byBusiness, isTooMany, planPreview, readSalePlan } from './salePlan.ts';

const form = (over: Partial<BulkEditForm>): BulkEditForm => ({
  ...{ ...emptyBulkEdit, on: new Set<BulkField>(['sale']), saleName: ' Winter ' },
  ...over,
});

describe('readSalePlan', () => {
  it('is none where no time is given, the sale ends, or there is no sale', () => {
    const timed = { saleFrom: momentText(hours(1)) };
    expect(readSalePlan(form({}), NOON)).toBeNull();
    expect(readSalePlan(form({ ...timed, saleMode: 'end' }), NOON)).toBeNull();
    expect(readSalePlan(form({ ...timed, on: new Set(['brand']) }), NOON)).toBeNull();
  });

  it('is by the clocks of the reader; empty is now, and without an end', () => {
    expect(readSalePlan(form({ saleFrom: momentText(hours(1)) }), NOON)).toEqual({
      plan: { name: 'Winter', startsAt: hours(1), endsAt: null },
      problems: {},
    });
    expect(readSalePlan(form({ saleUntil: momentText(hours(1)) }), NOON)).toEqual({
      plan: { name: 'Winter', startsAt: null, endsAt: hours(1) },
      problems: {},
    });
  });

  it.each<[Partial<BulkEditForm>, object]>([
    [{ saleName: ' ' }, { saleName: 'validation.required' }],
    [{ saleName: 'x'.repeat(151) }, { saleName: 'validation.tooLong.150' }],
    [{ saleFrom: momentText(NOON) }, { saleFrom: 'products.bulk.plan.past' }],
    [{ saleFrom: 'x' }, { saleFrom: 'products.bulk.plan.invalidTime' }],
    [{ saleUntil: momentText(hours(1)) }, { saleUntil: 'products.bulk.plan.order' }],
    [{ saleFrom: '', saleUntil: momentText(hours(-1)) }, { saleUntil: 'products.bulk.plan.order' }],
    [{ on: new Set(['sale', 'brand']) }, { saleFrom: 'products.bulk.plan.alone' }],
  ])('says what is wrong with %j', (over, problems) => {
    const planned = readSalePlan(form({ saleFrom: momentText(hours(1)), ...over }), NOON);
    expect(planned?.problems).toEqual(problems);
  });
});

describe('planPreview', () => {
  const products = [
    testProduct('a', { price: 1000 }),
    testProduct('d', { price: 1000, compareAtPrice: 2000 }),
    testProduct('e', { price: 1000 }),
  ];
  const preview = bulkPreview(products, { sale: { mode: 'percent', percent: 5 } });
  const plan = (startsAt: Date | null) => {
    const { changed, kept } = planPreview(
      preview,
      { name: 'x', startsAt, endsAt: null },
      [testSale()],
      NOON,
    );
    return [
      changed.map(({ product }) => product.id),
      kept.map(({ product, reason }) => [product.id, reason]),
    ];
  };

  it('leaves out what another sale has then, and what is on sale where it starts at once', () => {
    expect(plan(null)).toEqual([
      ['e'],
      [
        ['a', 'otherSale'],
        ['d', 'onSale'],
      ],
    ]);
    expect(plan(hours(0.5))).toEqual([['d', 'e'], [['a', 'otherSale']]]);
    expect(plan(hours(1))).toEqual([['a', 'd', 'e'], []]);
  });
});

it('makes a sale of each business, with as many products as one holds', () => {
  const of = (count: number, businessId: string) =>
    Array.from({ length: count }, (_, index) => ({ id: `${businessId}${index}`, businessId }));
  expect([...byBusiness([...of(2, 'x'), ...of(1, 'y')])]).toEqual([
    ['x', ['x0', 'x1']],
    ['y', ['y0']],
  ]);
  expect(isTooMany([...of(5000, 'x'), ...of(2, 'y')])).toBe(false);
  expect(isTooMany(of(5001, 'x'))).toBe(true);
});
