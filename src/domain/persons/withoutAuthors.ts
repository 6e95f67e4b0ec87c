import { isPlainObject } from 'ra-data-firestore/query';

/** The fields that say who did something to a record. */
const AUTHORS: readonly string[] = ['by', 'createdBy', 'updatedBy', 'auditId', '_tokens'];

/** What is stored, without who else acted, at any depth; a person's own id stays. */
export const withoutAuthors = (value: unknown, id: string): unknown => {
  if (Array.isArray(value)) return value.map(item => withoutAuthors(item, id));
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([field, inner]) => !AUTHORS.includes(field) || inner === id)
      .map(([field, inner]) => [field, withoutAuthors(inner, id)]),
  );
};
