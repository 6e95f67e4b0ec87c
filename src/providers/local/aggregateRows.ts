import { getPath, type Query } from 'ra-data-firestore/query';
import type { AggregateResult } from '../types.ts';
import type { Queries } from './queries.ts';

const PAGE = 1000;

const mean = (sum: number, count: number) => (count === 0 ? null : sum / count);

/** Figures over the rows that match; a row counts for a field where it has a number in it. */
export const aggregateRows = async (
  queries: Queries,
  query: Query,
  sums: readonly string[],
  averages: readonly string[],
): Promise<AggregateResult> => {
  const fields = [...new Set([...sums, ...averages])];
  if (fields.length === 0)
    return { count: await queries.countMatches(query), sum: {}, average: {} };
  const keys = await queries.findKeys(query);
  const totals = new Map(fields.map(field => [field, { sum: 0, count: 0 }]));
  for (let start = 0; start < keys.length; start += PAGE) {
    for (const record of await queries.getMany(keys.slice(start, start + PAGE))) {
      for (const [field, total] of totals) {
        const value = getPath(record, field);
        if (typeof value !== 'number') continue;
        total.sum += value;
        total.count += 1;
      }
    }
  }
  const of = (field: string) => totals.get(field) ?? { sum: 0, count: 0 };
  return {
    count: keys.length,
    sum: Object.fromEntries(sums.map(field => [field, of(field).sum])),
    average: Object.fromEntries(
      averages.map(field => [field, mean(of(field).sum, of(field).count)]),
    ),
  };
};
