import { BUSINESS_FACET, type Facet } from '@/components/list/facet.ts';
import type { ListTab } from '@/components/list/listTab.ts';
import type { Role } from '@/domain/access/roles.ts';
import { REQUEST_KINDS, REQUEST_STATUSES } from '@/domain/schemas/request.ts';

const ownFacets: readonly Facet[] = [
  {
    source: 'kind',
    label: 'requests.field.kind',
    options: REQUEST_KINDS.map(id => ({ id, label: `requests.kind.${id}` })),
  },
  { source: 'createdAt', label: 'requests.field.createdAt', days: true },
];

const everybodysFacets = [BUSINESS_FACET, ...ownFacets];

/** The filters of the list of requests. */
export const requestFacets = (role: Role): readonly Facet[] =>
  role === 'owner' ? ownFacets : everybodysFacets;

/** The tabs above the list; an owner's count only the own business's requests. */
export const requestTabs = (role: Role): readonly ListTab[] => [
  { id: 'all', label: 'requests.tab.all', filter: {} },
  ...REQUEST_STATUSES.map(status => ({
    id: status,
    label: `requests.tab.${status}`,
    filter: { status },
  })),
  {
    id: 'news',
    label: 'requests.tab.news',
    filter: { unreadBy: role === 'owner' ? 'owner' : 'team' },
  },
];
