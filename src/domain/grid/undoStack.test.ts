import { expect, it } from 'vitest';
import { MAX_STEPS, NO_STEPS, pushStep, redoStep, undoStep } from './undoStack.ts';

const step = (from: string, to: string) => [{ row: 'p', column: 'price', from, to } as const];

it('goes back and forth', () => {
  const stack = pushStep(pushStep(NO_STEPS, step('1', '2')), step('2', '3'));
  const back = undoStep(stack);
  expect(back?.texts).toEqual([{ row: 'p', column: 'price', text: '2' }]);
  const forth = back && redoStep(back.stack);
  expect(forth?.texts).toEqual([{ row: 'p', column: 'price', text: '3' }]);
  expect(forth?.stack).toEqual(stack);
  expect(undoStep(NO_STEPS)).toBeNull();
  expect(redoStep(stack)).toBeNull();
});

it('forgets what was taken back once something else is done', () => {
  const back = undoStep(pushStep(NO_STEPS, step('1', '2')));
  const next = back && pushStep(back.stack, step('1', '9'));
  expect(next?.undone).toEqual([]);
});

it('has no step without a change, and not more than it remembers', () => {
  expect(pushStep(NO_STEPS, step('1', '1'))).toBe(NO_STEPS);
  let stack = NO_STEPS;
  for (let at = 0; at < MAX_STEPS + 5; at++) stack = pushStep(stack, step(`${at}`, `${at + 1}`));
  expect(stack.done).toHaveLength(MAX_STEPS);
});
