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

/**
 * Reads a stored document by its schema. One bad field must not hide a whole list, so a field
 * that does not fit becomes the blank of its type and is named in `problems`; fields that the
 * schema does not know stay as they are, so that nothing written by a newer version is lost.
 */
export const readRecord = (schema: z.ZodObject, raw: { id: string }): ReadResult => {
  const result = schema.loose().safeParse(raw);
  if (result.success) return { record: { ...result.data, id: raw.id }, problems: [] };
  const fields = [...new Set(result.error.issues.map(issue => String(issue.path[0])))];
  const repaired = fields.map(field => [field, blankFor(schema.shape[field] as z.ZodType)]);
  return {
    record: { ...raw, ...Object.fromEntries(repaired), id: raw.id },
    problems: result.error.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`),
  };
};
