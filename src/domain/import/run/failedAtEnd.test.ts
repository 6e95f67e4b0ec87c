import { expect, it } from 'vitest';
import { failedAtEnd } from './failedAtEnd.ts';

const failure = (key: string, message = 'no') => ({ key, row: 1, code: 'refused', message });
const NONE = { created: [], updated: [], failed: [] };
const created = (id: string) => ({ ...NONE, created: [{ id, hash: 'h' }] });
const updated = (id: string) => ({ ...NONE, updated: [{ id, hash: 'h', before: {} }] });

it('what was refused is there as long as it was not written later', () => {
  const refused = { ...NONE, failed: [failure('a'), failure('b'), failure('c')] };
  expect(failedAtEnd([refused])).toEqual(refused.failed);
  expect(failedAtEnd([refused, created('a'), updated('c')])).toEqual([failure('b')]);
});

it('what was refused more than once is there once, with the last reason', () => {
  const steps = ['first', 'last'].map(reason => ({ ...NONE, failed: [failure('a', reason)] }));
  expect(failedAtEnd(steps)).toEqual([failure('a', 'last')]);
});

it('what was left out is there whatever has its key', () => {
  const leftOut = { ...failure('a'), code: 'left-out' };
  const steps = [{ ...NONE, failed: [leftOut, leftOut] }, created('a')];
  expect(failedAtEnd(steps)).toEqual([leftOut, leftOut]);
});
