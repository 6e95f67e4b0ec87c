import { expect, it } from 'vitest';
import { emptyUndoReport, undoneOf } from './undoReport.ts';

const run = { counts: { created: 18, updated: 2 } };

it('counts what is as it was before the run, whichever try did it', () => {
  const report = { ...emptyUndoReport(), deleted: 12, restored: 2, done: 6 };
  expect(undoneOf(report, run)).toEqual({ products: 20, total: 20 });
});

it('counts what was spared, failed or not come to as not undone', () => {
  const spared = [{ id: 'p1', title: 'Stool', reason: 'edited' as const }];
  expect(undoneOf({ ...emptyUndoReport(), deleted: 19, spared }, run)).toEqual({
    products: 19,
    total: 20,
  });
  expect(undoneOf({ ...emptyUndoReport(), deleted: 5 }, run)).toEqual({ products: 5, total: 20 });
});
