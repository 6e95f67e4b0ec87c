import { matches } from 'ra-data-firestore/query';
import { expect, it } from 'vitest';
import { COLLECTIONS } from '../collections.ts';
import { countQuery } from '../listQuery.ts';
import { GIVEAWAY_SETS } from './giveawaySets.ts';
import { type GiveawayStage, giveawayStage } from './giveawayStage.ts';

const DAY = 24 * 3_600_000;
const day = (offset: number) => new Date(Date.now() + offset * DAY);
const SETS: Record<GiveawayStage, keyof typeof GIVEAWAY_SETS> = {
  draft: 'draft',
  scheduled: 'scheduled',
  overdue: 'scheduled',
  lapsed: 'scheduled',
  upcoming: 'published',
  open: 'published',
  closed: 'ended',
  drawn: 'drawn',
  cancelled: 'cancelled',
};
const SPANS = [
  [day(1), day(2)],
  [day(-1), day(1)],
  [day(-2), day(-1)],
] as const;

it.each(['draft', 'scheduled', 'running', 'drawn', 'cancelled'] as const)(
  'has one that is %s in the one set that its chip names',
  status => {
    for (const [startsAt, endsAt] of SPANS) {
      const giveaway = { status, startsAt, endsAt };
      const found = Object.entries(GIVEAWAY_SETS)
        .filter(([, filter]) => matches(giveaway, countQuery(COLLECTIONS.giveaways, filter)))
        .map(([name]) => name);
      expect(found).toEqual([SETS[giveawayStage(giveaway, new Date())]]);
    }
  },
);
