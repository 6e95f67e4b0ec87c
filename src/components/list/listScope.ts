import type { Filter } from '@/providers/types.ts';

/** What a list is about, whatever else it is filtered by: what always holds, and a chosen business. */
export const listScope = (list: {
  filter?: Filter;
  filterValues: Readonly<Record<string, unknown>>;
}): Filter => {
  const { businessId } = list.filterValues;
  return { ...(businessId === undefined ? {} : { businessId }), ...list.filter };
};
