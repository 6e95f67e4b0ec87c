/** The work that waits for administrators: its rows, and which of them come first. */
export const QUEUES = {
  business: {
    filter: { isBusinessOwner: 'pending', isDeleted: false },
    sort: { field: 'createdAt', order: 'ASC' },
  },
  reports: { filter: { status: 'open' }, sort: { field: 'createdAt', order: 'ASC' } },
  requests: { filter: { status: 'submitted' }, sort: { field: 'createdAt', order: 'ASC' } },
  giveaways: {
    filter: { status: 'running', endsAt_gt: 'now' },
    sort: { field: 'endsAt', order: 'ASC' },
  },
  draws: {
    filter: { status: ['running', 'ended'], endsAt_lte: 'now' },
    sort: { field: 'endsAt', order: 'ASC' },
  },
} as const;
