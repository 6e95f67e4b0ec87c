import { z } from 'zod';

/** zod's own types of the parts of a schema are wider than what has `safeParse`. */
const isSchema = (part: unknown): part is z.ZodType => part instanceof z.ZodType;

const fits = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of an object's schema, each as `repair` makes it. */
export const repairObject = (schema: z.ZodObject, value: unknown): Record<string, unknown> => {
  const known = isMap(value) ? value : {};
  const fields = Object.entries(schema.shape).flatMap(([name, part]): [string, unknown][] => {
    const own = Object.hasOwn(known, name) ? known[name] : undefined;
    const repaired = isSchema(part) ? repair(part, own) : null;
    return repaired === undefined ? [] : [[name, repaired]];
  });
  return Object.fromEntries(fields);
};

/** What of a list or map fits; nothing where the rest is too much or too little for it. */
const repairMany = (schema: z.ZodType, kept: unknown, empty: unknown): unknown =>
  fits(schema, kept) ? kept : empty;

const repairList = ({ element }: z.ZodArray, value: unknown): unknown[] => {
  const items: unknown[] = Array.isArray(value) ? value : [];
  return items.flatMap(item => {
    const read = isSchema(element) ? element.safeParse(item) : null;
    return read?.success ? [read.data] : [];
  });
};

const repairMap = ({ keyType, valueType }: z.ZodRecord, value: unknown) =>
  Object.fromEntries(
    Object.entries(isMap(value) ? value : {}).flatMap(([key, inner]): [string, unknown][] => {
      if (key === '__proto__' || !isSchema(keyType) || !fits(keyType, key)) return [];
      const read = isSchema(valueType) ? valueType.safeParse(inner) : null;
      return read?.success ? [[key, read.data]] : [];
    }),
  );

/**
 * What a schema makes of a value that somebody stored: the value itself where it fits; of lists and
 * maps what fits; of objects their fields; else the blank of its kind (a text or number may then be
 * less than its limits ask for). Never throws, and never gives a value of another kind.
 * @returns undefined where the field may be missing but not be null.
 */
export const repair = (schema: z.ZodType, value: unknown): unknown => {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  if (fits(schema, null)) return null;
  if (schema instanceof z.ZodOptional) return undefined;
  if (schema instanceof z.ZodObject) return repairObject(schema, value);
  if (schema instanceof z.ZodArray) return repairMany(schema, repairList(schema, value), []);
  if (schema instanceof z.ZodRecord) return repairMany(schema, repairMap(schema, value), {});
  if (schema instanceof z.ZodPipe && isSchema(schema.in)) return repair(schema.in, undefined);
  if (schema instanceof z.ZodEnum) return schema.options[0];
  const blanks = ['', 0, 1, false];
  const blank = blanks.find(candidate => fits(schema, candidate));
  if (blank !== undefined) return blank;
  if (schema.def.type === 'string') return '';
  if (schema.def.type === 'number') return 0;
  return schema.def.type === 'date' ? new Date(0) : null;
};
