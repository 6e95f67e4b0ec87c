import { expect, it } from 'vitest';
import { reportSeeding } from './reportSeeding.ts';

it('says a line for each ten thousand records, and none for a few', () => {
  const lines: string[] = [];
  const tell = reportSeeding(line => lines.push(line));
  for (let stored = 400; stored <= 24_000; stored += 400)
    tell(stored, stored < 15_000 ? 'products' : 'giveaways/g01/entries');
  expect(lines).toEqual([
    '  10,000 records stored, now products',
    '  20,000 records stored, now entries',
  ]);
});
