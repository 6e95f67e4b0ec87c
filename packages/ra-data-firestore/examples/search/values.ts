import { type Condition, parseFilter, QueryError } from 'ra-data-firestore/query';

const hasMillis = (value: object): value is { toMillis: () => number } =>
  'toMillis' in value && typeof value.toMillis === 'function';

/** A stored value as search engines take it: times are milliseconds, which they compare as numbers. */
export const plain = (value: unknown): unknown => {
  if (value instanceof Date) return value.getTime();
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return hasMillis(value) ? value.toMillis() : value;
};

/** The named fields of a document; what it lacks is left out. */
export const picked = (data: Readonly<Record<string, unknown>>, fields: readonly string[]) =>
  Object.fromEntries(
    fields.filter(field => data[field] !== undefined).map(field => [field, plain(data[field])]),
  );

const COMPARED = new Set(['==', 'in', '<', '<=', '>', '>=']);

/** One condition of a filter, with plain values. */
export interface EngineCondition {
  field: string;
  op: Condition['op'];
  values: (string | number | boolean)[];
}

const isPlain = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

/**
 * What a list filters by besides the text, as the provider reads react-admin's filters.
 * @throws QueryError for what no engine here is asked: an error 400 of the list.
 */
export const conditionsOf = (filter: Readonly<Record<string, unknown>>): EngineCondition[] => {
  const { where, or } = parseFilter(filter);
  if (or) throw new QueryError('A search does not filter by alternatives', '@or');
  return where.map(({ field, op, value }) => {
    const values = (Array.isArray(value) ? value : [value]).map(plain);
    if (COMPARED.has(op) && values.every(isPlain)) return { field, op, values };
    throw new QueryError(`A search does not filter ${field} by ${op}`, field);
  });
};
