import type { Giveaway } from '../schemas/giveaway.ts';

/** Where a giveaway stands for people, by its stored status and the time. */
export const GIVEAWAY_STAGES = [
  'draft',
  'scheduled',
  'upcoming',
  'open',
  'overdue',
  'closed',
  'lapsed',
  'drawn',
  'cancelled',
] as const;

/** Where a giveaway stands for people. */
export type GiveawayStage = (typeof GIVEAWAY_STAGES)[number];

/**
 * Where a giveaway stands at `now`. The stored status changes only when somebody acts, time does
 * not wait for that: a published giveaway (`running`) is `upcoming` before its start, takes entries
 * between its start and its end, and is closed afterwards. `overdue` is one whose start has passed
 * without being published (`scheduled`): nobody can enter; `lapsed` is one whose end has passed, too.
 */
export const giveawayStage = (
  giveaway: Pick<Giveaway, 'status' | 'startsAt' | 'endsAt'>,
  now: Date,
): GiveawayStage => {
  const { status, startsAt, endsAt } = giveaway;
  if (status === 'draft' || status === 'drawn' || status === 'cancelled') return status;
  if (status === 'scheduled' && endsAt <= now) return 'lapsed';
  if (status === 'ended' || endsAt <= now) return 'closed';
  if (startsAt > now) return status === 'scheduled' ? 'scheduled' : 'upcoming';
  return status === 'running' ? 'open' : 'overdue';
};

/** What an administrator can do to a giveaway. */
export type GiveawayAction = 'edit' | 'publish' | 'cancel' | 'draw' | 'redraw';

const ACTIONS: Record<GiveawayStage, readonly GiveawayAction[]> = {
  draft: ['edit', 'publish', 'cancel'],
  scheduled: ['edit', 'publish', 'cancel'],
  upcoming: ['edit', 'publish', 'cancel'],
  open: ['edit', 'publish', 'cancel'],
  overdue: ['edit', 'publish', 'cancel'],
  closed: ['draw', 'cancel'],
  lapsed: ['edit', 'cancel'],
  drawn: ['redraw'],
  cancelled: [],
};

/**
 * What can be done to a giveaway at `now`: never a draw before the end, never a second one, and
 * none before a seed is committed to, which publishing does.
 */
export const possibleGiveawayActions = (
  giveaway: Pick<Giveaway, 'status' | 'startsAt' | 'endsAt' | 'seedCommitment' | 'entryCount'>,
  now: Date,
): readonly GiveawayAction[] => {
  const bound = giveaway.seedCommitment !== null;
  const published = giveaway.status === 'running' || giveaway.status === 'ended';
  // From the end on the seed of what is bound can be read: of what took entries only the draw is left.
  const isOver = giveaway.endsAt <= now;
  return ACTIONS[giveawayStage(giveaway, now)].filter(action => {
    if (action === 'publish') return !isOver && !(bound && published) && giveaway.entryCount === 0;
    if (action === 'edit') return !(isOver && bound);
    if (action === 'cancel') return !(isOver && bound && published);
    return action !== 'draw' || (bound && published);
  });
};

/**
 * Whether nothing but a draw changes a giveaway any more, not even the product it is about: it was
 * drawn, or it is over and took entries. The rules refuse everything else.
 */
export const isSettled = (
  { status, endsAt, seedCommitment }: Pick<Giveaway, 'status' | 'endsAt' | 'seedCommitment'>,
  now: Date,
): boolean =>
  status === 'drawn' ||
  (endsAt <= now && seedCommitment !== null && (status === 'running' || status === 'ended'));
