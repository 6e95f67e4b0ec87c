import { z } from 'zod';
import {
  type Condition,
  compareValues,
  getPath,
  matches,
  parseFilter,
  recordTokens,
} from '../../../../packages/ra-data-firestore/src/query/index.ts';
import { PRODUCT_LABELS } from '../../../../src/domain/product/productLabels.ts';

const filterSchema = z.record(z.string(), z.unknown());

const filterOf = (text: string | null): Record<string, unknown> => {
  try {
    return filterSchema.parse(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
};

/** What an address asks of a list; what is searched for is left aside, and how severe reports are together. */
export const askedOf = (address: string) => {
  const asked = new URL(address, 'http://console').searchParams;
  const { q, severity, ...filter } = filterOf(asked.get('filter'));
  const dates = Object.keys(filter)
    .map(key => key.replace(/_[a-z]+$/, ''))
    .filter(field => field.endsWith('At'));
  const { where } = parseFilter(filter, { dates, labels: Object.keys(PRODUCT_LABELS) });
  return { asked, filter, where, isSearch: q !== undefined || severity !== undefined };
};

/**
 * Whether a stored record is one that conditions ask for. What labels say is worked out, as the embedded
 * database keeps them in its index alone.
 */
export const isAskedFor = (record: Record<string, unknown>, where: Condition[]): boolean =>
  matches(record, { where, orderBy: [] }, of =>
    recordTokens(of, { fields: [], labels: PRODUCT_LABELS }),
  );

/** Whether an address lists reports that wait: one row a target, the most severe first. */
export const isQueue = (address: string): boolean => {
  const { filter } = askedOf(address);
  return address.startsWith('/reports') && ['open', 'inReview'].includes(String(filter.status));
};

/**
 * Where the rows of a list are not what its address asks for: outside the filter, or out of order.
 * What is searched for is left aside.
 * @param records what is stored of the rows, in the order in which they are shown.
 */
export const wrongOrder = (
  address: string,
  records: readonly Record<string, unknown>[],
): string[] => {
  const { asked, filter, where } = askedOf(address);
  const outside = records
    .filter(record => !isAskedFor(record, where))
    .map(({ id }) => `the row of ${id} is outside the filter ${JSON.stringify(filter)}`);
  const sort = asked.get('sort');
  if (asked.has('mine')) return [];
  if (sort === null || isQueue(address)) return outside;
  const sign = asked.get('order') === 'DESC' ? -1 : 1;
  const sortedBy = (record: Record<string, unknown>) => getPath(record, sort) ?? null;
  const disordered = records.flatMap((record, index) => {
    const next = records[index + 1];
    if (!next || sign * compareValues(sortedBy(record), sortedBy(next)) <= 0) return [];
    return [`sorted by ${sort}, the row of ${record.id} comes before that of ${next.id}`];
  });
  return [...outside, ...disordered];
};
