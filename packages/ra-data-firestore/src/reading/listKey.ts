import type { Condition, Query } from '../query/index.ts';

const keyOfValue = (value: unknown): unknown => {
  if (value instanceof Date) return { date: value.getTime() };
  if (Array.isArray(value)) return value.map(keyOfValue);
  if (typeof value === 'number' && !Number.isFinite(value)) return { number: String(value) };
  return value;
};

const keyOfCondition = ({ field, op, value }: Condition) => [field, op, keyOfValue(value)];

/** A key that two queries share only where they have the same rows in the same order. */
export const listKey = (path: string, query: Query, orderBy: readonly unknown[]) =>
  JSON.stringify([
    path,
    query.where.map(keyOfCondition),
    query.or?.map(all => all.map(keyOfCondition)),
    orderBy,
    query.search,
  ]);
