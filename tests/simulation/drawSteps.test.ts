import { expect, test } from 'vitest';
import { drawSteps } from './drawSteps.ts';
import { ACTS, FAULT_KINDS } from './step.ts';

test('the same seed gives the same steps, another one others', () => {
  expect(drawSteps(7, 30)).toEqual(drawSteps(7, 30));
  expect(drawSteps(7, 30)).not.toEqual(drawSteps(8, 30));
});

test('the seeds of the tests come to every act and every fault many times', () => {
  const steps = Array.from({ length: 200 }, (_, seed) => drawSteps(seed + 1, 40)).flat();
  for (const act of ACTS)
    expect(steps.filter(step => step.act === act).length, act).toBeGreaterThan(99);
  const faults = steps.flatMap(step => step.faults);
  for (const kind of FAULT_KINDS)
    expect(faults.filter(fault => fault.kind === kind).length, kind).toBeGreaterThan(99);
});
