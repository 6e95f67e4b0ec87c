import { z } from 'zod';
import type { ResourceName } from '@/domain/access/permissions.ts';
import { COLLECTIONS } from '@/domain/collections.ts';
import { HOSTILE_VALUES } from './hostileValues.ts';
import { bare, type FieldPath, fieldsOf, soundValue, withValueAt } from './schemaFields.ts';

/** So many that every field has every value of its kind in one of them. */
const TURNS = Math.max(...Object.values(HOSTILE_VALUES).map(values => values.length));

/** Every which one there is another in which every field is of another kind than it should be. */
const WRONG_EVERY = 3;

/** How many hostile records each collection has. */
export const HOSTILE_RECORDS = TURNS + Math.ceil(TURNS / WRONG_EVERY);

type Stored = Record<string, unknown>;

const kindOf = (schema: z.ZodType): keyof typeof HOSTILE_VALUES | null => {
  const inner = bare(schema);
  const { type } = inner.def;
  if (type === 'string' || type === 'number' || type === 'date') return type;
  return inner instanceof z.ZodArray || inner instanceof z.ZodRecord || inner instanceof z.ZodObject
    ? null
    : 'other';
};

const put = (record: Stored, path: FieldPath, value: unknown): Stored =>
  Object(withValueAt(record, path, value));

/** The record of a collection in which the field number `n` has the value number `n + turn` of its kind. */
const turned = (schema: z.ZodObject, turn: number): Stored => {
  const sound: Stored = Object(soundValue(schema));
  const fields = fieldsOf(schema).map(([path, part]) => ({ path, kind: kindOf(part) }));
  return fields.reduce((record, { path, kind }, index) => {
    const values = kind === null ? [] : HOSTILE_VALUES[kind];
    const [, value] = values[(index + turn) % values.length] ?? [];
    return kind === null ? record : put(record, path, value);
  }, sound);
};

/** The record with every top field of another kind than it should be. */
const wrong = (schema: z.ZodObject, turn: number): Stored =>
  Object.fromEntries(
    Object.keys(schema.shape).flatMap((name, index) => {
      const [, value] = HOSTILE_VALUES.other[(index + turn) % HOSTILE_VALUES.other.length] ?? [];
      return value === undefined ? [] : [[name, value]];
    }),
  );

/**
 * Stored records of a collection that no form would make, made from its schema, so that a new field is among
 * them by itself.
 * @param kept what they are found by, which stays sound.
 */
export const hostileRecords = (resource: ResourceName, kept: Stored): Stored[] => {
  const { schema } = COLLECTIONS[resource];
  const turns = Array.from({ length: TURNS }, (_, turn) => turn);
  return turns
    .flatMap(turn => [
      turned(schema, turn),
      ...(turn % WRONG_EVERY === 0 ? [wrong(schema, turn)] : []),
    ])
    .map((record, index) => ({ ...record, ...kept, id: `hostile-${resource}-${index}` }));
};
