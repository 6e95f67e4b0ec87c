import { describe, expect, it } from 'vitest';
import { readWholeNumber, wholeNumberIssue } from './wholeNumber.ts';

const POINT = false;
const COMMA = true;

describe('readWholeNumber', () => {
  it.each([
    ['12', 12],
    ['-3', -3],
    ['-0', 0],
    ['2.0', 2],
    ['2,0', 2],
    ['1 000', 1000],
    ["1'250", 1250],
    ['1,250.00', 1250],
    ['1.250,00', 1250],
    ['1,000,000', 1_000_000],
    ['12 pcs', 12],
  ])('%s is %d, whatever mark the file has', (text, number) => {
    for (const comma of [POINT, COMMA])
      expect(readWholeNumber(text, comma)).toEqual({ number, ambiguous: false });
  });

  it.each(['2.5', '2,5', '-0.4', '0,500', '2.01', '1.250,5'])('%s is not whole', text => {
    for (const comma of [POINT, COMMA]) expect(readWholeNumber(text, comma)).toBe('fraction');
  });

  it.each(['', 'few', '1-2', '1.2.3', '4E+3', '#N/A'])('%s is no number', text => {
    for (const comma of [POINT, COMMA]) expect(readWholeNumber(text, comma)).toBeNull();
  });

  it('has thousands by the mark of the file', () => {
    expect(readWholeNumber('1,250', POINT)).toEqual({ number: 1250, ambiguous: false });
    expect(readWholeNumber('1.250', COMMA)).toEqual({ number: 1250, ambiguous: false });
    expect(readWholeNumber('1.250', POINT)).toBe('fraction');
    expect(readWholeNumber('1,250', COMMA)).toBe('fraction');
  });

  it('says where both readings are whole', () => {
    expect(readWholeNumber('1,000', POINT)).toEqual({ number: 1000, ambiguous: true });
    expect(readWholeNumber('1.000', COMMA)).toEqual({ number: 1000, ambiguous: true });
    expect(readWholeNumber('1.000', POINT)).toEqual({ number: 1, ambiguous: true });
    expect(readWholeNumber('1,000 pcs', COMMA)).toEqual({ number: 1, ambiguous: true });
  });
});

describe('wholeNumberIssue', () => {
  const place = { row: 4, column: 'Stock', value: '?' };
  it.each([
    [{ number: 12, ambiguous: false }, null],
    [{ number: 1000, ambiguous: true }, 'ambiguousNumber'],
    ['fraction' as const, 'notWhole'],
    [null, 'badNumber'],
  ])('of %j is %j', (read, code) => {
    expect(wholeNumberIssue(read, place)?.code ?? null).toBe(code);
  });

  it('says where, and how it was read', () => {
    expect(wholeNumberIssue({ number: 1000, ambiguous: true }, place)).toEqual({
      ...{ ...place, level: 'warning', code: 'ambiguousNumber', params: { read: 1000 } },
    });
  });
});
