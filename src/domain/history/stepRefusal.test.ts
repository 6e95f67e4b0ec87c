import { expect, it } from 'vitest';
import { stepRefusal } from './stepRefusal.ts';
import { testEntry } from './testEntry.ts';

const entry = testEntry('a', 0, { p: [] });
const at = (days: number) => new Date(entry.at.getTime() + days * 86_400_000);

it.each([
  ['within thirty days', entry, 30, null],
  ['after them', entry, 30.01, 'late'],
  ['a merge', { ...entry, action: 'merge' }, 1, 'merge'],
  ['what went into a merge', { ...entry, action: 'mergedInto' }, 1, 'merge'],
  ['a profile', { ...entry, resource: 'business' }, 1, 'resource'],
  ['a run’s own record', { ...entry, resource: 'imports' }, 1, 'import'],
])('%s', (_, step, days, refusal) => {
  expect(stepRefusal(step, at(days))).toBe(refusal);
});
