import { describe, expect, it } from 'vitest';
import type { FileFormat } from './exportFile.ts';
import { failedRowsCsv } from './failedRows.ts';
import { readExport } from './readExport.ts';

// Polish Excel saves Windows-1250; nothing in the file says so.
const POLISH = Uint8Array.from(
  'Handle;Title;Variant Price\nkubek;\xafó\xb3ty kubek;1.299\n',
  character => character.charCodeAt(0),
);

const read = (format: FileFormat) =>
  readExport('shopify', [{ name: 'a.csv', bytes: POLISH }], () => {}, {
    formats: { 'a.csv': format, 'b.csv': { delimiter: '\t' } },
  });

describe('what people say of how a file is written', () => {
  it('wins over the guess, each part alone', () => {
    const guess = read({});
    expect(guess.files).toMatchObject([
      { encoding: 'windows-1252', encodingGuessed: true, delimiter: ';', comma: true },
    ]);
    expect(guess.files[0]?.encodingSamples).toEqual(['¯ó³ty']);
    expect(guess.products[0]?.variants[0]?.price).toBe('1299');
    const said = read({ encoding: 'windows-1250', comma: false });
    expect(said.files).toMatchObject([
      { encoding: 'windows-1250', encodingGuessed: false, encodingSamples: ['Żółty'] },
    ]);
    expect(said.products).toMatchObject([{ title: 'Żółty kubek', variants: [{ price: '1.299' }] }]);
  });

  it('is held against the file: what cannot be read so is refused', () => {
    expect(read({ delimiter: '\t' })).toMatchObject({
      products: [],
      failures: [{ code: 'notProductExport' }],
    });
  });

  it('holds for the file of failed rows, too', () => {
    const csv = failedRowsCsv({ bytes: POLISH }, new Map([[2, 'wrong']]), {
      encoding: 'windows-1250',
    });
    expect(csv).toContain('Żółty kubek');
  });
});
