import { z } from 'zod';

const isDate = (type: unknown): boolean =>
  type instanceof z.ZodDate ||
  ((type instanceof z.ZodNullable || type instanceof z.ZodOptional) && isDate(type.unwrap()));

/** The names of a schema's date fields: filters may give their values as text. */
export const dateFields = (schema: z.ZodObject): string[] =>
  Object.entries(schema.shape)
    .filter(([, type]) => isDate(type))
    .map(([name]) => name);
