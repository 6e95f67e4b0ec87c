import { fieldChanges } from './fieldChanges.ts';
import type { FieldChange } from './schemas/audit.ts';
import { DETAILS_CONTENT } from './schemas/product.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What restoring a deleted product needs beside what people know of it. */
const ORIGIN = ['createdAt', 'createdBy', 'version'] as const;

/** What the trail is told of a record that is deleted: all that it held. */
export const goneChanges = (record: Fields): FieldChange[] =>
  fieldChanges(record, Object.fromEntries(Object.keys(record).map(key => [key, null])));

/**
 * What the trail is told of a product that is deleted: all that it held, where it came from, and its
 * private part.
 */
export const deletionChanges = (product: Fields, details: Fields | undefined): FieldChange[] => [
  ...goneChanges(product),
  ...ORIGIN.flatMap(field => {
    const from: unknown = product[field];
    return from === undefined || from === null ? [] : [{ field, from, to: null }];
  }),
  ...DETAILS_CONTENT.flatMap(field => {
    const from: unknown = details?.[field] ?? null;
    return from === null || from === '' ? [] : [{ field, from, to: null }];
  }),
];
