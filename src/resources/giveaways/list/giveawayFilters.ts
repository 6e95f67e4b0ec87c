import { BUSINESS_FACET, type Facet } from '@/components/list/facet.ts';
import type { ListTab } from '@/components/list/listTab.ts';

/** The filters of the list of giveaways. */
export const giveawayFacets: readonly Facet[] = [
  BUSINESS_FACET,
  { source: 'endsAt', label: 'giveaways.field.endsAt', days: true },
];

/** Published, or meant to be: what became of them is a matter of time. */
const STARTED = ['scheduled', 'running', 'ended'];

/** The tabs above the list of giveaways: as the chips have it, by stored status and the time. */
export const giveawayTabs: readonly ListTab[] = [
  { id: 'all', label: 'giveaways.tab.all', filter: {} },
  { id: 'draft', label: 'giveaways.tab.draft', filter: { status: 'draft' } },
  {
    id: 'published',
    label: 'giveaways.tab.published',
    filter: { status: STARTED, endsAt_gt: 'now' },
  },
  {
    id: 'ended',
    label: 'giveaways.tab.ended',
    filter: { status: STARTED, endsAt_lte: 'now' },
  },
  { id: 'drawn', label: 'giveaways.tab.drawn', filter: { status: 'drawn' } },
  { id: 'cancelled', label: 'giveaways.tab.cancelled', filter: { status: 'cancelled' } },
];
