import type { TextPart } from '../text/decodeText.ts';
import { type ColumnCells, SHOWN_CELLS } from './columnFates.ts';
import type { DetectedFormat } from './detectDialect.ts';
import { eachRecord } from './eachRecord.ts';

const SAMPLE_LENGTH = 60;

const isBlank = (cells: readonly string[]) => cells.every(cell => cell.trim() === '');

const shortened = (text: string) =>
  text.length > SAMPLE_LENGTH ? `${text.slice(0, SAMPLE_LENGTH)}…` : text;

/** Counts in how many rows each column has something, and keeps some of it to show. */
export const cellCounter = (headings: readonly string[]) => {
  const columns: { filled: number; samples: string[] }[] = headings.map(() => ({
    filled: 0,
    samples: [],
  }));
  const count = (cells: readonly string[]) => {
    for (const [index, cell] of cells.entries()) {
      const column = cell === '' ? undefined : columns[index];
      if (!column) continue;
      column.filled++;
      if (column.samples.length === SHOWN_CELLS) continue;
      const sample = shortened(cell.trim());
      if (sample !== '' && !column.samples.includes(sample)) column.samples.push(sample);
    }
  };
  const cells: readonly ColumnCells[] = columns;
  return { count, cells };
};

/** What came of parsing a file. */
export interface Parsed {
  /** Records below the headings that have something in them. */
  rows: number;
  /** Numbers of the records in which a quotation mark is not closed. */
  badQuotes: number[];
}

/**
 * Parses a file's text, part by part.
 * @param add given each record that has something in it, with its number, the file's first being 1.
 */
export const parseRows = (
  parts: Iterable<TextPart>,
  format: Pick<DetectedFormat, 'delimiter' | 'newline' | 'headerIndex'>,
  add: (cells: string[], row: number) => void,
  progress: (share: number, rows: number) => void,
): Parsed => {
  const parsed: Parsed = { rows: 0, badQuotes: [] };
  let records = 0;
  for (const { data, badQuotes, share } of eachRecord(parts, format)) {
    for (const row of badQuotes) parsed.badQuotes.push(records + row + 1);
    for (const cells of data) {
      records++;
      if (records <= format.headerIndex + 1 || isBlank(cells)) continue;
      parsed.rows++;
      add(cells, records);
    }
    progress(share, parsed.rows);
  }
  return parsed;
};
