import { BUSINESS_FACET, type Facet } from '@/components/list/facet.ts';
import type { ListTab } from '@/components/list/listTab.ts';

/** The filters of the list of giveaways. */
export const giveawayFacets: readonly Facet[] = [BUSINESS_FACET];

/** The tabs above the list of giveaways, by stored status: what time made of it says the chip. */
export const giveawayTabs: readonly ListTab[] = [
  { id: 'all', label: 'giveaways.tab.all', filter: {} },
  { id: 'draft', label: 'giveaways.tab.draft', filter: { status: 'draft' } },
  {
    id: 'published',
    label: 'giveaways.tab.published',
    filter: { status: ['scheduled', 'running'] },
  },
  { id: 'ended', label: 'giveaways.tab.ended', filter: { status: 'ended' } },
  { id: 'drawn', label: 'giveaways.tab.drawn', filter: { status: 'drawn' } },
  { id: 'cancelled', label: 'giveaways.tab.cancelled', filter: { status: 'cancelled' } },
];
