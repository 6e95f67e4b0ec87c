import { describe, expect, it } from 'vitest';
import { folded, piecesOf } from './pieces.ts';

describe('piecesOf', () => {
  it('cuts into runs of letters and digits, with what stands between', () => {
    expect(piecesOf('Crème 0.5l').map(({ text, glue }) => [text, glue])).toEqual([
      ['creme', ' '],
      ['0', '.'],
      ['5l', ''],
    ]);
  });
});

describe('folded', () => {
  it('folds case and accents', () => {
    expect(folded('Straße ÉTÉ')).toBe('strasse ete');
    expect(folded('PLAIN')).toBe('plain');
  });
});
