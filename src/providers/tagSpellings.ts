import { fold } from 'ra-data-firestore/query';
import type { BackOfficeDataProvider } from './types.ts';

/** Products that a tag is looked for in; each costs a read, and one to know of the next. */
const MOST = 3;

/**
 * How the newest products of a business write a tag that is given whole, whatever its case and accents:
 * found by the tags' labels among the words of the search, however old the products are.
 * @throws what reading throws.
 */
export const tagSpellings = async (
  dataProvider: Pick<BackOfficeDataProvider, 'getList'>,
  businessId: string,
  tag: string,
): Promise<string[]> => {
  const { data } = await dataProvider.getList('products', {
    filter: { businessId, tag },
    sort: { field: 'createdAt', order: 'DESC' },
    pagination: { page: 1, perPage: MOST },
    meta: { total: 'none' },
  });
  const wanted = fold(tag).trim();
  const all: string[] = data.flatMap(({ tags }) => tags);
  return [...new Set(all.filter(one => fold(one).trim() === wanted))];
};
