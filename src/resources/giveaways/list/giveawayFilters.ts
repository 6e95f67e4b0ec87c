import { BUSINESS_FACET, type Facet } from '@/components/list/facet.ts';
import type { ListTab } from '@/components/list/listTab.ts';
import { GIVEAWAY_SETS } from '@/domain/giveaways/giveawaySets.ts';

/** The filters of the list of giveaways. */
export const giveawayFacets: readonly Facet[] = [
  BUSINESS_FACET,
  { source: 'endsAt', label: 'giveaways.field.endsAt', days: true },
];

/** The tabs above the list of giveaways. */
export const giveawayTabs: readonly ListTab[] = [
  { id: 'all', label: 'giveaways.tab.all', filter: {} },
  ...Object.entries(GIVEAWAY_SETS).map(([id, filter]) => ({
    id,
    label: `giveaways.tab.${id}`,
    filter,
  })),
];
