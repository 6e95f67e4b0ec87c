import { expect, it } from 'vitest';
import { eachDay } from '@/domain/analytics/days.ts';
import { readTrail } from './useTrailMarks.ts';

/** Two entries a day, the newest first; a back end reads one more than it was asked for. */
const trailOf = (days: readonly string[]) => {
  const stored = days
    .flatMap(day => [`${day}T08:00:00Z`, `${day}T16:00:00Z`])
    .map(at => ({ at: new Date(at) }))
    .reverse();
  let reads = 0;
  const getList = async (_: string, asked: { filter?: object; pagination?: object }) => {
    const bound = (name: string) => new Date(String(Reflect.get(asked.filter ?? {}, name)));
    const found = stored.filter(({ at }) => at >= bound('at_gte') && at < bound('at_lt'));
    const perPage = Number(Reflect.get(asked.pagination ?? {}, 'perPage'));
    reads += Math.min(found.length, perPage + 1);
    return { data: found.slice(0, perPage) };
  };
  return { provider: { getList }, reads: () => reads };
};

const days = [...eachDay('2026-11-01', '2026-11-03'), ...eachDay('2026-11-10', '2026-11-11')];

it.each([0, 1, 2, 3, 5, 6, 7, 9, 11, 12, 30])(
  '%i reads are never passed, and what is told is told whole',
  async most => {
    const { provider, reads } = trailOf(days);
    // Only what is asked of the provider matters here.
    const { entries, untold } = await readTrail(Object.assign(provider), 'owner', days, most);
    expect(reads()).toBeLessThanOrEqual(most);
    const told = days.filter(day => !untold.includes(day));
    for (const day of told)
      expect(entries.filter(({ at }) => at.toISOString().startsWith(day))).toHaveLength(2);
    // The newest days are told first.
    expect(told).toEqual(days.slice(days.length - told.length));
    expect(told.length).toBe(most >= 30 ? 5 : told.length);
  },
);
