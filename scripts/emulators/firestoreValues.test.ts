import { describe, expect, it } from 'vitest';
import { fromRestFields, toRestFields, toRestValue } from './firestoreValues.ts';

describe('toRestValue', () => {
  it.each([
    [null, { nullValue: null }],
    [7, { integerValue: '7' }],
    [1.5, { doubleValue: 1.5 }],
    [new Date(0), { timestampValue: '1970-01-01T00:00:00.000Z' }],
    [['a'], { arrayValue: { values: [{ stringValue: 'a' }] } }],
    [{ a: true }, { mapValue: { fields: { a: { booleanValue: true } } } }],
  ])('%j', (value, expected) => {
    expect(toRestValue(value)).toEqual(expected);
  });

  it('refuses what a document cannot hold', () => {
    expect(() => toRestValue(Symbol('x'))).toThrow(TypeError);
  });
});

describe('toRestFields', () => {
  it('leaves undefined fields out', () => {
    expect(toRestFields({ a: undefined, b: '' })).toEqual({ b: { stringValue: '' } });
  });
});

describe('fromRestFields', () => {
  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 1.5, 7])(
    'gives %s back',
    value => {
      const sent: unknown = JSON.parse(JSON.stringify(toRestFields({ value })));
      expect(fromRestFields(Object(sent))).toEqual({ value });
    },
  );
});
