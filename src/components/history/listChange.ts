import { isPlainObject } from 'ra-data-firestore/query';
import { sameValue } from '@/domain/fieldChanges.ts';

/** What a change of a list did to its items. */
export interface ListChange {
  added: unknown[];
  removed: unknown[];
  /** Items that are in both, and differ. */
  changed: { from: object; to: object }[];
  /** Whether what stayed stands in another order. */
  moved: boolean;
}

const part = (item: object, key: string): unknown =>
  Object.hasOwn(item, key) ? Reflect.get(item, key) : undefined;

/** What an item is told by: its id, or what it is called; a plain value by itself. */
const keyOf = (item: unknown): string => {
  if (!isPlainObject(item)) return JSON.stringify(item) ?? '';
  const name = part(item, 'id') ?? part(item, 'name') ?? part(item, 'entryId');
  return typeof name === 'string' ? `=${name}` : JSON.stringify(item);
};

/** Items by their keys; of the same key only the n-th is the n-th. */
const byKey = (list: readonly unknown[]): Map<string, unknown> => {
  const counts = new Map<string, number>();
  return new Map(
    list.map(item => {
      const key = keyOf(item);
      const count = counts.get(key) ?? 0;
      counts.set(key, count + 1);
      return [`${count} ${key}`, item];
    }),
  );
};

const isListOrNothing = (value: unknown): value is readonly unknown[] | null | undefined =>
  Array.isArray(value) || value === null || value === undefined;

/** @returns what was added to a list, removed from it and changed in it; null where no list changed. */
export const listChange = (from: unknown, to: unknown): ListChange | null => {
  if (!isListOrNothing(from) || !isListOrNothing(to) || (!from && !to)) return null;
  const before = byKey(from ?? []);
  const after = byKey(to ?? []);
  const stayed = [...before.keys()].filter(key => after.has(key));
  const changed = stayed.flatMap(key => {
    const [one, other] = [before.get(key), after.get(key)];
    return isPlainObject(one) && isPlainObject(other) && !sameValue(one, other)
      ? [{ from: one, to: other }]
      : [];
  });
  const order = [...after.keys()].filter(key => before.has(key));
  return {
    added: [...after].flatMap(([key, item]) => (before.has(key) ? [] : [item])),
    removed: [...before].flatMap(([key, item]) => (after.has(key) ? [] : [item])),
    changed,
    moved: stayed.some((key, index) => key !== order[index]),
  };
};
