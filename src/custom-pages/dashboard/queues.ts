import { GIVEAWAY_SETS } from '@/domain/giveaways/giveawaySets.ts';

/** The work that waits for administrators: its rows, and which of them come first. */
export const QUEUES = {
  business: {
    filter: { isBusinessOwner: 'pending', isDeleted: false },
    sort: { field: 'createdAt', order: 'ASC' },
  },
  reports: { filter: { status: 'open' }, sort: { field: 'createdAt', order: 'ASC' } },
  requests: { filter: { status: 'submitted' }, sort: { field: 'createdAt', order: 'ASC' } },
  giveaways: {
    filter: GIVEAWAY_SETS.published,
    sort: { field: 'endsAt', order: 'ASC' },
  },
  draws: {
    filter: GIVEAWAY_SETS.ended,
    sort: { field: 'endsAt', order: 'ASC' },
  },
} as const;
