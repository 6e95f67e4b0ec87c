import { ID_FIELD, isRangeOperator, type Order, type Query } from './types.ts';
import { compareStrings } from './values.ts';

/** The fields of a query's ranges (`!=` and `not-in` are ranges to Firestore), by name. */
export const rangeFields = ({ where, or = [] }: Pick<Query, 'where' | 'or'>): string[] =>
  [
    ...new Set(
      [...where, ...or.flat()].filter(({ op }) => isRangeOperator(op)).map(({ field }) => field),
    ),
  ].sort(compareStrings);

/**
 * The complete order of a query: its own keys, then (unless the id is one of them) the fields of
 * its ranges, then the id, each in the direction of the last own key. With it every two rows have one order, so pages never overlap.
 */
export const effectiveOrder = (query: Pick<Query, 'where' | 'orderBy' | 'or'>): Order[] => {
  const end = query.orderBy.findIndex(({ field }) => field === ID_FIELD);
  const own = end < 0 ? [...query.orderBy] : query.orderBy.slice(0, end);
  const direction = query.orderBy.at(end < 0 ? -1 : end)?.direction ?? 'asc';
  const named = new Set([ID_FIELD, ...own.map(({ field }) => field)]);
  // After the id nothing is left to order.
  const ranges = end < 0 ? rangeFields(query).filter(field => !named.has(field)) : [];
  return [...own, ...[...ranges, ID_FIELD].map(field => ({ field, direction }))];
};
