import { QueryError } from './errors.ts';
import { labelToken } from './search.ts';
import {
  type Condition,
  ID_FIELD,
  isLabelCondition,
  type Operator,
  TOKENS_FIELD,
} from './types.ts';
import { isPlainObject } from './values.ts';

/** What is known of the records, to read a filter without guessing. */
export interface ParseFilterOptions {
  /** Dotted paths of fields whose own name ends like an operator (`checked_in`): they win. */
  fields?: readonly string[];
  /** Dotted paths of date fields: text given for them is read as a date. */
  dates?: readonly string[];
  /** Keys that the search tokens answer: those of the search's `labels`. */
  labels?: readonly string[];
}

/** A filter as conditions, with the text of `q`. */
export interface ParsedFilter {
  where: Condition[];
  /** Alternatives, of which one must hold with all its conditions. */
  or?: Condition[][];
  search?: string;
}

const OPERATORS: ReadonlyMap<string, Operator> = new Map([
  ['eq', '=='],
  ['neq', '!='],
  ['lt', '<'],
  ['lte', '<='],
  ['gt', '>'],
  ['gte', '>='],
  ['in', 'in'],
  ['eq_any', 'in'],
  ['nin', 'not-in'],
  ['not_in', 'not-in'],
  ['neq_any', 'not-in'],
  ['contains', 'array-contains'],
  ['array_contains', 'array-contains'],
  ['array_contains_any', 'array-contains-any'],
  ['inc', 'array-contains'],
  ['contains_any', 'array-contains-any'],
  ['inc_any', 'array-contains-any'],
]);

const UNSUPPORTED: ReadonlyMap<string, string> = new Map([
  ['ninc', 'Firestore cannot exclude by an element of an array'],
  ['ninc_any', 'Firestore cannot exclude by an element of an array'],
  ['q', 'text is searched over all searched fields at once, with `q`'],
  ['like', 'Firestore has no pattern search; use `q`'],
  ['ilike', 'Firestore has no pattern search; use `q`'],
  ['regex', 'Firestore has no pattern search; use `q`'],
  ['starts_with', 'use `q`, or a range with _gte and _lt'],
  ['ends_with', 'Firestore has no search for endings'],
  ['between', 'use _gte and _lte'],
  ['is', 'ask for null by the field itself: { field: null }'],
  ['not', 'use _neq'],
]);

const byLength = (names: Iterable<string>) => [...names].sort((a, b) => b.length - a.length);
const SUFFIXES = byLength([...OPERATORS.keys(), ...UNSUPPORTED.keys()]);

interface Key {
  field: string;
  operator?: string;
}

const splitKey = (path: string, fields: ReadonlySet<string>): Key => {
  if (fields.has(path)) return { field: path };
  const at = path.lastIndexOf('@');
  if (at > 0) return { field: path.slice(0, at), operator: path.slice(at + 1) };
  const suffix = SUFFIXES.find(
    name => path.endsWith(`_${name}`) && !/(^|\.)$/.test(path.slice(0, -name.length - 1)),
  );
  return suffix ? { field: path.slice(0, -suffix.length - 1), operator: suffix } : { field: path };
};

const operatorOf = ({ field, operator }: Key, value: unknown): Operator => {
  if (operator === undefined) return Array.isArray(value) ? 'in' : '==';
  const op = OPERATORS.get(operator);
  if (op) return op;
  const advice = UNSUPPORTED.get(operator) ?? `known ones are ${[...OPERATORS.keys()].join(', ')}`;
  throw new QueryError(
    `The filter on "${field}" has an unknown operator "${operator}": ${advice}`,
    field,
  );
};

/** The minute that has begun: what is asked twice within it is the same question. */
const thisMinute = () => new Date(Math.floor(Date.now() / 60_000) * 60_000);

const toDate = (field: string, value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(one => toDate(field, one));
  if (typeof value !== 'string') return value;
  if (value === 'now') return thisMinute();
  const date = new Date(value);
  if (!Number.isNaN(date.getTime())) return date;
  throw new QueryError(`The filter on "${field}" needs a date, not "${value}"`, field);
};

/** Ids are text: a number is one, as it is for a single record. */
const idsOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(idsOf);
  return typeof value === 'number' ? String(value) : value;
};

const needsList = (op: Operator) => op === 'in' || op === 'not-in' || op === 'array-contains-any';

const labelOf = (field: string, given: unknown): string => {
  if (typeof given !== 'string')
    throw new QueryError(`The filter on "${field}" needs text, or a list of texts`, field);
  return labelToken(field, given);
};

