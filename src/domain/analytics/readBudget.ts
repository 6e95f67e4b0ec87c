import { dayCount } from './days.ts';
import { MOST_NAMED } from './productsBehind.ts';
import type { DayRange } from './ranges.ts';

/** Most documents that a page of figures reads when it opens, for 90 days. */
export const READ_BUDGET = { business: 100, platform: 200 } as const;

/** People whose notes are read beside the figures: who owns the business, and who administrates. */
export const NOTES_READ = 5;

/** Changes that are read of each product behind a change between two periods. */
export const CHANGES_READ = 4;

/**
 * What is read besides the days: products merged since, titles of the products in view, and notes; of one
 * business also the products behind the change, and what was done to them.
 */
const ALWAYS = 10 + NOTES_READ;
const BESIDES = {
  business: ALWAYS + MOST_NAMED * (1 + CHANGES_READ),
  platform: ALWAYS,
} as const;

/** Most entries of the audit trail that are read at once for the marks of days that no roll-up tells of. */
const TRAIL_AT_ONCE = 50;

/**
 * Whether the days of the period before fit into the budget as well. Where they do not, the page
 * offers the comparison and says what it costs.
 */
export const comparesAtOnce = (range: DayRange, scope: keyof typeof READ_BUDGET): boolean =>
  2 * dayCount(range.from, range.to) + BESIDES[scope] <= READ_BUDGET[scope];

/** How many entries of the audit trail a page may read for its marks: what its budget leaves. */
export const trailReads = (range: DayRange, scope: keyof typeof READ_BUDGET): number => {
  const days = dayCount(range.from, range.to);
  const others = comparesAtOnce(range, scope) ? 2 * days + BESIDES[scope] : days + ALWAYS;
  return Math.max(0, Math.min(TRAIL_AT_ONCE, READ_BUDGET[scope] - others));
};
