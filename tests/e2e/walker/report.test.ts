import { expect, test } from 'vitest';
import { report } from './report.ts';
import { type Step, stepSchema } from './step.ts';

const target = { role: 'link', name: 'O’Neil’s "lamp"', nth: 1 };
const shortest: Step[] = [
  { kind: 'press', target },
  { kind: 'fill', target: { role: 'textbox', name: 'Title', nth: 0 }, value: "it's" },
];

const told = report({
  walker: { seed: 7, role: 'owner', language: 'de', viewport: 'phone', steps: 60 },
  problem: { invariant: 'shown is stored', found: ['All Products, Price: shows "$89.00"'] },
  steps: [...shortest, ...shortest],
  shortest,
});

test('says who walked, what was found, and the shortest way there', () => {
  expect(told).toContain('owner, de, phone, seed 7');
  expect(told).toContain('Invariant: shown is stored');
  expect(told).toContain('Shortest steps (2 of 4)');
  expect(told).toContain('2. fill textbox "Title" with "it\'s"');
});

test('the command that takes the steps again gives them back as they were', () => {
  const quoted = /--replay '(.*)'$/.exec(told)?.[1] ?? '';
  const unquoted: unknown = JSON.parse(quoted.replaceAll("'\\''", "'"));
  expect(stepSchema.array().parse(unquoted)).toEqual(shortest);
});
