import { readAmount } from '../decimal.ts';
import { errorIssue, type ImportIssue, type IssuePlace, warningIssue } from '../issues.ts';
import { cellText } from '../text/codes.ts';
import { isVideo, readImage } from '../text/images.ts';
import type { SourceImage, SourceProduct, SourceWeight } from '../types.ts';
import { type ReadWholeNumber, readWholeNumber, wholeNumberIssue } from '../wholeNumber.ts';
import type { Columns, Metafield } from './headers.ts';

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
  metafields: readonly Metafield[];
  /** Columns that nothing is made of unless somebody says so. */
  leftOut: readonly { index: number; name: string }[];
  /** The headings of those columns: one list for all products of the file. */
  extraNames?: readonly string[];
  /** The unit of weights in a table, which is no platform's export. */
  weightUnit?: SourceWeight['unit'];
  /** What the headings call the options whose values stand below them, in a table. */
  optionNames?: readonly string[];
}

/** One record, and where to note what is wrong with it. */
export interface FileRecord {
  cells: readonly string[];
  /** The record's number in the file, the first being 1. */
  row: number;
  issues: ImportIssue[];
  /** Our names of the columns whose cells could not be read. */
  unread: string[];
}

/** A record of which nothing has been read yet. */
export const fileRecord = (
  cells: readonly string[],
  row: number,
  issues: ImportIssue[],
): FileRecord => ({ cells, row, issues, unread: [] });

/** Reads the cells of one record by our names of the columns, and notes what is wrong with them. */
export interface CellReader {
  text: (cells: readonly string[], column: string) => string;
  raw: (cells: readonly string[], column: string) => string;
  place: (cells: readonly string[], column: string, row: number) => IssuePlace;
  /** An exact decimal string; null where the cell is empty or no amount. */
  amount: (record: FileRecord, column: string) => string | null;
  /** A whole number, such as a quantity; null where the cell is empty, or has none within the limits. */
  wholeNumber: (
    record: FileRecord,
    column: string,
    limits?: { least: number; most: number },
  ) => number | null;
  /** A weight; zero and empty are none. */
  weight: (record: FileRecord, column: string, unit: SourceWeight['unit']) => SourceWeight | null;
  /** The picture at an address; null where it is empty or cannot be shown. */
  image: (record: FileRecord, column: string, address: string, alt: string) => SourceImage | null;
}

/** A reader of cells for a file with these columns. */
export const cellReader = ({ columns, headings, comma }: RowReaderFile): CellReader => {
  const raw: CellReader['raw'] = (cells, column) => {
    const index = columns[column];
    return index === undefined ? '' : (cells[index] ?? '');
  };
  const text: CellReader['text'] = (cells, column) => cellText(raw(cells, column));
  const place: CellReader['place'] = (cells, column, row) => ({
    row,
    column: headings[columns[column] ?? -1]?.trim() ?? column,
    value: raw(cells, column),
  });
  return {
    raw,
    text,
    place,
    amount: ({ cells, row, issues, unread }, column) => {
      const written = text(cells, column);
      if (written === '') return null;
      const amount = readAmount(written, comma);
      if (!amount) {
        unread.push(column);
        issues.push(warningIssue('badPrice', place(cells, column, row)));
        return null;
      }
      if (amount.ambiguous) {
        const params = { read: amount.decimal };
        issues.push(warningIssue('ambiguousPrice', { ...place(cells, column, row), params }));
      }
      return amount.decimal;
    },
    wholeNumber: ({ cells, row, issues, unread }, column, limits) => {
      const written = text(cells, column);
      if (written === '') return null;
      const { least = Number.MIN_SAFE_INTEGER, most = Number.MAX_SAFE_INTEGER } = limits ?? {};
      const isWithin = ({ number }: ReadWholeNumber) => number >= least && number <= most;
      const whole = readWholeNumber(written, comma);
      const read = whole === 'fraction' || (whole && isWithin(whole)) ? whole : null;
      const issue = wholeNumberIssue(read, place(cells, column, row));
      if (issue) issues.push(issue);
      if (read && read !== 'fraction') return read.number;
      unread.push(column);
      return null;
    },
    weight: ({ cells, row, issues, unread }, column, unit) => {
      const written = text(cells, column);
      if (written === '' || written === '0' || written === '0.0') return null;
      const amount = readAmount(written, comma);
      if (!amount || amount.decimal.startsWith('-')) {
        unread.push(column);
        issues.push(warningIssue('badNumber', place(cells, column, row)));
        return null;
      }
      return /[1-9]/.test(amount.decimal) ? { value: amount.decimal, unit } : null;
    },
    image: ({ cells, row, issues, unread }, column, address, alt) => {
      if (address === '') return null;
      if (isVideo(address)) {
        issues.push(warningIssue('videoLeftOut', { ...place(cells, column, row), value: address }));
        return null;
      }
      const image = readImage(address);
      if (image.url !== null) return { url: image.url, alt };
      unread.push(column);
      const params = { reason: image.reason };
      issues.push(
        warningIssue('badImage', { ...place(cells, column, row), value: address, params }),
      );
      return null;
    },
  };
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

/** What a record has in the columns that nothing is made of; blanks are left out. */
export const extrasOf = (
  cells: readonly string[],
  { leftOut, extraNames = [] }: Pick<RowReaderFile, 'leftOut' | 'extraNames'>,
): Pick<SourceProduct, 'extras' | 'extraNames'> => ({
  extras: leftOut.flatMap(({ index, name }) => {
    const value = cellText(cells[index]);
    return value === '' ? [] : [{ name, value }];
  }),
  extraNames,
});
