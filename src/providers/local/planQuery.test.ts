import { parseFilter, toOrder } from 'ra-data-firestore/query';
import { describe, expect, it } from 'vitest';
import { COLLECTIONS } from '@/domain/collections.ts';
import { planQuery } from './planQuery.ts';
import { storeLayout } from './storageLayout.ts';

const layout = storeLayout(COLLECTIONS.products);

const plan = (
  filter: Record<string, unknown>,
  field = 'createdAt',
  order: 'ASC' | 'DESC' = 'ASC',
) => planQuery(layout, 'products', { ...parseFilter(filter), orderBy: toOrder({ field, order }) });

describe('planQuery', () => {
  it('walks the index of the sort', () => {
    expect(plan({}, 'price', 'DESC')).toEqual({
      kind: 'indexed',
      walk: { index: '[in+k.price]', prefix: ['products'] },
      reverse: true,
      postings: [],
    });
  });

  it('walks the index of one equality and the sort', () => {
    expect(plan({ businessId: 'b1' })).toMatchObject({
      walk: { index: '[in+k.businessId+k.createdAt]', prefix: ['products', 'b1'] },
      postings: [],
    });
    expect(plan({ businessId: 'b1' }, 'id')).toMatchObject({
      walk: { index: '[in+k.businessId]', prefix: ['products', 'b1'] },
    });
  });

  it('intersects what one index cannot answer', () => {
    expect(plan({ businessId: 'b1', status: ['draft', 'active'], gaps_contains: 'image' })).toEqual(
      {
        kind: 'indexed',
        walk: { index: '[in+k.businessId+k.createdAt]', prefix: ['products', 'b1'] },
        reverse: false,
        postings: [
          [
            { index: '[in+k.status]', prefix: ['products', 'draft'] },
            { index: '[in+k.status]', prefix: ['products', 'active'] },
          ],
          [{ index: 'c.gaps', prefix: ['products\u0000string:image'] }],
        ],
      },
    );
  });

  it('looks words up by their beginnings', () => {
    expect(plan({ q: 'Desk lamp' })).toMatchObject({
      walk: { index: '[in+k.createdAt]' },
      postings: [
        [{ prefix: ['products\u0000desk'], startsWith: true }, { prefix: ['products\u0000=desk'] }],
        [{ prefix: ['products\u0000lamp'], startsWith: true }, { prefix: ['products\u0000=lamp'] }],
      ],
    });
  });

  it('bounds the walk by the ranges on its sort', () => {
    expect(plan({ price_gte: 100, price_lt: 900 }, 'price')).toMatchObject({
      walk: { lower: { key: 100, open: false }, upper: { key: 900, open: true } },
    });
  });

  it.each([
    [{ price_neq: 5 }, 'price'],
    [{ price_gte: 5 }, 'createdAt'],
    [{ compareAtPrice: 5 }, 'createdAt'],
    [{}, 'compareAtPrice'],
    [{ q: '–' }, 'createdAt'],
  ])('reads everything for %j by %s', (filter, field) => {
    expect(plan(filter, field)).toEqual({ kind: 'scan' });
  });
});
