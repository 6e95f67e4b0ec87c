import { z } from 'zod';
import { day } from './common.ts';

const count = z.int().min(0);

/** Whole days, at least one, written as a key. */
const daysAgo = z.string().regex(/^[1-9]\d{0,3}$/, 'Whole days from 1 to 9999');

/** What people did with something on one day. */
export const activitySchema = z.object({ views: count, saves: count, clicks: count });

/**
 * What one business had on one day of the platform: what visitors did with its products, what its owner did in
 * the console, and how many reports about it were open at the end of the day. A writer that knows events
 * alone leaves the last three out.
 */
export const businessDaySchema = activitySchema.extend({
  imports: count.optional(),
  edits: count.optional(),
  openReports: count.optional(),
});

/**
 * What was done on one day, by kind: products imported, taken back from an import, with another price,
 * put on sale or taken off it, archived and deleted, each once; merges; giveaways published.
 */
export const doneSchema = z.object({
  import: count.optional(),
  undoImport: count.optional(),
  price: count.optional(),
  sale: count.optional(),
  merge: count.optional(),
  archive: count.optional(),
  delete: count.optional(),
  giveaway: count.optional(),
});

/**
 * One day of one business, or of the whole platform, in UTC; id `{businessId|platform}_{day}`.
 * `users` are unique within the day; `cohorts` counts the day's users by the week of their first visit.
 * `previousVisits` counts them by how many days before they were last seen in the same scope, so that
 * a range can count everybody once; who was never seen there before is in no key. Roll-ups of writers
 * that do not know it lack the field, and their users count once a day. `byBusiness` is the platform's alone;
 * a writer from before it lacks the field. `bySource` tells activity by the platform that products were imported
 * from, or `manual`; a writer that does not know lacks it. `done` is empty where nothing was done, and missing where the
 * writer does not know.
 */
export const dailyStatsSchema = activitySchema.extend({
  id: z.string(),
  scope: z.enum(['business', 'platform']),
  businessId: z.string().nullable(),
  day,
  users: count,
  newUsers: count,
  returningUsers: count,
  byProduct: z.record(z.string(), activitySchema),
  byCategory: z.record(z.string(), activitySchema),
  bySource: z.record(z.string(), activitySchema).optional(),
  byCountry: z.record(z.string(), count),
  byDevice: z.record(z.string(), count),
  cohorts: z.record(z.string(), count),
  previousVisits: z.record(daysAgo, count).optional(),
  byBusiness: z.record(z.string(), businessDaySchema).optional(),
  done: doneSchema.optional(),
  updatedAt: z.date(),
});

/** One day's roll-up. */
export type DailyStats = z.infer<typeof dailyStatsSchema>;
/** One business's day within the platform's. */
export type BusinessDay = z.infer<typeof businessDaySchema>;
/** What was done on a day, by kind. */
export type Done = z.infer<typeof doneSchema>;
/** Views, saves and clicks out. */
export type Activity = z.infer<typeof activitySchema>;
