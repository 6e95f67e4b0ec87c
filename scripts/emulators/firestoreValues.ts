import { z } from 'zod';

/** A value as Firestore's REST interface spells it. */
export type RestValue =
  | { nullValue: null }
  | { booleanValue: boolean }
  | { integerValue: string }
  /** `NaN` and the infinities are texts. */
  | { doubleValue: number | string }
  | { timestampValue: string }
  | { stringValue: string }
  | { arrayValue: { values: RestValue[] } }
  | { mapValue: { fields: Record<string, RestValue> } };

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** A plain value for the REST interface. @throws TypeError for what a document cannot hold. */
export const toRestValue = (value: unknown): RestValue => {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number')
    return Number.isSafeInteger(value)
      ? { integerValue: `${value}` }
      : { doubleValue: Number.isFinite(value) ? value : String(value) };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toRestValue) } };
  if (isMap(value)) return { mapValue: { fields: toRestFields(value) } };
  throw new TypeError(`A document cannot hold ${String(value)}`);
};

/** The fields of a document; `undefined` ones are left out. */
export const toRestFields = (data: Readonly<Record<string, unknown>>): Record<string, RestValue> =>
  Object.fromEntries(
    Object.entries(data)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, toRestValue(value)]),
  );

const valueSchema = z.record(z.string(), z.unknown());
const listSchema = z.object({ values: z.array(z.unknown()).default([]) });
const mapSchema = z.object({ fields: z.record(z.string(), z.unknown()).default({}) });

/** What the REST interface spells as `value`. */
const fromRestValue = (value: unknown): unknown => {
  const [[kind, held] = []] = Object.entries(valueSchema.parse(value));
  switch (kind) {
    case 'nullValue':
      return null;
    case 'integerValue':
    case 'doubleValue':
      return Number(held);
    case 'timestampValue':
      return new Date(String(held));
    case 'arrayValue':
      return listSchema.parse(held).values.map(fromRestValue);
    case 'mapValue':
      return fromRestFields(mapSchema.parse(held).fields);
    default:
      return held;
  }
};

/** The fields of a document as plain values. */
export const fromRestFields = (
  fields: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, fromRestValue(value)]));
