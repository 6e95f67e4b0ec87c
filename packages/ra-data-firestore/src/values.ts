import {
  arrayRemove,
  arrayUnion,
  Bytes,
  DocumentReference,
  deleteField,
  doc,
  type Firestore,
  GeoPoint,
  increment,
  serverTimestamp,
  Timestamp,
  VectorValue,
  vector,
} from 'firebase/firestore';
import { type FieldOperation, isFieldOperation, isPlainObject, QueryError } from './query/index.ts';

/**
 * The type of a field whose stored value differs from what the application sees.
 * - `date`: text is stored as a date (dates are always read as `Date`);
 * - `geopoint`: `{ latitude, longitude }`;
 * - `bytes`: `Uint8Array`;
 * - `vector`: a list of numbers;
 * - `reference`: the id of a document of that collection.
 *
 * Fields of these kinds that are not declared keep the SDK's own objects, so they round-trip.
 */
export type FieldType = 'date' | 'geopoint' | 'bytes' | 'vector' | { reference: string };

/** Types by dotted path; list elements have their list's path. */
export type FieldTypes = Readonly<Record<string, FieldType>>;

const child = (path: string, name: string) => (path === '' ? name : `${path}.${name}`);

const decode = (value: unknown, path: string, types: FieldTypes): unknown => {
  if (value instanceof Timestamp) return value.toDate();
  const type = types[path];
  if (type !== undefined) {
    if (value instanceof GeoPoint && type === 'geopoint')
      return { latitude: value.latitude, longitude: value.longitude };
    if (value instanceof Bytes && type === 'bytes') return value.toUint8Array();
    if (value instanceof VectorValue && type === 'vector') return value.toArray();
    if (value instanceof DocumentReference && typeof type === 'object') return value.id;
  }
  if (Array.isArray(value)) return value.map(one => decode(one, path, types));
  return isPlainObject(value) ? decodeMap(value, path, types) : value;
};

const decodeMap = (map: Readonly<Record<string, unknown>>, path: string, types: FieldTypes) => {
  const decoded: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(map))
    decoded[name] = decode(value, child(path, name), types);
  return decoded;
};

/** A document's data as the application sees it. */
export const fromFirestore = (
  data: Readonly<Record<string, unknown>>,
  types: FieldTypes = {},
): Record<string, unknown> => decodeMap(data, '', types);

const refuse = (path: string, problem: string): never => {
  throw new QueryError(`"${path}" ${problem}`, path, 'invalid-write');
};

const toDate = (value: unknown, path: string) => {
  const date = typeof value === 'string' ? new Date(value) : value;
  if (date instanceof Date && Number.isNaN(date.getTime())) refuse(path, 'is not a valid date');
  return date;
};

const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every(one => typeof one === 'number');

const encodeTyped = (value: unknown, type: FieldType, path: string, firestore: Firestore) => {
  if (value === null) return null;
  if (type === 'date') return toDate(value, path);
  if (type === 'geopoint' && isPlainObject(value)) {
    const { latitude, longitude } = value;
    if (typeof latitude !== 'number' || typeof longitude !== 'number')
      return refuse(path, 'needs a latitude and a longitude');
    return new GeoPoint(latitude, longitude);
  }
  if (type === 'bytes' && value instanceof Uint8Array) return Bytes.fromUint8Array(value);
  if (type === 'vector' && isNumbers(value)) return vector(value);
  if (typeof type === 'object' && typeof value === 'string') {
    if (value === '' || value.includes('/')) return refuse(path, 'needs the id of a document');
    return doc(firestore, type.reference, value);
  }
  return value;
};

const encodeOperation = (
  operation: FieldOperation,
  path: string,
  types: FieldTypes,
  firestore: Firestore,
) => {
  const each = (values: readonly unknown[]) =>
    values.map(value => toFirestore(value, path, types, firestore));
  switch (operation.$op) {
    case 'serverTime':
      return serverTimestamp();
    case 'increment':
      return increment(operation.by);
    case 'deleteField':
      return deleteField();
    case 'arrayUnion':
      return arrayUnion(...each(operation.values));
    case 'arrayRemove':
      return arrayRemove(...each(operation.values));
  }
};

/**
 * A value as Firestore stores it: declared types converted, operations as the SDK's sentinels,
 * `undefined` left out of maps and lists.
 * @throws QueryError (400) that names the field whose value cannot be stored.
 */
export const toFirestore = (
  value: unknown,
  path: string,
  types: FieldTypes,
  firestore: Firestore,
): unknown => {
  if (isFieldOperation(value)) return encodeOperation(value, path, types, firestore);
  const type = types[path];
  if (type !== undefined && !(Array.isArray(value) && type !== 'vector')) {
    const typed = encodeTyped(value, type, path, firestore);
    if (typed !== value) return typed;
  }
  if (value instanceof Date) return toDate(value, path);
  if (typeof value === 'function' || typeof value === 'symbol')
    return refuse(path, `has a ${typeof value}, which cannot be stored`);
  if (Array.isArray(value))
    return value
      .filter(one => one !== undefined)
      .map(one => toFirestore(one, path, types, firestore));
  return isPlainObject(value) ? encodeMap(value, path, types, firestore) : value;
};

const encodeMap = (
  map: Readonly<Record<string, unknown>>,
  path: string,
  types: FieldTypes,
  firestore: Firestore,
): Record<string, unknown> => {
  const encoded: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(map))
    if (value !== undefined)
      encoded[name] = toFirestore(value, child(path, name), types, firestore);
  return encoded;
};

/** A whole document's data as Firestore stores it; its `id` is no field. */
export const documentToFirestore = (
  data: Readonly<Record<string, unknown>>,
  types: FieldTypes,
  firestore: Firestore,
): Record<string, unknown> => {
  const { id: _id, ...fields } = data;
  return encodeMap(fields, '', types, firestore);
};
