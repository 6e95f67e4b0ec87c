import { isPlainObject } from 'ra-data-firestore/query';
import { ERASED, type Person } from './person.ts';

/** Whether a line of a giveaway's lists is about somebody: by their id, or by a name where it has nothing else. */
export const isLineOf = (value: unknown, { id, names }: Pick<Person, 'id' | 'names'>): boolean => {
  if (!isPlainObject(value)) return false;
  if (typeof value.userId === 'string') return value.userId === id;
  return typeof value.name === 'string' && typeof value.place === 'number'
    ? names.includes(value.name)
    : false;
};

/** A value with the name and address taken out of every line in it that is about somebody; ids stay. */
export const withoutPerson = (value: unknown, person: Pick<Person, 'id' | 'names'>): unknown => {
  if (Array.isArray(value)) return value.map(item => withoutPerson(item, person));
  if (!isPlainObject(value)) return value;
  const isTheirs = isLineOf(value, person);
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [
      field,
      isTheirs && (field === 'name' || field === 'email') ? ERASED : withoutPerson(inner, person),
    ]),
  );
};
