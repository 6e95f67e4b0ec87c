import { expect, it } from 'vitest';
import { cleansFiles, fileDays } from './fileSettings.ts';

it('takes days beyond what can be brought back', () => {
  expect([' 60 ', '31', '3650'].map(fileDays)).toEqual([60, 31, 3650]);
});

it.each(['30', '1', '-60', '60.5', '3651', 'x', 'Infinity', ''])('refuses %j', set => {
  expect(() => fileDays(set)).toThrow('FILES_DAYS');
});

it('cleans nothing where nobody wants it', () => {
  expect(['', ' ', '0', '60', '30', 'no'].map(cleansFiles)).toEqual([
    ...[false, false, false],
    ...[true, true, true],
  ]);
});
