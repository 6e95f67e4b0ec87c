import { sameValue } from '../../src/domain/fieldChanges.ts';

/** Whether two values of the REST interface are the same, however it spells times and empty lists. */
export const sameStored = (a: unknown, b: unknown): boolean => sameValue(plain(a), plain(b));

const plain = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, held]) => [
      key,
      key === 'timestampValue'
        ? Date.parse(String(held))
        : key === 'arrayValue' || key === 'mapValue'
          ? plain({ ...(key === 'arrayValue' ? { values: [] } : { fields: {} }), ...Object(held) })
          : plain(held),
    ]),
  );
};
