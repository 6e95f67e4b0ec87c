import { dayCount } from './days.ts';
import type { DayRange } from './ranges.ts';

/** Most documents that a page of figures reads when it opens, for 90 days. */
export const READ_BUDGET = { business: 100, platform: 200 } as const;

/** What is read besides the days: products merged since, and titles of the products in view. */
const BESIDES = 10;

/**
 * Whether the days of the period before fit into the budget as well. Where they do not, the page
 * offers the comparison and says what it costs.
 */
export const comparesAtOnce = (range: DayRange, scope: keyof typeof READ_BUDGET): boolean =>
  2 * dayCount(range.from, range.to) + BESIDES <= READ_BUDGET[scope];
