import { RESOURCES, type ResourceName } from '@/domain/access/permissions.ts';
import type { Filter, RowsQuery } from '@/providers/types.ts';
import { rangedField } from './rangedField.ts';

/** Collections that other systems may have written: a record of theirs may lack the field of an order. */
const WRITTEN_BY_OTHERS: ReadonlySet<ResourceName> = new Set([
  ...(['business', 'products', 'users', 'giveaways', 'entries', 'reports', 'requests'] as const),
]);

/**
 * The collection of which an order may leave records out, because they lack the field that it is
 * sorted by (https://firebase.google.com/docs/firestore/query-data/order-limit-data#limitations);
 * null where it leaves out none: a search reads its rows, and a range asks for the field itself.
 */
export const mayLeaveOut = (
  resource: string | undefined,
  filter: Filter,
  sort: RowsQuery['sort'],
): ResourceName | null => {
  const listed = RESOURCES.find(known => known === resource);
  if (!listed || !WRITTEN_BY_OTHERS.has(listed) || sort.field === 'id') return null;
  return Object.keys(filter).some(key => key === 'q' || rangedField(key) !== null) ? null : listed;
};
