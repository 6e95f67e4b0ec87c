import { addDays } from './days.ts';
import type { DayRange } from './ranges.ts';

/**
 * What is still to be read of a range: from the first to the last of its days that none of the
 * known ranges holds; null where they hold all of it.
 */
export const lackingDays = (range: DayRange, known: readonly DayRange[]): DayRange | null => {
  let { from, to } = range;
  for (let moved = true; moved && from <= to; ) {
    moved = false;
    for (const one of known) {
      if (one.from <= from && one.to >= from) {
        from = addDays(one.to, 1);
        moved = true;
      }
      if (one.from <= to && one.to >= to) {
        to = addDays(one.from, -1);
        moved = true;
      }
    }
  }
  return from <= to ? { from, to } : null;
};
