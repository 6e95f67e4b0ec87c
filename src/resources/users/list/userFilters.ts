import type { Facet } from '@/components/list/facet.ts';
import type { ListTab } from '@/components/list/listTab.ts';
import { USER_STATUSES } from '@/domain/schemas/user.ts';

/** The filters of the list of users. */
export const userFacets: readonly Facet[] = [
  { source: 'country', label: 'users.field.country', countries: true },
  { source: 'createdAt', label: 'users.field.createdAt', days: true },
];

/** The tabs above the list, by status. */
export const userTabs: readonly ListTab[] = [
  { id: 'all', label: 'users.tab.all', filter: {} },
  ...USER_STATUSES.map(status => ({
    id: status,
    label: `users.tab.${status}`,
    filter: { status },
  })),
];
