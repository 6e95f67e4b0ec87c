import { expect, it } from 'vitest';
import { distinctiveWords } from './distinctiveWords';

it('asks for codes first, then for long words, and never for many', () => {
  expect(distinctiveWords('Sony turntable with speed control PS-LX350H')).toEqual([
    'lx350h',
    'turntable',
    'control',
  ]);
});

it('asks for nothing where there is nothing to ask for', () => {
  expect(distinctiveWords('')).toEqual([]);
  expect(distinctiveWords('a & b')).toEqual([]);
  expect(distinctiveWords('🎁🎁')).toEqual([]);
});

it('asks in any script', () => {
  expect(distinctiveWords('مصباح خشبي')).toHaveLength(2);
});
