import { expect, it } from 'vitest';
import { tellingWords } from './tellingWords.ts';

it('asks for codes first, then for long words, and never for many', () => {
  expect(tellingWords('Sony turntable with speed control PS-LX350H')).toEqual([
    'lx350h',
    'turntable',
    'control',
  ]);
});

it('asks for nothing where there is nothing to ask for', () => {
  expect(tellingWords('')).toEqual([]);
  expect(tellingWords('a & b')).toEqual([]);
  expect(tellingWords('🎁🎁')).toEqual([]);
});

it('asks in any script', () => {
  expect(tellingWords('مصباح خشبي')).toHaveLength(2);
});
