import { describe, expect, it } from 'vitest';
import { makeWorkbook } from '../../../../tests/support/makeWorkbook.ts';
import { readWorkbook } from './readWorkbook.ts';

const STYLES = `<numFmts><numFmt numFmtId="164" formatCode="0000000000000"/>
  <numFmt numFmtId="165" formatCode="[$-407]dd\\.mm\\.yyyy;@"/>
  <numFmt numFmtId="166" formatCode="#,##0.00\\ &quot;day&quot;"/></numFmts>
  <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
  <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/></cellXfs>`;

const textOf = (
  rows: readonly (readonly string[])[],
  more: Parameters<typeof makeWorkbook>[1] & { after?: string } = {},
) => {
  const { after = '', ...options } = more;
  const book = readWorkbook(
    makeWorkbook([{ name: 'One', rows, after }], { styles: STYLES, ...options }),
  );
  return book?.textOf('One');
};
const cell = (xml: string, more = {}) => textOf([[xml]], more)?.text;

describe('readWorkbook', () => {
  it.each([
    ['a number as it is shown, not as it is stored', '<c><v>19.989999999999998</v></c>', '19.99'],
    ['a whole number', '<c><v>4006381333931</v></c>', '4006381333931'],
    ['a small number', '<c><v>1.5E-7</v></c>', '0.00000015'],
    ['a negative number', '<c><v>-3</v></c>', '-3'],
    ['zeros that the format shows', '<c s="2"><v>12345678905</v></c>', '0012345678905'],
    [
      'a code of which digits are lost',
      '<c><v>1.2345678901234568E+18</v></c>',
      '1.23456789012346E+18',
    ],
    ['a day', '<c s="1"><v>45688</v></c>', '2025-01-31'],
    ['a day by a format of its own', '<c s="3"><v>45688</v></c>', '2025-01-31'],
    ['a day and a time', '<c s="1"><v>45688.5</v></c>', '2025-01-31 12:00:00'],
    ['a time', '<c s="1"><v>0.25</v></c>', '06:00:00'],
    ['a number whose format has letters in quotes', '<c s="4"><v>45688</v></c>', '45688'],
    ['yes', '<c t="b"><v>1</v></c>', 'TRUE'],
    ['no', '<c t="b"><v>0</v></c>', 'FALSE'],
    ['what went wrong', '<c t="e"><f>A9</f><v>#REF!</v></c>', '#REF!'],
    ['the result of a formula', '<c><f>1+1</f><v>2</v></c>', '2'],
    ['the text of a formula', '<c t="str"><f>A9</f><v>tea</v></c>', 'tea'],
    ['a formula of which nothing is stored', '<c><f>1+1</f><v></v></c>', '#VALUE!'],
    ['text with a carriage return', '<c t="inlineStr"><is><t>a_x0041_</t></is></c>', 'aA'],
    ['text in several pieces', '<c t="s"><v>0</v></c>', 'Green tea'],
  ])('has %s', (_, xml, text) => {
    const strings =
      '<si><r><t>Green </t></r><r><t>tea</t></r><rPh><t>nothing</t></rPh></si><si><t>x</t></si>';
    expect(cell(xml, { strings })).toBe(text);
  });

  it('counts days from 1904 where the workbook does', () => {
    expect(cell('<c s="1"><v>44226</v></c>', { properties: 'date1904="1"' })).toBe('2025-01-31');
  });

  it('keeps cells and rows in their places, blank ones included', () => {
    const rows = [['a', 'b', 'c'], ['<c r="C2"><v>1</v></c>'], [], ['x']];
    expect(textOf(rows)?.text).toBe('a,b,c\n,,1\n\nx,,');
  });

  it('repeats what is merged over several rows, and nothing beside it', () => {
    const rows = [
      ['brand', 'size'],
      ['Acme', 'S'],
      ['<c r="B3"><v>7</v></c>'],
      ['', 'L'],
      ['', 'X'],
    ];
    const after = '<mergeCells><mergeCell ref="A2:A4"/><mergeCell ref="B1:C1"/></mergeCells>';
    expect(textOf(rows, { after })?.text).toBe('brand,size\nAcme,S\nAcme,7\nAcme,L\n,X');
  });

  it('says that results of formulas are not stored', () => {
    expect(textOf([['<c><f>1+1</f></c>']])?.lacksResults).toBe(true);
    expect(textOf([['<c t="str"><f>A1</f><v></v></c>']])?.lacksResults).toBe(false);
  });

  it('names its sheets in their order, without hidden ones', () => {
    const book = readWorkbook(
      makeWorkbook([{ name: 'B & C' }, { name: 'Hidden', hidden: true }, { name: 'A' }]),
    );
    expect(book?.sheets).toEqual(['B & C', 'A']);
    expect(book?.textOf('A').text).toBe('');
  });
});
