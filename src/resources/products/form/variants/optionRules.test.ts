import { describe, expect, it } from 'vitest';
import { optionProblems, withTypedValues } from './optionRules.ts';

const values = [{ from: 'S', name: 'S' }];

describe('withTypedValues', () => {
  it('adds what is typed and not there yet', () => {
    expect(withTypedValues(values, 'M, s,L').map(({ from, name }) => [from, name])).toEqual([
      ['S', 'S'],
      [null, 'M'],
      [null, 'L'],
    ]);
  });
});

describe('optionProblems', () => {
  const others = [{ name: 'Colour', values: [] }];
  it.each([
    [{ name: 'Size', values }, {}],
    [
      { name: '', values: [] },
      { name: 'validation.required', values: 'products.form.option.needsValue' },
    ],
    [{ name: 'colour', values }, { name: 'validation.duplicateOption' }],
    [
      { name: 'Size', values: [...values, { from: null, name: 's' }] },
      { values: 'products.form.option.duplicateValue' },
    ],
    [{ name: 'Size', values: [{ from: 'S', name: '' }] }, { values: 'validation.required' }],
  ])('%j', (edit, problems) => {
    expect(optionProblems(edit, others)).toEqual(problems);
  });
});
