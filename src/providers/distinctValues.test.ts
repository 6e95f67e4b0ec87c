import { matches, parseFilter, sortRecords, toOrder } from 'ra-data-firestore/query';
import { describe, expect, it } from 'vitest';
import { distinctValues } from './distinctValues.ts';
import type { Filter } from './types.ts';

const records = ['Lamps', 'Bags', 'Lamps', '', 'Ångström', 'Lampshades', 'Bags', 'lamps'].map(
  (category, index) => ({ id: String(index), category }),
);

const store = () => {
  const asked: Filter[] = [];
  const lowest = async (filter: Filter): Promise<unknown> => {
    asked.push(filter);
    const orderBy = toOrder({ field: 'category', order: 'ASC' });
    const query = { ...parseFilter(filter), orderBy };
    const found = records.filter(record => matches(record, query));
    return sortRecords(found, { orderBy })[0]?.category;
  };
  return { asked, ask: { field: 'category', begin: '', most: 10, lowest } };
};

describe('distinctValues', () => {
  it('finds each value once, in order, with one question more than there are values', async () => {
    const { ask, asked } = store();
    expect(await distinctValues(ask)).toEqual({
      values: ['Bags', 'Lamps', 'Lampshades', 'lamps', 'Ångström'],
      partial: false,
    });
    expect(asked).toHaveLength(6);
  });

  it('finds those with a beginning', async () => {
    expect(await distinctValues({ ...store().ask, begin: 'Lam' })).toEqual({
      values: ['Lamps', 'Lampshades'],
      partial: false,
    });
  });

  it('says when there are more', async () => {
    expect(await distinctValues({ ...store().ask, most: 2 })).toEqual({
      values: ['Bags', 'Lamps'],
      partial: true,
    });
    expect(await distinctValues({ ...store().ask, most: 5 })).toMatchObject({ partial: false });
  });
});
