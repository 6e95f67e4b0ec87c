import type { Facet } from '@/components/list/facet.ts';
import type { ListTab } from '@/components/list/listTab.ts';
import { BUSINESS_STATUSES } from '@/domain/schemas/business.ts';

/** The filters of the list of businesses. */
export const businessFacets: readonly Facet[] = [
  { source: 'country', label: 'business.field.country', countries: true },
  { source: 'createdAt', label: 'business.field.createdAt', days: true },
];

/** The tabs above the list of businesses. */
export const businessTabs: readonly ListTab[] = [
  { id: 'all', label: 'business.tab.all', filter: {} },
  ...BUSINESS_STATUSES.map(status => ({
    id: status,
    label: `business.tab.${status}`,
    filter: { isBusinessOwner: status, isDeleted: false },
  })),
  { id: 'deleted', label: 'business.tab.deleted', filter: { isDeleted: true } },
];
