import { z } from 'zod';
import { sameValue } from '../fieldChanges.ts';
import { booleanOf, dateOf, numberOf, textOf } from './oldValues.ts';

/** zod's own types of the parts of a schema are wider than what has `safeParse`. */
const isSchema = (part: unknown): part is z.ZodType => part instanceof z.ZodType;

const inner = (schema: z.ZodType): z.ZodType => {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) {
    const part = schema.unwrap();
    return isSchema(part) ? inner(part) : schema;
  }
  return schema instanceof z.ZodPipe && isSchema(schema.in) ? inner(schema.in) : schema;
};

const sameWord = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The same fact as a value of the schema's kind; the value itself where there is no such thing. */
const otherKind = (schema: z.ZodType, value: unknown): unknown => {
  if (schema instanceof z.ZodDate) return dateOf(value);
  if (schema instanceof z.ZodBoolean) return booleanOf(value);
  if (schema instanceof z.ZodEnum) {
    const word = textOf(value);
    return word === null
      ? null
      : schema.options.find(one => sameWord(String(one)) === sameWord(word));
  }
  if (schema.def.type === 'number') return numberOf(value);
  if (schema.def.type === 'string') return textOf(value);
  if (schema instanceof z.ZodArray && isSchema(schema.element)) {
    const { element } = schema;
    const items: unknown[] = Array.isArray(value) ? value : textOf(value) === null ? [] : [value];
    const fitting = items.map(item => fitField(element, item));
    return fitting.every(one => one.fits) ? fitting.map(one => one.value) : null;
  }
  return null;
};

/** What becomes of one stored value. */
export interface Fitted {
  fits: boolean;
  /** What to store: the value as the schema wants it, or the very same one where it does not fit. */
  value: unknown;
}

/**
 * The stored value as its schema wants it: as it is, trimmed, in lower case, or the same fact in another
 * kind (a date of text, a number of digits). Nothing is made up: what says nothing stays as it is.
 */
export const fitField = (schema: z.ZodType, value: unknown): Fitted => {
  const read = schema.safeParse(value);
  if (read.success) return { fits: true, value: sameValue(read.data, value) ? value : read.data };
  if (value === undefined || value === null) return { fits: false, value };
  const other = otherKind(inner(schema), value);
  if (other === null || other === undefined) return { fits: false, value };
  const again = schema.safeParse(other);
  return again.success ? { fits: true, value: again.data } : { fits: false, value };
};
