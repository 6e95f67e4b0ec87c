const property = (meta: unknown, name: string): unknown =>
  typeof meta === 'object' && meta !== null ? Reflect.get(meta, name) : undefined;

/** The record that a sub-collection's records hang from, as a call's `meta` names it. */
export const parentIn = (meta: unknown): string | undefined => {
  const parent = property(meta, 'parent');
  return typeof parent === 'string' ? parent : undefined;
};

/** Whether a call wants to know how many rows there are. */
export const wantsTotal = (meta: unknown): boolean => property(meta, 'total') !== 'none';
