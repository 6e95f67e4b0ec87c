import { describe, expect, it } from 'vitest';
import { aggregateStats } from './aggregate.ts';
import { addDays, eachDay } from './days.ts';
import { periodBefore } from './ranges.ts';
import { testDay, viewed } from './testDay.ts';
import { type CatalogueProduct, unseenProducts } from './unseenProducts.ts';

const range = { from: '2026-03-01', to: '2026-03-30' };

const product = (id: string, since = '2025-01-01'): CatalogueProduct => ({
  ...{ id, title: id, businessName: 'Shop', sku: '', since },
  readiness: { score: 100, fixes: [] },
});

/** A month in which `busy` is viewed daily, and the others `counts` times, on its first days. */
const report = (counts: Record<string, number> = {}) =>
  aggregateStats(
    eachDay(range.from, range.to).map((day, index) =>
      testDay(day, {
        byProduct: {
          busy: viewed(5),
          ...Object.fromEntries(
            Object.entries(counts)
              .filter(([, count]) => index < count)
              .map(([id]) => [id, viewed(1)]),
          ),
        },
      }),
    ),
    range,
  );
const ids = (products: readonly { id: string }[]) => products.map(({ id }) => id);

describe('unseenProducts', () => {
  it('names products with at most a view in ten days, least viewed first', () => {
    const { unseen, fresh } = unseenProducts(
      ['busy', 'four', 'three', 'none'].map(id => product(id)),
      report({ four: 4, three: 3 }),
      null,
    );
    expect(unseen.map(({ id, views }) => [id, views])).toEqual([
      ['none', 0],
      ['three', 3],
    ]);
    expect(fresh).toEqual([]);
  });

  it('counts the days from the day on which a product came', () => {
    const { unseen } = unseenProducts(
      [product('of20', addDays(range.to, -19)), product('of19', addDays(range.to, -18))],
      report({ of20: 2, of19: 2 }),
      null,
    );
    expect(ids(unseen)).toEqual(['of20']);
  });

  it('tells new products apart, and leaves out those that came after the period', () => {
    const { unseen, fresh } = unseenProducts(
      [
        product('of14', addDays(range.to, -13)),
        product('of13', addDays(range.to, -12)),
        product('today', range.to),
        product('later', addDays(range.to, 1)),
      ],
      report(),
      null,
    );
    expect(unseen.map(({ id, days }) => [id, days])).toEqual([['of14', 14]]);
    expect(fresh.map(({ id, days }) => [id, days])).toEqual([
      ['of13', 13],
      ['today', 1],
    ]);
  });

  it('tells since when nobody saw them, as far as the days tell, longest ago first', () => {
    const earlier = periodBefore(range);
    const before = aggregateStats(
      [testDay('2026-02-10', { byProduct: { earlier: viewed(9) } })],
      earlier,
    );
    const catalogue = [
      product('lately'),
      product('earlier'),
      product('old'),
      product('young', '2026-02-20'),
    ];
    const { unseen } = unseenProducts(catalogue, report({ lately: 2 }), before);
    expect(unseen.map(({ id, unviewed }) => [id, unviewed])).toEqual([
      ['old', { notSince: earlier.from }],
      ['young', { never: true }],
      ['earlier', { last: '2026-02-10' }],
      ['lately', { last: '2026-03-02' }],
    ]);
    // Without the period before less is known.
    expect(
      unseenProducts(catalogue, report(), null).unseen.map(({ id, unviewed }) => [id, unviewed]),
    ).toEqual([
      ['earlier', { notSince: range.from }],
      ['lately', { notSince: range.from }],
      ['old', { notSince: range.from }],
      ['young', { notSince: range.from }],
    ]);
  });
});
