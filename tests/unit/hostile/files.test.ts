import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { columnCell, fitCell, MAX_CELL } from '@/domain/export/columnCell.ts';
import { EXPORT_COLUMNS } from '@/domain/export/columns.ts';
import { encodeText } from '@/domain/export/textEncoding.ts';
import { csvRow, DELIMITERS, escapeFormula } from '@/domain/text/csv.ts';
import { attachmentPath, safeFileName } from '@/resources/requests/form/attachment.ts';
import { HALF_CHARACTER, HOSTILE_STRINGS } from '../../support/hostileStrings.ts';

const texts = HOSTILE_STRINGS.map(({ text }) => text);
const named = HOSTILE_STRINGS.map(({ tries, text }) => [tries, text] as const);

describe('the exported file', () => {
  it.each(DELIMITERS)('gives every text back, with a %j between the cells', delimiter => {
    const file = texts.map(text => csvRow(['first', text, 'last'], delimiter)).join('');
    const { data, errors } = Papa.parse<string[]>(file, { delimiter, skipEmptyLines: true });
    expect(errors).toEqual([]);
    expect(data).toEqual(texts.map(text => ['first', escapeFormula(text), 'last']));
  });

  it.each(named)('writes nothing that a spreadsheet would run: %s', (_, text) => {
    for (const delimiter of DELIMITERS) {
      const row = csvRow([text], delimiter);
      const [cells = []] = Papa.parse<string[]>(row, { delimiter, newline: '\r\n' }).data;
      // Every program that splits at another delimiter must find quotes around it.
      expect(cells[0]).not.toMatch(/^[\s\u00a0]*[=+\-@＝＋－＠]/);
      expect(cells[0]?.replace(/^'/, '')).toBe(escapeFormula(text).replace(/^'/, ''));
    }
  });

  it.each(['utf-8', 'utf-8-bom', 'utf-16le'] as const)('survives %s', encoding => {
    const whole = texts.filter(text => text !== HALF_CHARACTER);
    const decoder = new TextDecoder(encoding === 'utf-16le' ? 'utf-16le' : 'utf-8');
    for (const text of whole)
      expect(decoder.decode(encodeText(text, encoding))).toBe(text.replace(/^\ufeff/, ''));
  });

  it.each(named)('keeps it in every column of text, as far as cells go: %s', (_, text) => {
    const columns = Object.values(EXPORT_COLUMNS).flatMap(list => list ?? []);
    const plain = columns.filter(({ kind, field }) => kind === 'text' && !field.includes('.'));
    expect(plain.length).toBeGreaterThan(40);
    for (const column of plain)
      expect(
        columnCell({ [column.field]: text }, column, {
          date: String,
          word: (_column, word) => word,
        }),
      ).toBe(text.length > MAX_CELL ? fitCell(text) : text);
  });

  it('cuts what is longer than a cell between two characters, and marks it', () => {
    for (const before of ['', 'x']) {
      const cell = fitCell(before + '🎁'.repeat(MAX_CELL));
      expect(cell).toMatch(/^x?(🎁)+ …$/u);
      expect(cell.length).toBeLessThanOrEqual(MAX_CELL);
      expect(cell.length).toBeGreaterThan(MAX_CELL - 3);
    }
  });
});

describe('names of files', () => {
  it.each(named)('are harmless: %s', (_, text) => {
    for (const name of [text, `${text}.png`, `${text}.tar.gz`, `.${text}`]) {
      const safe = safeFileName(name);
      expect(safe).toMatch(/^[\p{L}\p{N}_ -][\p{L}\p{N}._ -]{0,99}$/u);
      expect(safe).not.toMatch(/\.\.[/\\]|^\.+$/);
      const path = attachmentPath('b1', 'r1', name, 0);
      expect(path.split('/')).toHaveLength(5);
      expect(encodeURIComponent(path)).toContain('requests');
    }
  });

  it('keep the ending of a long one', () => {
    expect(safeFileName(`${'W'.repeat(1 << 20)}.pdf`)).toMatch(/^W{96}\.pdf$/);
  });
});
