import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPasted } from '../product/variants/pasteVariants.ts';
import { unescapeFormula } from '../text/csv.ts';
import { copyBlock } from './copyBlock.ts';

describe('copyBlock', () => {
  it('quotes only what would break the table', () => {
    expect(
      copyBlock([
        ['12,50', 'a "b"'],
        ['two\nlines', ''],
      ]),
    ).toBe('12,50\t"a ""b"""\r\n"two\nlines"\t');
  });

  it('makes no formula', () => {
    expect(copyBlock([['=1+1', '-3']])).toBe("'=1+1\t-3");
  });

  it('is read back as it was', () => {
    const cell = fc.string({ unit: 'grapheme-ascii', maxLength: 12 });
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 4 }),
        rows => {
          const plain = rows.map(row => row.map(text => text.replace(/\s+/g, ' ').trim()));
          const read = readPasted(copyBlock(plain)).map(row => row.map(unescapeFormula));
          expect(read).toEqual(plain);
        },
      ),
    );
  });
});
