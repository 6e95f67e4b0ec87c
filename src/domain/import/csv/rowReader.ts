import { readAmount } from '../decimal.ts';
import { errorIssue, type ImportIssue, type IssuePlace, warningIssue } from '../issues.ts';
import { cellText } from '../text/codes.ts';
import { readImage } from '../text/images.ts';
import type { SourceImage, SourceWeight } from '../types.ts';
import type { Columns } from './headers.ts';

/** Turns the records of one file into products, record by record. */
export interface RowReader {
  /** @param row the record's number in the file, the first being 1. */
  add: (cells: readonly string[], row: number) => void;
}

/** What a reader of rows needs to know of its file. */
export interface RowReaderFile {
  /** Number of the file, counted from 0. */
  file: number;
  columns: Columns;
  headings: readonly string[];
  comma: boolean;
  metafields: readonly { index: number; name: string }[];
}

/** Reads the cells of one record by our names of the columns, and notes what is wrong with them. */
export interface CellReader {
  text: (cells: readonly string[], column: string) => string;
  raw: (cells: readonly string[], column: string) => string;
  place: (cells: readonly string[], column: string, row: number) => IssuePlace;
}

/** A reader of cells for a file with these columns. */
export const cellReader = ({ columns, headings }: RowReaderFile): CellReader => {
  const raw: CellReader['raw'] = (cells, column) => {
    const index = columns[column];
    return index === undefined ? '' : (cells[index] ?? '');
  };
  return {
    raw,
    text: (cells, column) => cellText(raw(cells, column)),
    place: (cells, column, row) => ({
      row,
      column: headings[columns[column] ?? -1]?.trim() ?? column,
      value: raw(cells, column),
    }),
  };
};

/**
 * Reads an amount and notes where it is none or could be meant two ways.
 * @param at where the cell is; asked for only where there is something to say.
 * @returns an exact decimal string; null where the cell is empty or no amount.
 */
export const amountOf = (
  text: string,
  comma: boolean,
  issues: ImportIssue[],
  at: () => IssuePlace,
): string | null => {
  if (text === '') return null;
  const amount = readAmount(text, comma);
  if (!amount) {
    issues.push(warningIssue('badPrice', at()));
    return null;
  }
  if (amount.ambiguous)
    issues.push(warningIssue('ambiguousPrice', { ...at(), params: { read: amount.decimal } }));
  return amount.decimal;
};

/** Reads a whole number, such as a quantity; notes where it is none. */
export const wholeNumberOf = (
  text: string,
  comma: boolean,
  issues: ImportIssue[],
  at: () => IssuePlace,
): number | null => {
  if (text === '') return null;
  const amount = readAmount(text, comma);
  const number = amount ? Math.trunc(Number(amount.decimal)) : Number.NaN;
  if (Number.isSafeInteger(number)) return number;
  issues.push(warningIssue('badNumber', at()));
  return null;
};

/** Reads a weight; zero and empty are none. */
export const weightOf = (
  text: string,
  unit: SourceWeight['unit'],
  comma: boolean,
  issues: ImportIssue[],
  at: () => IssuePlace,
): SourceWeight | null => {
  if (text === '' || text === '0' || text === '0.0') return null;
  const amount = readAmount(text, comma);
  if (!amount || amount.decimal.startsWith('-')) {
    issues.push(warningIssue('badNumber', at()));
    return null;
  }
  return /[1-9]/.test(amount.decimal) ? { value: amount.decimal, unit } : null;
};

/** Reads an image address; notes where it cannot be shown. */
export const imageOf = (
  text: string,
  alt: string,
  issues: ImportIssue[],
  at: () => IssuePlace,
): SourceImage | null => {
  if (text === '') return null;
  const image = readImage(text);
  if (image.url !== null) return { url: image.url, alt };
  issues.push(warningIssue('badImage', { ...at(), params: { reason: image.reason } }));
  return null;
};

/** Notes a record that has more or fewer cells than the heading row. */
export const checkWidth = (
  cells: readonly string[],
  headings: readonly string[],
  row: number,
  issues: ImportIssue[],
) => {
  if (cells.length === headings.length) return;
  const place = { row, params: { cells: cells.length, columns: headings.length } };
  if (cells.length < headings.length) issues.push(warningIssue('shortRow', place));
  else if (cells.slice(headings.length).some(cell => cell.trim() !== ''))
    issues.push(errorIssue('raggedRow', place));
};
