import { expect, it } from 'vitest';
import { typedStart } from './typedStart.ts';

const plain = { alt: false, ctrl: false, altGraph: false };

it.each([
  ['a letter', { key: 'a' }, 'a'],
  ['a space', { key: ' ' }, ' '],
  ['a letter of two code units', { key: '𝒜' }, '𝒜'],
  ['an arrow', { key: 'ArrowDown' }, null],
  ['a shortcut', { key: 'a', ctrl: true }, null],
  ['a menu of the browser', { key: 'f', alt: true }, null],
  ['a sign by Option', { key: '@', alt: true }, '@'],
  ['a sign by AltGr', { key: '€', alt: true, ctrl: true, altGraph: true }, '€'],
  ['AltGr itself', { key: 'AltGraph', alt: true, ctrl: true, altGraph: true }, null],
  ['an accent that waits for its letter', { key: 'Dead' }, ''],
  ['an input method', { key: 'Process' }, ''],
  ['a shortcut of an input method', { key: 'Process', ctrl: true }, null],
])('%s', (_, pressed, begins) => {
  expect(typedStart({ ...plain, ...pressed })).toBe(begins);
});
