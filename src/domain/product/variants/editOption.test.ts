import { describe, expect, it } from 'vitest';
import {
  combinationCount,
  combinationName,
  combinations,
  missingCombinations,
} from './combinations.ts';
import { editOption, type OptionSet } from './editOption.ts';

interface Row {
  id: string;
  optionValues: Record<string, string>;
  price: string;
}

let made = 0;
const make = (optionValues: Record<string, string>, like: Row | null): Row => {
  made += 1;
  return { id: `new${made}`, optionValues, price: like?.price ?? '' };
};

const named = (...names: string[]) => names.map(name => ({ from: null, name }));
const kept = (...names: string[]) => names.map(name => ({ from: name, name }));
const nothing: OptionSet<{ name: string; values: { name: string }[] }, Row> = {
  options: [],
  variants: [],
};
const told = (set: OptionSet<{ name: string; values: { name: string }[] }, Row>) =>
  set.variants.map(row => `${combinationName(set.options, row.optionValues)} ${row.price}`.trim());

const sizes = editOption(nothing, 0, { name: 'Size', values: named('S', 'M') }, make);
const priced = {
  ...sizes,
  variants: sizes.variants.map((row, at) => ({ ...row, price: at === 0 ? '10' : '12' })),
};

describe('combinations', () => {
  const options = [
    { name: 'Colour', values: [{ name: 'Red' }, { name: 'Blue' }] },
    { name: 'Size', values: [{ name: 'S' }, { name: 'M' }, { name: 'L' }] },
  ];

  it('are every pair, in order', () => {
    expect(combinations(options).map(values => combinationName(options, values))).toEqual([
      'Red / S',
      'Red / M',
      'Red / L',
      'Blue / S',
      'Blue / M',
      'Blue / L',
    ]);
    expect(combinationCount(options)).toBe(6);
    expect(combinationCount([])).toBe(0);
  });

  it('tells which are missing', () => {
    const variants = [{ optionValues: { Size: 'S', Colour: 'Red' } }];
    expect(missingCombinations(options, variants)).toHaveLength(5);
  });
});

describe('editOption', () => {
  it('makes variants of the first option', () => {
    expect(told(sizes)).toEqual(['S', 'M']);
  });

  it('gives existing variants the first value of a new option and copies for the others', () => {
    const set = editOption(priced, 1, { name: 'Colour', values: named('Red', 'Blue') }, make);
    expect(told(set)).toEqual(['S / Red 10', 'S / Blue 10', 'M / Red 12', 'M / Blue 12']);
    expect(set.variants[0]?.id).toBe(priced.variants[0]?.id);
    expect(set.variants[2]?.id).toBe(priced.variants[1]?.id);
  });

  it('keeps variants under renamed options and values, and their order', () => {
    const values = [
      { from: 'M', name: 'Medium' },
      { from: 'S', name: 'Small' },
    ];
    const set = editOption(priced, 0, { name: 'Fit', values }, make);
    expect(told(set)).toEqual(['Medium 12', 'Small 10']);
    expect(set.variants[1]?.id).toBe(priced.variants[0]?.id);
  });

  it('can swap two names', () => {
    const values = [
      { from: 'S', name: 'M' },
      { from: 'M', name: 'S' },
    ];
    expect(told(editOption(priced, 0, { name: 'Size', values }, make))).toEqual(['M 10', 'S 12']);
  });

  it('adds what new values bring and leaves gaps that were there', () => {
    const two = editOption(priced, 1, { name: 'Colour', values: named('Red', 'Blue') }, make);
    const gap = { ...two, variants: two.variants.slice(1) };
    const values = [...kept('Red', 'Blue'), ...named('Green')];
    const set = editOption(gap, 1, { name: 'Colour', values }, make);
    expect(told(set)).toEqual([
      'S / Blue 10',
      'S / Green 10',
      'M / Red 12',
      'M / Blue 12',
      'M / Green 12',
    ]);
  });

  it('drops the variants of a value that is gone, and brings them back with it', () => {
    const without = editOption(priced, 0, { name: 'Size', values: kept('S') }, make);
    expect(told(without)).toEqual(['S 10']);
    const again = editOption(
      without,
      0,
      { name: 'Size', values: [...kept('S'), ...named('M')] },
      make,
      priced.variants,
    );
    expect(again.variants[1]).toEqual(priced.variants[1]);
  });

  it('keeps the first of the variants that fall together when an option goes', () => {
    const two = editOption(priced, 1, { name: 'Colour', values: named('Red', 'Blue') }, make);
    expect(told(editOption(two, 1, null, make))).toEqual(['S 10', 'M 12']);
    expect(editOption(priced, 0, null, make)).toEqual({ options: [], variants: [] });
  });
});
