import { Timestamp } from 'firebase/firestore';
import { type Condition, isPlainObject } from './query/index.ts';

/** What kinds of values documents have been seen to hold. */
export type Kind = 'date' | 'text' | 'number' | 'list' | 'other';

/**
 * The kinds of the fields of one resource, by dotted path, learned from the documents read; a
 * list's elements have its path and `[]`. So nothing has to be configured for a date that a form
 * hands back as text, or for a key that is a number.
 */
export interface FieldKinds {
  learn: (data: () => Readonly<Record<string, unknown>>) => void;
  /** The kind of all values seen at a path; undefined where there were none, or several. */
  only: (path: string) => Kind | undefined;
  isKnown: (path: string) => boolean;
}

/** Documents after which nothing new is expected. */
const ENOUGH = 500;

const kindOf = (value: unknown): Kind => {
  if (value instanceof Timestamp) return 'date';
  if (typeof value === 'string') return 'text';
  if (typeof value === 'number') return 'number';
  return Array.isArray(value) ? 'list' : 'other';
};

/** @returns kinds of which none is known. */
export const createFieldKinds = (): FieldKinds => {
  const kinds = new Map<string, Set<Kind>>();
  let learned = 0;
  const add = (path: string, value: unknown) => {
    if (value === null || value === undefined) return;
    const known = kinds.get(path) ?? new Set();
    kinds.set(path, known.add(kindOf(value)));
    if (Array.isArray(value)) for (const one of value) add(`${path}[]`, one);
    else if (isPlainObject(value)) addAll(value, `${path.replace(/\[\]$/, '')}.`);
  };
  const addAll = (map: Readonly<Record<string, unknown>>, prefix: string) => {
    for (const [name, value] of Object.entries(map)) add(prefix + name, value);
  };
  return {
    learn: data => {
      if (learned++ < ENOUGH) addAll(data(), '');
    },
    only: path => {
      const [kind, ...others] = kinds.get(path) ?? [];
      return others.length === 0 ? kind : undefined;
    },
    isKnown: path => kinds.has(path),
  };
};

const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const ISO = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/**
 * The date that a text of a form stands for: a day, as `DateInput` gives it, begins where the
 * browser is; undefined for other text.
 */
export const dateOf = (text: string): Date | undefined => {
  const [, year, month, day] = ISO_DAY.exec(text) ?? [];
  if (year !== undefined) {
    const date = new Date(Number(year), Number(month) - 1, Number(day));
    return date.getDate() === Number(day) ? date : undefined;
  }
  const date = ISO.test(text) ? new Date(text) : undefined;
  return date && !Number.isNaN(date.getTime()) ? date : undefined;
};

/** A value as its field holds it; itself, where that is not known or does not fit. */
export const asKind = (value: unknown, kind: Kind | undefined): unknown => {
  if (typeof value === 'string' && kind === 'date') return dateOf(value) ?? value;
  if (typeof value === 'string' && kind === 'number')
    return value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : value;
  if (typeof value === 'number' && kind === 'text') return String(value);
  return value;
};

const toElements = ({ field, op, value }: Condition): Condition => {
  if (op === '==' && value !== null) return { field, op: 'array-contains', value };
  return op === 'in' ? { field, op: 'array-contains-any', value } : { field, op, value };
};

/**
 * A condition as it can match what its field holds: a value of the field's kind, and an element
 * where the field is a list.
 */
export const fitCondition = (condition: Condition, kinds: FieldKinds): Condition => {
  const { field, value } = condition;
  const isList = kinds.only(field) === 'list' && !(condition.op === '==' && Array.isArray(value));
  const kind = kinds.only(kinds.only(field) === 'list' ? `${field}[]` : field);
  const fitted = {
    ...condition,
    value: Array.isArray(value) ? value.map(one => asKind(one, kind)) : asKind(value, kind),
  };
  return isList ? toElements(fitted) : fitted;
};

/**
 * Data of a form as the fields hold it: text for a date becomes one, where a date was read. What
 * else a form hands back is stored as it is.
 */
export const fitData = (
  data: Readonly<Record<string, unknown>>,
  previous: Readonly<Record<string, unknown>>,
  kinds: FieldKinds,
  prefix = '',
): Record<string, unknown> => {
  const fit = (value: unknown, old: unknown, path: string): unknown => {
    if (typeof value === 'string')
      return asKind(value, old instanceof Date || kinds.only(path) === 'date' ? 'date' : undefined);
    if (Array.isArray(value))
      return value.map((one, at) =>
        fit(one, Array.isArray(old) ? old[at] : undefined, `${path}[]`),
      );
    if (!isPlainObject(value)) return value;
    return fitData(value, isPlainObject(old) ? old : {}, kinds, `${path.replace(/\[\]$/, '')}.`);
  };
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, fit(value, previous[name], prefix + name)]),
  );
};

/** Paths of a form's texts that could be dates, of fields that no document has shown yet. */
export const possibleDates = (
  data: Readonly<Record<string, unknown>>,
  kinds: FieldKinds,
  prefix = '',
): string[] =>
  Object.entries(data).flatMap(([name, value]) => {
    const path = prefix + name;
    if (isPlainObject(value)) return possibleDates(value, kinds, `${path}.`);
    const isDate = typeof value === 'string' && dateOf(value) !== undefined;
    return isDate && !kinds.isKnown(path) ? [path] : [];
  });
