import { ERASED, type Person } from './person.ts';

/** Whether a stored value has fields. */
export const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

/** Whether a line of a giveaway's lists is about somebody: by their id, or by a name where it has nothing else. */
export const isLineOf = (value: unknown, { id, names }: Pick<Person, 'id' | 'names'>): boolean => {
  if (!isMap(value)) return false;
  if (typeof value.userId === 'string') return value.userId === id;
  return typeof value.name === 'string' && typeof value.place === 'number'
    ? names.includes(value.name)
    : false;
};

/** A value with the name and address taken out of every line in it that is about somebody; ids stay. */
export const withoutPerson = (value: unknown, person: Pick<Person, 'id' | 'names'>): unknown => {
  if (Array.isArray(value)) return value.map(item => withoutPerson(item, person));
  if (!isMap(value)) return value;
  const isTheirs = isLineOf(value, person);
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [
      field,
      isTheirs && (field === 'name' || field === 'email') ? ERASED : withoutPerson(inner, person),
    ]),
  );
};
