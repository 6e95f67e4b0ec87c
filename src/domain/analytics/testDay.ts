import type { DailyStats } from '../schemas/stats.ts';

/** A roll-up for tests: a quiet day, with what matters to the test put in. */
export const testDay = (day: string, more: Partial<DailyStats> = {}): DailyStats => ({
  id: `owner_${day}`,
  scope: 'business',
  businessId: 'owner',
  day,
  views: 0,
  saves: 0,
  clicks: 0,
  users: 0,
  newUsers: 0,
  returningUsers: 0,
  byProduct: {},
  byCategory: {},
  byCountry: {},
  byDevice: {},
  cohorts: {},
  previousVisits: {},
  updatedAt: new Date(`${day}T23:00:00Z`),
  ...more,
});

/** Activity with `views`, for tests. */
export const viewed = (views: number, saves = 0, clicks = 0) => ({ views, saves, clicks });
