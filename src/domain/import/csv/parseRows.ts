import Papa, { type ParseResult } from 'papaparse';
import { type ColumnCells, SHOWN_CELLS } from './columnFates.ts';
import type { DetectedFormat } from './detectDialect.ts';

/** Characters parsed between two reports of progress. */
const CHUNK = 1 << 21;
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
 * Parses a file's text, chunk by chunk.
 * @param add given each record that has something in it, with its number, the file's first being 1.
 */
export const parseRows = (
  text: string,
  {
    delimiter,
    newline,
    headerIndex,
  }: Pick<DetectedFormat, 'delimiter' | 'newline' | 'headerIndex'>,
  add: (cells: string[], row: number) => void,
  progress: (share: number, rows: number) => void,
): Parsed => {
  const parsed: Parsed = { rows: 0, badQuotes: [] };
  let records = 0;
  const config = {
    delimiter,
    newline,
    skipEmptyLines: false,
    chunkSize: CHUNK,
    chunk: ({ data, errors, meta }: ParseResult<string[]>) => {
      for (const error of errors)
        if (error.type === 'Quotes') parsed.badQuotes.push(records + (error.row ?? 0) + 1);
      for (const cells of data) {
        records++;
        if (records <= headerIndex + 1 || isBlank(cells)) continue;
        parsed.rows++;
        add(cells, records);
      }
      progress(meta.cursor / Math.max(1, text.length), parsed.rows);
    },
  };
  Papa.parse<string[]>(text, config);
  return parsed;
};
