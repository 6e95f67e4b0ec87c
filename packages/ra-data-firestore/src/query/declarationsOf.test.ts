import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDeclared } from './checkDeclared.ts';
import { declarationsOf } from './declarationsOf.ts';
import { planOf } from './indexPlan.ts';
import { toOrder } from './matches.ts';
import { parseFilter } from './parseFilter.ts';
import type { Query } from './types.ts';

const asked = (
  filter: Record<string, unknown>,
  field = 'id',
  order: 'ASC' | 'DESC' = 'ASC',
): Query => ({
  ...parseFilter(filter),
  orderBy: toOrder({ field, order }),
});

const filters = fc.record(
  {
    status: fc.constant('on'),
    brand_in: fc.constant(['a', 'b']),
    tags_contains: fc.constant('x'),
    price_gte: fc.constant(5),
    stock_neq: fc.constant(0),
    q: fc.constant('lamp'),
  },
  { requiredKeys: [] },
);
const queries = fc.array(
  fc
    .tuple(filters, fc.constantFrom('id', 'title', 'price', 'status'), fc.boolean())
    .map(([filter, field, up]) => asked(filter, field, up ? 'ASC' : 'DESC')),
  { maxLength: 8 },
);

describe('the declarations of recorded queries', () => {
  it('let every one of them pass', () => {
    fc.assert(
      fc.property(queries, all => {
        const declared = declarationsOf(all);
        for (const query of all) expect(() => checkDeclared(declared, query)).not.toThrow();
      }),
    );
  });

  it('are none where Firestore needs no index', () => {
    expect(
      declarationsOf([
        asked({}),
        asked({}, 'title'),
        asked({ status: 'on' }),
        asked({}, 'id', 'DESC'),
      ]),
    ).toEqual([]);
  });

  it('join what goes together, and keep apart what would multiply', () => {
    const declared = declarationsOf([
      asked({ status: 'on' }, 'title'),
      asked({ brand: 'a', status: 'on' }, 'title', 'DESC'),
      asked({ status: 'on', brand: 'b' }, 'createdAt'),
      asked({ price_gt: 5 }, 'title'),
    ]);
    expect(declared).toEqual([
      { equality: ['brand', 'status'], sort: ['createdAt', 'title'] },
      { range: ['price'], sort: ['title'] },
    ]);
    const indexes = declared.flatMap(one => [...planOf(one).keys()]);
    expect(indexes).toHaveLength(2 * 2 * 2 + 2);
  });

  it('take alternatives one by one', () => {
    expect(declarationsOf([asked({ '@or': { status: 'on', brand: 'a' } }, 'title')])).toEqual([
      { equality: ['brand', 'status'], sort: ['title'] },
    ]);
  });
});
