import { expect, it } from 'vitest';
import { byFrequency } from './byFrequency.ts';

it('has each text once, the most frequent first, then by the alphabet', () => {
  expect(byFrequency(['oak', 'ash', '', 'oak', 'beech', ''])).toEqual(['oak', 'ash', 'beech']);
  expect(byFrequency([])).toEqual([]);
});
