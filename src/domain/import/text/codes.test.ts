import { describe, expect, it } from 'vitest';
import { cellText, codeText, isScientific, slug, stockWord } from './codes.ts';

describe('cells', () => {
  it('keeps leading zeros and drops the apostrophe that protected them', () => {
    expect(codeText("'00123")).toBe('00123');
    expect(codeText(' 0042 ')).toBe('0042');
    expect(cellText("'=1+1")).toBe('=1+1');
    expect(cellText("'90s shirt")).toBe("'90s shirt");
    expect(cellText(undefined)).toBe('');
  });

  it('reads stock that is told in words', () => {
    expect(['InStock', 'IN_STOCK', 'in stock'].map(stockWord)).toEqual([true, true, true]);
    expect([stockWord('OUT_OF_STOCK'), stockWord('12'), stockWord('')]).toEqual([
      false,
      null,
      null,
    ]);
  });

  it('knows a number that a spreadsheet shortened', () => {
    expect(isScientific('4.00638E+12')).toBe(true);
    expect(isScientific('4,00638e12')).toBe(true);
    expect(isScientific('E12')).toBe(false);
  });

  it('makes handles of titles', () => {
    expect(slug('  Crème Brûlée & Co. ')).toBe('creme-brulee-co');
    expect(slug('日本 茶')).toBe('日本-茶');
    expect(slug('—')).toBe('');
  });
});
