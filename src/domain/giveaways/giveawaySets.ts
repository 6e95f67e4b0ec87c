/**
 * The sets that giveaways are counted and listed by: filters in the data provider's dialect. A word means one
 * set wherever it stands, by the stored status and the time; none has two of them.
 */
export const GIVEAWAY_SETS = {
  draft: { status: 'draft' },
  /** To be published at its start: nobody can enter before that. */
  scheduled: { status: 'scheduled' },
  published: { status: 'running', endsAt_gt: 'now' },
  /** Was published, and waits for its draw. */
  ended: { status: ['running', 'ended'], endsAt_lte: 'now' },
  drawn: { status: 'drawn' },
  cancelled: { status: 'cancelled' },
} as const;
