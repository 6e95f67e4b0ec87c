import { expect, it } from 'vitest';
import type { DuplicateCandidate } from '../findDuplicates.ts';
import type { Verdict } from '../verdicts.ts';
import { pairUp } from './pairUp.ts';

const pair = (a: string, b: string, verdict: Verdict, score: number): DuplicateCandidate => ({
  id: `${a}~${b}`,
  products: [a, b],
  score,
  verdict,
  reasons: [],
  acrossBusinesses: true,
});

it('gives each new product the surest one there is, and each of these once', () => {
  const recognised = pairUp(
    [
      pair('new1', 'old1', 'likely', 90),
      pair('old2', 'new1', 'sure', 99),
      pair('new2', 'old1', 'likely', 70),
      pair('new3', 'old2', 'sure', 98),
      pair('new4', 'old4', 'possible', 30),
      pair('new5', 'new6', 'sure', 99),
      pair('old5', 'old6', 'sure', 99),
    ],
    id => id.startsWith('new'),
  );
  expect(recognised.map(({ newcomer, known }) => [newcomer, known])).toEqual([
    ['new1', 'old2'],
    ['new2', 'old1'],
  ]);
});
