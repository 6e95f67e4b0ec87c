import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { csvCell, csvRow, csvText, DELIMITERS, escapeFormula, unescapeFormula } from './csv.ts';

describe('csvCell', () => {
  it.each([
    '=1+1',
    '-2+3',
    '+49-30-1234',
    '-1+cmd|calc',
    '+A1',
    '- 1*2',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '  =1',
    '\u00a0=1',
    '＝1',
    '＋1',
    '－1',
    '＠SUM(1)',
    '　=1',
    '=1\nsecond line',
    '\n\n=1',
    '=HYPERLINK("http://evil.example","x")',
  ])('keeps %j from being a formula', text => {
    expect(csvCell(text).replace(/^"/, '').startsWith("'")).toBe(true);
  });

  it.each(['plain', 'a=b', "it's", '1-2', 'x@y.example', ''])('leaves %j alone', text => {
    expect(csvCell(text)).toBe(text);
  });

  it.each(['+49 30 1234', '+49 (30) 12 34', '-12.50', '- 12,5', '+4930123'])(
    'leaves the number %j alone',
    text => {
      expect(csvCell(text).replaceAll('"', '')).toBe(text);
    },
  );

  it('writes numbers as numbers, negative ones too, and what is no number as nothing', () => {
    expect([-5, 0, 12.5, Number.NaN, Number.POSITIVE_INFINITY].map(csvCell)).toEqual([
      '-5',
      '0',
      '12.5',
      '',
      '',
    ]);
  });

  it('quotes every delimiter that another program could split at', () => {
    expect(csvCell('a;=cmd')).toBe('"a;=cmd"');
    expect(csvCell('a,=cmd')).toBe('"a,=cmd"');
    expect(csvCell('a\t=cmd')).toBe('"a\t=cmd"');
    expect(csvCell('say "hi"')).toBe('"say ""hi"""');
  });

  it('writes missing values as empty cells', () => {
    expect(csvRow([null, undefined, '', false], ';')).toBe(';;;false\r\n');
  });
});

describe('csvRow', () => {
  it('is read back cell by cell by another parser, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.string({ unit: 'binary' }), { minLength: 2, maxLength: 2 }), {
          minLength: 1,
          maxLength: 5,
        }),
        fc.constantFrom(...DELIMITERS),
        (rows, delimiter) => {
          const text = rows.map(row => csvRow(row, delimiter)).join('');
          const { data } = Papa.parse<string[]>(text, { delimiter, newline: '\r\n' });
          expect(data.slice(0, -1)).toEqual(rows.map(row => row.map(escapeFormula)));
        },
      ),
    );
  });
});

describe('unescapeFormula', () => {
  it('takes back exactly what was added', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...`'=+-@＝ \t1a`) }), text => {
        expect(unescapeFormula(escapeFormula(text))).toBe(text);
      }),
    );
    expect(["'s-Gravenhage", "''=1", "'+49 30", "'=1"].map(unescapeFormula)).toEqual([
      "'s-Gravenhage",
      "'=1",
      "'+49 30",
      '=1',
    ]);
  });
});

describe('csvText', () => {
  it('is a row a line', () => {
    expect(
      csvText([
        ['a', 'b'],
        [1, null],
      ]),
    ).toBe('a,b\r\n1,\r\n');
    expect(csvText([['a', 'b']], ';')).toBe('a;b\r\n');
  });
});
