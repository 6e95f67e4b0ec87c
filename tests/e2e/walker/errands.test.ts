import { expect, test } from 'vitest';
import { createRandom } from '../../../src/sample-data/random.ts';
import { createErrands } from './errands.ts';
import type { Situation } from './nextStep.ts';
import { aControl, aSituation } from './sight/seen.ts';
import { describeStep } from './step.ts';

const CONTROLS = [
  aControl({ role: 'link', name: 'All Products', place: 'navigation', href: '/all-products' }),
  aControl({ role: 'link', name: 'Oak lamp', place: 'row', href: '/view-product/p1' }),
  aControl({ role: 'link', name: 'Edit' }),
  aControl({ role: 'textbox', name: 'Title', field: 'title' }),
  aControl({ role: 'button', name: 'Save' }),
];

const situation = (given: Partial<Situation> = {}) =>
  aSituation({ controls: CONTROLS, lastList: '/all-products', ...given });

const stepsOf = (given: Partial<Situation>, count: number) => {
  const random = createRandom('errands');
  const errands = createErrands();
  return Array.from({ length: count }, () => errands.next(situation(given), random)).map(step =>
    step ? describeStep(step).replace(/ with .*/, '') : '',
  );
};

test('a record is changed, saved and looked at in its list again, in this order', () => {
  const done = stepsOf({}, 400).filter(Boolean).join(', ');
  expect(done).toContain(
    [
      'press link "All Products"',
      'press link "Oak lamp"',
      'press link "Edit"',
      'fill textbox "Title"',
      'press button "Save"',
      'press link "All Products"',
      'press link "Oak lamp"',
    ].join(', '),
  );
});

test('chance has its share, and all of it where nothing can be done', () => {
  expect(stepsOf({}, 400).filter(step => step === '').length).toBeGreaterThan(40);
  expect(stepsOf({ offline: true }, 40).every(step => step === '')).toBe(true);
  expect(stepsOf({ signedIn: false }, 40).every(step => step === '')).toBe(true);
});

test('an errand that leads nowhere is given up', () => {
  const random = createRandom('nowhere');
  const errands = createErrands();
  for (let count = 0; count < 60; count++) errands.next(situation({ controls: [] }), random);
  const after = Array.from({ length: 60 }, () => errands.next(situation(), random));
  expect(after.some(step => step?.kind === 'fill')).toBe(true);
});
