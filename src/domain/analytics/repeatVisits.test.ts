import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, eachDay } from './days.ts';
import { countRepeatVisits, daysMissingRepeats } from './repeatVisits.ts';
import { testDay } from './testDay.ts';

const FIRST = '2026-02-25';
const LENGTH = 9;
const dayAt = (index: number) => addDays(FIRST, index);

/** For each person, the numbers of the days they came on. */
const visits = fc.array(fc.uniqueArray(fc.nat(LENGTH - 1), { minLength: 1 }), { maxLength: 6 });

const rollUp = (people: readonly number[][], index: number) => {
  const came = people.filter(person => person.includes(index));
  const previousVisits: Record<string, number> = {};
  for (const person of came) {
    const last = Math.max(...person.filter(other => other < index));
    if (last >= 0) previousVisits[index - last] = (previousVisits[index - last] ?? 0) + 1;
  }
  return testDay(dayAt(index), { users: came.length, previousVisits });
};

const uniqueUsers = (days: readonly ReturnType<typeof rollUp>[]) =>
  days.reduce((sum, { users }) => sum + users, 0) - countRepeatVisits(days);

const comeOnAny = (people: readonly number[][], indexes: readonly number[]) =>
  people.filter(person => person.some(index => indexes.includes(index))).length;

describe('countRepeatVisits', () => {
  it('counts those whose last visit was on one of the days, whatever their order', () => {
    const days = [
      testDay('2026-03-01', { previousVisits: { 1: 2, 2: 3, 40: 5 } }),
      testDay('2026-02-27', { previousVisits: { 1: 7 } }),
    ];
    expect(countRepeatVisits(days)).toBe(3);
    expect(countRepeatVisits([])).toBe(0);
  });

  it('leaves everybody once in every range', () => {
    fc.assert(
      fc.property(visits, people => {
        for (let from = 0; from < LENGTH; from++)
          for (let to = from; to < LENGTH; to++) {
            const indexes = eachDay(dayAt(from), dayAt(to)).map((_, index) => from + index);
            const days = indexes.map(index => rollUp(people, index));
            expect(uniqueUsers(days)).toBe(comeOnAny(people, indexes));
          }
      }),
    );
  });

  it('loses nobody where days are missing, and repeats only who came in the gap', () => {
    const missing = fc.uniqueArray(fc.nat(LENGTH - 1));
    fc.assert(
      fc.property(visits, missing, (people, gaps) => {
        const all = Array.from({ length: LENGTH }, (_, index) => index);
        const present = all.filter(index => !gaps.includes(index));
        const counted = uniqueUsers(present.map(index => rollUp(people, index)));
        // Days of a gap lie side by side: whoever came in it counts once more at most.
        const starts = gaps.filter(index => !gaps.includes(index - 1));
        const again = starts.reduce((sum, start) => {
          const end = present.find(index => index > start) ?? LENGTH;
          return sum + comeOnAny(people, all.slice(start, end));
        }, 0);
        const exact = comeOnAny(people, present);
        expect(counted).toBeGreaterThanOrEqual(exact);
        expect(counted).toBeLessThanOrEqual(exact + again);
      }),
    );
  });
});

describe('daysMissingRepeats', () => {
  it('names days after the first whose returning users may have come on an earlier one', () => {
    const { previousVisits: _, ...untold } = testDay('2026-01-01', { returningUsers: 1 });
    const days = [
      untold,
      testDay('2026-01-02', { returningUsers: 1 }),
      { ...untold, day: '2026-01-03' },
      { ...untold, day: '2026-01-04', returningUsers: 0 },
    ];
    expect(daysMissingRepeats(days)).toEqual(['2026-01-03']);
  });
});
