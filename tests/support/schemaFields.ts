import { z } from 'zod';

/** Where a value stands in a record: names of fields, `0` for the first element of a list. */
export type FieldPath = readonly string[];

const isSchema = (part: unknown): part is z.ZodType => part instanceof z.ZodType;

/** A schema without what lets it be missing or null, or makes something else of it. */
export const bare = (schema: z.ZodType): z.ZodType => {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    const inner = schema.unwrap();
    return isSchema(inner) ? bare(inner) : schema;
  }
  return schema instanceof z.ZodPipe && isSchema(schema.in) ? bare(schema.in) : schema;
};

const below = (name: string, schema: unknown, path: FieldPath): [FieldPath, z.ZodType][] =>
  isSchema(schema) ? fieldsOf(schema, [...path, name]) : [];

/** Every value that a schema knows of, at every depth, with the schema of its own. */
export const fieldsOf = (schema: z.ZodType, path: FieldPath = []): [FieldPath, z.ZodType][] => {
  const inner = bare(schema);
  const own: [FieldPath, z.ZodType][] = path.length === 0 ? [] : [[path, schema]];
  if (inner instanceof z.ZodObject)
    return [
      ...own,
      ...Object.entries(inner.shape).flatMap(([name, part]) => below(name, part, path)),
    ];
  if (inner instanceof z.ZodArray) return [...own, ...below('0', inner.element, path)];
  if (inner instanceof z.ZodRecord) return [...own, ...below('key', inner.valueType, path)];
  return own;
};

/** A sound value of a schema, with one element in every list and map. */
export const soundValue = (schema: z.ZodType): unknown => {
  const inner = bare(schema);
  if (inner instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries(inner.shape).map(([name, part]) => [
        name,
        isSchema(part) ? soundValue(part) : null,
      ]),
    );
  if (inner instanceof z.ZodArray) {
    const one = isSchema(inner.element) ? soundValue(inner.element) : null;
    return [[one], [one, one]].find(list => inner.safeParse(list).success) ?? [one];
  }
  if (inner instanceof z.ZodRecord) {
    const one = isSchema(inner.valueType) ? soundValue(inner.valueType) : null;
    const key = ['key', '1'].find(name => inner.safeParse({ [name]: one }).success) ?? 'key';
    return { [key]: one };
  }
  const candidates = [
    ...['sound', 'USD', 'a@shop.example', 'https://shop.example/a.jpg', '2026-01-02', 'AU'],
    ...[1, true, new Date('2026-01-02T03:04:05Z'), null],
  ];
  if (inner instanceof z.ZodEnum) return inner.options[0];
  return candidates.find(value => schema.safeParse(value).success);
};

/** A copy of a record with another value at a path; `undefined` leaves the field out. */
export const withValueAt = (record: unknown, path: FieldPath, value: unknown): unknown => {
  const [first, ...rest] = path;
  if (first === undefined) return value;
  if (Array.isArray(record))
    return record.map((item, index) =>
      String(index) === first ? withValueAt(item, rest, value) : item,
    );
  const known = typeof record === 'object' && record !== null ? { ...record } : {};
  const next = withValueAt(Reflect.get(known, first), rest, value);
  const others = Object.entries(known).filter(([name]) => name !== first);
  return Object.fromEntries(next === undefined ? others : [...others, [first, next]]);
};
