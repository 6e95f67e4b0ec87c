import { DAY_TO_DAY } from './productsBehind.ts';
import { type Rate, Z } from './rates.ts';

/** How sure a change between two periods is. */
export type Sureness = 'sure' | 'chance' | 'unknown';

/**
 * Whether a count changed by more than chance and the usual difference between days explain, with 95 %
 * certainty; the same allowance as for the products behind a change.
 * @param days of each of the two periods.
 */
export const countSureness = (now: number, before: number, days: number): Sureness => {
  if (now === 0 && before === 0) return 'unknown';
  const level = (now + before) / 2;
  const variance = now + before + (level ** 2 * 2 * DAY_TO_DAY) / days;
  return Math.abs(now - before) > Z * Math.sqrt(variance) ? 'sure' : 'chance';
};

/** Whether a share changed so that the intervals of both periods, at 95 %, lie apart. */
export const rateSureness = (now: Rate, before: Rate): Sureness => {
  if (now.tooFew || before.tooFew || !now.between || !before.between) return 'unknown';
  const apart = now.between.low > before.between.high || before.between.low > now.between.high;
  return apart ? 'sure' : 'chance';
};
