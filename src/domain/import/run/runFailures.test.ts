import { expect, it } from 'vitest';
import type { FailedProduct } from '../csv/failedProducts.ts';
import {
  inOneStep,
  type KeptFailures,
  keptFailuresSchema,
  NO_FAILURES,
  runFailures,
  settledFailures,
  stillFailed,
} from './runFailures.ts';

const failure = (key: string, cell = ''): FailedProduct => ({
  ...{ key, row: 1, code: 'refused', message: 'no', rows: [{ Title: cell }] },
});

/** A session of a run, and what a later one would know of it. */
const session = (before: KeptFailures = NO_FAILURES) => {
  let kept = before;
  let changes = 0;
  const failures = runFailures(before, next => {
    kept = keptFailuresSchema.parse(next);
    changes += 1;
  });
  return { failures, kept: () => kept, changes: () => changes };
};

it('keeps what was refused until a step has told it, and its key from then on', () => {
  const { failures, kept } = session();
  failures.refused(failure('a'));
  expect([failures.pending(), kept()]).toEqual([
    [failure('a')],
    { told: [], untold: [failure('a')], open: null },
  ]);
  failures.trying('step', failures.pending());
  expect(kept().open).toEqual({ chunk: 'step', keys: ['a'] });
  failures.written(['b']);
  expect([failures.pending(), failures.untold(), kept()]).toEqual([
    ...[[], []],
    { told: ['a'], untold: [], open: null },
  ]);
});

it('keeps nothing anew where nothing is refused', () => {
  const { failures, changes } = session();
  failures.trying('step', []);
  failures.written(['a', 'b']);
  expect(changes()).toBe(0);
});

it('tells what an earlier session was refused with the last step, not before it could be tried again', () => {
  const { failures } = session({ told: [], untold: [failure('a'), failure('b')], open: null });
  failures.refused(failure('b', 'again'));
  expect(failures.pending()).toEqual([failure('b', 'again')]);
  expect(failures.untold()).toEqual([failure('b', 'again'), failure('a')]);
});

it('forgets what was written after all, or needs nothing any more', () => {
  const untold = [failure('a'), failure('b')];
  const { failures, kept } = session({ told: ['c'], untold, open: null });
  expect(failures.toldAmong(['a', 'c', 'd'])).toBe(1);
  failures.written(['a', 'c', 'd']);
  expect([failures.toldAmong(['c']), kept()]).toEqual([
    0,
    { told: [], untold: [failure('b')], open: null },
  ]);
  failures.needless(['b']);
  expect(failures.untold()).toEqual([]);
});

it('tells once what the record tells already', () => {
  const { failures } = session({ told: ['a'], untold: [], open: null });
  failures.refused(failure('a'));
  expect(failures.untold()).toEqual([]);
});

it('a step without an answer has told what it was to tell where it was carried out', async () => {
  const untold = [failure('a'), failure('b')];
  const kept = { told: ['c'], untold, open: { chunk: 'step', keys: ['a'] } };
  const isThere = async (chunk: string) => chunk === 'step';
  expect(await settledFailures(kept, isThere)).toEqual({
    ...{ told: ['c', 'a'], untold: [failure('b')], open: null },
  });
  expect(await settledFailures(kept, async () => false)).toEqual({ ...kept, open: null });
});

it('what is stored as it should be by now has not failed', () => {
  const kept = { told: ['c'], untold: [failure('a'), failure('b')], open: null };
  const stored = new Set(['a', 'c']);
  expect(stillFailed(kept, stored)).toEqual({ ...kept, untold: [failure('b')] });
});

it('where a step has no room left, failures are told without their rows', () => {
  const large = ['a', 'b', 'c'].map(key => failure(key, 'x'.repeat(90_000)));
  expect(inOneStep(large).map(({ rows }) => rows?.length)).toEqual([1, 1, 0]);
});
