import { LINES_SEARCHED, MAX_COLUMNS } from '../csv/headingRows.ts';
import { FileProblem } from '../issues.ts';
import type { CellFormat } from './cellFormats.ts';
import { type CellContext, textOfCell } from './cellText.ts';
import { readXml } from './readXml.ts';
import { MAX_INFLATED } from './workbookParts.ts';

/** Rows of the largest sheet that Excel knows. */
const MAX_ROWS = 1_048_576;

/** What a sheet holds. */
export interface SheetRows {
  /** Its cells as text; the first row is row 1, and blank rows are there, too. */
  rows: string[][];
  /** Whether it has formulas whose results are not stored. */
  lacksResults: boolean;
}

/** Place of a cell such as `BC12`, both counted from 0; the column is -1 where it is none. */
const placeOf = (reference: string) => {
  const [, letters = '', digits = ''] = /^([A-Z]{1,3})(\d{1,7})$/.exec(reference) ?? [];
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return { column: column - 1, row: Number(digits) - 1 };
};

/** Counts what is made of a file, which may be a thousand times what it weighs. */
const budget = (most: number) => {
  let spent = 0;
  return (more: number) => {
    spent += more;
    if (spent > most) throw new FileProblem('workbookTooLarge', { most });
  };
};

/** Cells merged over several rows say the same of each of them; a spreadsheet stores the first. */
const fillMerged = (rows: string[][], merged: readonly string[], spend: (more: number) => void) => {
  for (const range of merged) {
    const [from, to] = range.split(':').map(placeOf);
    const text = from && rows[from.row]?.[from.column];
    if (!from || !to || !text) continue;
    for (let row = from.row + 1; row <= Math.min(to.row, rows.length - 1); row++) {
      const cells = rows[row] ?? [];
      spend(text.length + 1);
      while (cells.length < from.column) cells.push('');
      cells[from.column] ||= text;
    }
  }
};

/** Sheets store no blank cells at the end of a row; a table's rows are as wide as its headings. */
const fillUp = (rows: readonly string[][], spend: (more: number) => void) => {
  const width = Math.max(0, ...rows.slice(0, LINES_SEARCHED).map(({ length }) => length));
  for (const row of rows) {
    if (row.length === 0 || row.length >= width) continue;
    spend(width - row.length);
    while (row.length < width) row.push('');
  }
};

/**
 * The cells of a sheet.
 * @param formats those that cells name by number.
 * @param most what all cells together may be, in characters.
 * @throws FileProblem where the sheet is larger or wider than any.
 */
export const sheetRows = (
  sheet: Uint8Array,
  formats: readonly CellFormat[],
  context: CellContext,
  most: number = MAX_INFLATED,
): SheetRows => {
  const rows: string[][] = [];
  const merged: string[] = [];
  const spend = budget(most);
  let lacksResults = false;
  let cell = { type: 'n', style: -1, column: -1, isFormula: false };
  let value: string | null = null;
  /** Where text belongs to: the value, a text in the cell itself, or to nothing that is read. */
  let within: 'v' | 't' | null = null;
  let phonetic = 0;

  const openRow = (written: string | undefined) => {
    const number = written === undefined ? rows.length : Number(written) - 1;
    if (!(number < MAX_ROWS)) throw new FileProblem('workbookDamaged');
    spend(1);
    while (rows.length < number) rows.push([]);
    rows.push([]);
  };
  const closeCell = () => {
    const format = formats[cell.style];
    const text = textOfCell({ ...cell, value, format }, context);
    lacksResults ||= cell.isFormula && cell.type !== 'str' && (value === null || value === '');
    const row = rows.at(-1);
    if (text === '' || !row) return;
    const { column } = cell;
    if (column >= MAX_COLUMNS)
      throw new FileProblem('tooManyColumns', { count: column + 1, most: MAX_COLUMNS });
    spend(text.length + Math.max(1, column - row.length));
    while (row.length < column) row.push('');
    row[column] = text;
  };

  readXml(sheet, {
    open: (name, attributes) => {
      if (name === 'row') openRow(attributes.r);
      else if (name === 'c') {
        const { r, t = 'n', s = '-1' } = attributes;
        const column = r === undefined ? cell.column + 1 : placeOf(r).column;
        cell = { type: t, style: Number(s), column: Math.max(0, column), isFormula: false };
        value = null;
      } else if (name === 'f') cell.isFormula = true;
      else if (name === 'rPh') phonetic++;
      else if ((name === 'v' || name === 't') && phonetic === 0) {
        within = name;
        value ??= '';
      } else if (name === 'mergeCell' && attributes.ref) merged.push(attributes.ref);
    },
    text: found => {
      if (within) value += found;
    },
    close: name => {
      if (name === 'v' || name === 't') within = null;
      else if (name === 'rPh') phonetic--;
      else if (name === 'c') closeCell();
      else if (name === 'row') cell = { ...cell, column: -1 };
    },
  });
  fillMerged(rows, merged, spend);
  fillUp(rows, spend);
  return { rows, lacksResults };
};
