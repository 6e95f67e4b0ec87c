import { describe, expect, test } from 'vitest';
import { createRandom } from '../../../src/sample-data/random.ts';
import { chooseStep } from './chooseStep.ts';
import type { Situation } from './nextStep.ts';
import { aControl, aSituation } from './sight/seen.ts';

const CONTROLS = [
  aControl({ name: 'Filters' }),
  aControl({ role: 'link', name: 'Oak lamp', place: 'row', href: '/view-product/p1' }),
  aControl({ role: 'link', name: 'Profile', place: 'navigation', href: '/profile' }),
  aControl({ role: 'link', name: 'A shop', href: 'elsewhere' }),
  aControl({ role: 'textbox', name: 'Title', field: 'title', inputMode: 'text' }),
  aControl({ name: 'Save' }),
];

const situation = (given: Partial<Situation> = {}) =>
  aSituation({ controls: CONTROLS, address: '/all-products', ...given });

const walk = (given: Partial<Situation>, count = 300) => {
  const random = createRandom('walk');
  const habits = { memory: new Map(), errands: { next: () => null } };
  return Array.from({ length: count }, () => chooseStep(situation(given), habits, random));
};

const share = (steps: ReturnType<typeof walk>, wanted: RegExp) =>
  steps.filter(step => wanted.test(JSON.stringify(step))).length / steps.length;

describe('chooseStep', () => {
  test('the same seed takes the same steps', () => {
    expect(walk({})).toEqual(walk({}));
  });

  test('never leaves the console by a link', () => {
    expect(share(walk({}), /A shop/)).toBe(0);
  });

  test('does everything that the page offers, and goes elsewhere', () => {
    for (const wanted of [/Filters/, /Oak lamp/, /Profile/, /"fill"/, /Save/, /"back"/, /"newTab"/])
      expect(share(walk({}), wanted), String(wanted)).toBeGreaterThan(0);
  });

  test('saves what it changed more often than not', () => {
    expect(share(walk({ unsaved: true }), /Save/)).toBeGreaterThan(share(walk({}), /Save/));
  });

  test('signs in again where it was signed out, and comes back online soon', () => {
    expect(share(walk({ signedIn: false }), /signIn/)).toBeGreaterThan(0.3);
    expect(share(walk({ offline: true }), /"online"/)).toBeGreaterThan(0.2);
  });

  test('looks at the list again that it came from', () => {
    const controls = ['/all-products', '/profile', '/users', '/reports'].map(href =>
      aControl({ role: 'link', name: href, place: 'navigation', href }),
    );
    const steps = walk({ controls, lastList: '/reports' }, 40);
    expect(share(steps, /reports/)).toBeGreaterThan(share(steps, /users/));
  });

  test('what was done less often is more likely', () => {
    const controls = [aControl({ name: 'One' }), aControl({ name: 'Two' })];
    const steps = walk({ controls }).filter(({ kind }) => kind === 'press');
    expect(Math.abs(share(steps, /One/) - share(steps, /Two/))).toBeLessThan(0.05);
  });
});
