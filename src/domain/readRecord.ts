import type { z } from 'zod';

/** A stored document as it came, the record made of it, and what was wrong with it. */
export interface ReadResult {
  record: Record<string, unknown> & { id: string };
  problems: string[];
}

const BLANKS: Record<string, unknown> = {
  string: '',
  number: 0,
  int: 0,
  boolean: false,
  array: [],
  record: {},
  nullable: null,
  optional: null,
  date: new Date(0),
};

const blankFor = (schema: z.ZodType | undefined): unknown => {
  const definition = schema?.def;
  if (!definition) return null;
  if (definition.type === 'enum' && 'options' in schema) {
    const { options } = schema as { options: unknown };
    return Array.isArray(options) ? options[0] : null;
  }
  return definition.type in BLANKS ? BLANKS[definition.type] : null;
};

const nullables = new WeakMap<z.ZodObject, Readonly<Record<string, null>>>();

/** The fields of a schema that say by null that they are empty. */
const emptyFields = (schema: z.ZodObject): Readonly<Record<string, null>> => {
  const known = nullables.get(schema);
  if (known) return known;
  const names = Object.keys(schema.shape).filter(
    name => schema.shape[name]?.def.type === 'nullable',
  );
  const made = Object.fromEntries(names.map(name => [name, null]));
  nullables.set(schema, made);
  return made;
};

/**
 * Reads a stored document by its schema. A field that may be empty and that the document is older
 * than is empty. One bad field must not hide a whole list, so a field that does not fit becomes the blank of its type and is named in `problems`; fields that the
 * schema does not know stay as they are, so that nothing written by a newer version is lost.
 */
export const readRecord = (schema: z.ZodObject, raw: { id: string }): ReadResult => {
  const whole = { ...emptyFields(schema), ...raw };
  const result = schema.loose().safeParse(whole);
  if (result.success) return { record: { ...result.data, id: raw.id }, problems: [] };
  const fields = [...new Set(result.error.issues.map(issue => String(issue.path[0])))];
  const repaired = fields.map(field => [field, blankFor(schema.shape[field] as z.ZodType)]);
  return {
    record: { ...whole, ...Object.fromEntries(repaired), id: raw.id },
    problems: result.error.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`),
  };
};
