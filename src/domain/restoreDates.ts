import { isPlainObject } from 'ra-data-firestore/query';
import { z } from 'zod';

/** Gives a value back with its dates; the very same value where none was text. */
export type RestoreDates = (value: unknown) => unknown;

/** What `JSON.stringify` makes of a date; any other text in a date's place is not one. */
const DATE_TEXT = /^[+-]?\d{4,6}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

const restoreDate: RestoreDates = value =>
  typeof value === 'string' && DATE_TEXT.test(value) ? new Date(value) : value;

const inFields =
  (restoreOf: (field: string) => RestoreDates | null | undefined): RestoreDates =>
  value => {
    if (!isPlainObject(value)) return value;
    const restored: Record<string, unknown> = {};
    for (const [field, before] of Object.entries(value)) {
      const after = restoreOf(field)?.(before) ?? before;
      if (after !== before) restored[field] = after;
    }
    return Object.keys(restored).length > 0 ? { ...value, ...restored } : value;
  };

const inItems =
  (restore: RestoreDates): RestoreDates =>
  value => {
    if (!Array.isArray(value)) return value;
    const restored = value.map(restore);
    return restored.some((item, index) => item !== value[index]) ? restored : value;
  };

/** @returns null where the type holds no date, so that nothing below it is looked at. */
const restoreOf = (type: unknown): RestoreDates | null => {
  if (type instanceof z.ZodDate) return restoreDate;
  if (type instanceof z.ZodNullable || type instanceof z.ZodOptional) {
    return restoreOf(type.unwrap());
  }
  if (type instanceof z.ZodArray) {
    const item = restoreOf(type.element);
    return item && inItems(item);
  }
  if (type instanceof z.ZodRecord) {
    const value = restoreOf(type.valueType);
    return value && inFields(() => value);
  }
  if (type instanceof z.ZodObject) {
    const dated = new Map<string, RestoreDates>();
    for (const [name, field] of Object.entries(type.shape)) {
      const restore = restoreOf(field);
      if (restore) dated.set(name, restore);
    }
    return dated.size > 0 ? inFields(name => dated.get(name)) : null;
  }
  return null;
};

/** @returns what turns a record's dates that became text, as in a JSON copy, into dates again. */
export const datesOf = (schema: z.ZodObject): RestoreDates => restoreOf(schema) ?? (value => value);
