import { expect, it } from 'vitest';
import { decisionFigures } from './decisionFigures.ts';

const decision = (at: string, actorEmail: string, reports: number) => ({
  at: new Date(at),
  actorEmail,
  records: Array.from({ length: reports }, (_, index) => `r${index}`),
});

it('counts reports, not decisions, by day and by person, days without any included', () => {
  const figures = decisionFigures(
    [
      decision('2026-11-23T08:00:00Z', 'ann', 6),
      decision('2026-11-23T09:00:00Z', 'bob', 1),
      decision('2026-11-21T23:59:59Z', 'bob', 2),
      decision('2026-11-20T23:59:59Z', 'bob', 9),
    ],
    '2026-11-21',
    '2026-11-23',
  );
  expect(figures.perDay).toEqual([
    { day: '2026-11-23', reports: 7 },
    { day: '2026-11-22', reports: 0 },
    { day: '2026-11-21', reports: 2 },
  ]);
  expect(figures.perPerson).toEqual([
    { who: 'ann', reports: 6 },
    { who: 'bob', reports: 3 },
  ]);
});
