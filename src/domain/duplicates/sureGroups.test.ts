import { expect, it } from 'vitest';
import type { DuplicateCandidate } from './findDuplicates.ts';
import { sureGroups } from './sureGroups.ts';
import type { Verdict } from './verdicts.ts';

const pair = (a: string, b: string, verdict: Verdict, score = 99): DuplicateCandidate => ({
  id: `${a}~${b}`,
  products: [a, b],
  score,
  verdict,
  reasons: [],
  acrossBusinesses: false,
});

it('connects what sure pairs connect, and nothing that is only likely', () => {
  const { groups, tooLarge } = sureGroups([
    pair('a', 'b', 'sure'),
    pair('b', 'c', 'sure', 97),
    pair('c', 'd', 'likely', 80),
    pair('e', 'f', 'possible', 20),
    pair('g', 'h', 'sure', 98),
  ]);
  expect(groups.map(({ products }) => [...products].sort())).toEqual([
    ['a', 'b', 'c'],
    ['g', 'h'],
  ]);
  expect(tooLarge).toBe(0);
});

it('leaves groups out that one merge cannot take, and says how many', () => {
  const chain = Array.from({ length: 11 }, (_, index) =>
    pair(`p${index}`, `p${index + 1}`, 'sure'),
  );
  expect(sureGroups([...chain, pair('x', 'y', 'sure')])).toMatchObject({
    groups: [{ products: ['x', 'y'] }],
    tooLarge: 1,
  });
});
