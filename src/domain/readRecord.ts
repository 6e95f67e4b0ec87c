import type { z } from 'zod';
import { onceFor } from './onceFor.ts';
import { repairObject } from './repair.ts';
import { isReservedKey } from './schemas/reservedKey.ts';

/** A stored document as it came, the record made of it, and what was wrong with it. */
export interface ReadResult {
  record: Record<string, unknown> & { id: string };
  problems: string[];
}

/** What reading needs of a schema, made once: making it takes longer than reading with it. */
interface Reader {
  /** The schema, with whatever fields it does not know. */
  loose: z.ZodObject;
  /** The fields that say by null that they are empty. */
  empty: Readonly<Record<string, null>>;
}

const readerOf = onceFor((schema: z.ZodObject): Reader => {
  const names = Object.keys(schema.shape).filter(
    name => schema.shape[name]?.def.type === 'nullable',
  );
  const empty = Object.fromEntries(names.map(name => [name, null]));
  return { loose: schema.loose(), empty };
});

/** The fields without those that no version can have written: every object has something of their name. */
const ownFields = (raw: { id: string }): Readonly<Record<string, unknown>> =>
  Object.keys(raw).some(isReservedKey)
    ? Object.fromEntries(Object.entries(raw).filter(([name]) => !isReservedKey(name)))
    : { ...raw };

/**
 * Reads a stored document by its schema. A field that may be empty and that the document is older
 * than is empty. One bad field must not hide a whole list, so of a field that does not fit stays what
 * does (`repair`), and it is named in `problems`; fields that the schema does not know stay as they
 * are, so that nothing written by a newer version is lost.
 */
export const readRecord = (schema: z.ZodObject, raw: { id: string }): ReadResult => {
  const { loose, empty } = readerOf(schema);
  const whole = { ...empty, ...ownFields(raw) };
  const result = loose.safeParse(whole);
  if (result.success) return { record: { ...result.data, id: raw.id }, problems: [] };
  const unknown = Object.entries(whole).filter(([name]) => !Object.hasOwn(schema.shape, name));
  return {
    record: { ...Object.fromEntries(unknown), ...repairObject(schema, whole), id: raw.id },
    problems: result.error.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`),
  };
};
