import { expect, it } from 'vitest';
import { lackingDays } from './lackingDays.ts';

const days = (from: number, to: number) => ({
  from: `2026-03-${String(from).padStart(2, '0')}`,
  to: `2026-03-${String(to).padStart(2, '0')}`,
});

it.each([
  ['nothing is known', [], [10, 20]],
  ['all of it is', [[1, 31]], null],
  ['its beginning is', [[1, 12]], [13, 20]],
  ['its end is', [[15, 25]], [10, 14]],
  [
    'both ends are',
    [
      [15, 25],
      [8, 12],
    ],
    [13, 14],
  ],
  [
    'pieces hold all of it, in any order',
    [
      [18, 22],
      [5, 12],
      [13, 17],
    ],
    null,
  ],
  ['the middle alone is', [[13, 14]], [10, 20]],
  [
    'only other days are',
    [
      [1, 9],
      [21, 30],
    ],
    [10, 20],
  ],
] as const)('where %s', (_, known, lacking) => {
  expect(
    lackingDays(
      days(10, 20),
      known.map(([from, to]) => days(from, to)),
    ),
  ).toEqual(lacking && days(lacking[0], lacking[1]));
});
