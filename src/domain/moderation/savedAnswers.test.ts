import { expect, it } from 'vitest';
import { addAnswer } from './savedAnswers.ts';

it('keeps what is new and short enough, and gives up the oldest', () => {
  expect(addAnswer([], ' Fixed. ', [])).toEqual(['Fixed.']);
  expect(addAnswer(['Fixed.'], 'Fixed.', [])).toBeNull();
  expect(addAnswer([], 'Fixed.', ['Fixed.'])).toBeNull();
  expect(addAnswer([], '  ', [])).toBeNull();
  expect(addAnswer([], 'x'.repeat(121), [])).toBeNull();
  const full = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  expect(addAnswer(full, 'i', [])).toEqual([...full.slice(1), 'i']);
});