/** @returns the condition that answers a filter by label; undefined for another filter. */
const labelCondition = (
  key: Key,
  given: unknown,
  { labels }: ParseFilterOptions,
): Condition | undefined => {
  const { field } = key;
  if (!labels?.includes(field) || given === undefined || given === '') return undefined;
  const op = operatorOf(key, given);
  if (op === '==')
    return { field: TOKENS_FIELD, op: 'array-contains', value: labelOf(field, given) };
  if (op !== 'in' || !Array.isArray(given))
    throw new QueryError(`The filter on "${field}" takes a value, or a list of them`, field);
  return {
    field: TOKENS_FIELD,
    op: 'array-contains-any',
    value: given.map((one: unknown) => labelOf(field, one)),
  };
};

const addCondition = (
  where: Condition[],
  key: Key,
  given: unknown,
  options: ParseFilterOptions,
) => {
  const { field } = key;
  if (given === undefined || given === '') return;
  const label = labelCondition(key, given, options);
  if (label) {
    if (!Array.isArray(label.value) || label.value.length > 0) where.push(label);
    return;
  }
  const op = operatorOf(key, given);
  const value = options.dates?.includes(field)
    ? toDate(field, given)
    : field === ID_FIELD
      ? idsOf(given)
      : given;
  if (needsList(op) && !Array.isArray(value))
    throw new QueryError(
      `The filter "${field}_${key.operator}" needs a list of values. If it is a field of that name, declare it among the resource's fields`,
      field,
    );
  if (Array.isArray(value) && value.length === 0) {
    // A cleared multiple choice asks for nothing; an empty list of ids asks for no record.
    if (field !== 'id') return;
    throw new QueryError('The filter on "id" has an empty list: it would match no record', field);
  }
  where.push({ field, op, value });
};

const walk = (
  filter: Readonly<Record<string, unknown>>,
  prefix: string,
  into: ParsedFilter,
  fields: ReadonlySet<string>,
  options: ParseFilterOptions,
) => {
  for (const [name, value] of Object.entries(filter)) {
    const path = prefix + name;
    if (isPlainObject(value) && !fields.has(path)) walk(value, `${path}.`, into, fields, options);
    else addCondition(into.where, splitKey(path, fields), value, options);
  }
};

/** The key of alternatives: `{ '@or': { author: 'a', editor: 'a' } }`, or a list of filters. */
const OR = '@or';

const parseAlternatives = (given: unknown, options: ParseFilterOptions): Condition[][] => {
  const filters: unknown[] = Array.isArray(given)
    ? given
    : isPlainObject(given)
      ? Object.entries(given).map(([name, value]) => ({ [name]: value }))
      : [given];
  return filters.flatMap(filter => {
    if (!isPlainObject(filter) || 'q' in filter || OR in filter)
      throw new QueryError(
        'The filter "@or" needs a filter whose parts are alternatives, or a list of filters (without q)',
        OR,
      );
    const { where } = parseFilter(filter, options);
    if (where.some(isLabelCondition))
      throw new QueryError('A label is no alternative: ask for it beside "@or"', OR);
    return where.length > 0 ? [where] : [];
  });
};

/**
 * Reads a react-admin filter. A plain key is equality (a list: one of them), a suffix an operator:
 * `_eq _neq _lt _lte _gt _gte _in _nin _contains _contains_any`, react-admin's `_eq_any _neq_any
 * _inc _inc_any` and the spelling `field@gte`. A key of `labels` asks the search tokens. Nested objects, as filter forms produce them, are
 * dotted paths; `@or` has alternatives. Empty text, empty lists and `undefined` ask for nothing; null asks for null.
 * @throws QueryError for an operator that is unknown or that Firestore cannot answer.
 */
export const parseFilter = (
  filter: Readonly<Record<string, unknown>> = {},
  options: ParseFilterOptions = {},
): ParsedFilter => {
  const parsed: ParsedFilter = { where: [] };
  const { q, ...rest } = filter;
  if (q !== undefined && q !== null && typeof q !== 'string')
    throw new QueryError('The filter "q" needs text', 'q');
  if (typeof q === 'string' && q.trim() !== '') parsed.search = q.trim();
  const { [OR]: alternatives, ...all } = rest;
  if (alternatives !== undefined) {
    const or = parseAlternatives(alternatives, options);
    if (or.length > 0) parsed.or = or;
  }
  walk(all, '', parsed, new Set(options.fields), options);
  return parsed;
};
