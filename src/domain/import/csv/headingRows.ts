import Papa from 'papaparse';
import { type AnyDelimiter, DELIMITERS } from '../../text/csv.ts';
import { FileProblem } from '../issues.ts';
import { lineEnd } from './lineEnd.ts';

/** A record that may be the heading row, read with one separator. */
export interface HeadingRow {
  delimiter: AnyDelimiter;
  newline: '\n' | '\r';
  /** Records above it, such as a table's title. */
  headerIndex: number;
  headings: string[];
}

/** What separates cells in any file that is read. */
export const ANY_DELIMITER: readonly AnyDelimiter[] = [...DELIMITERS, '|'];

/** The start of a file that is enough to tell how it is written. */
export const SAMPLE = 200_000;

/** How many records of a file may be its heading row. */
export const LINES_SEARCHED = 5;
/** The widest export known has about 100 columns; shops add metafields. */
export const MAX_COLUMNS = 2000;

/** The records of a text that may be its heading row. */
export interface HeadingRows {
  rows: HeadingRow[];
  /** What is wrong where none of them is: some were wider than any table. */
  tooWide: FileProblem | null;
}

/**
 * The records of a text that may be its heading row: the first five, by any usual separator. Those
 * that are wider than any table are none: a text is that with a separator that is not its own.
 * @param only the separator, where somebody has said which it is.
 * @throws FileProblem where the text is empty.
 */
export const headingRows = (text: string, only?: AnyDelimiter): HeadingRows => {
  const body = text.startsWith('\ufeff') ? text.slice(1) : text;
  if (body.trim() === '') throw new FileProblem('fileEmpty');
  const newline = lineEnd(body);
  const found: HeadingRows = { rows: [], tooWide: null };
  for (const delimiter of only === undefined ? ANY_DELIMITER : [only]) {
    const { data } = Papa.parse<string[]>(body.slice(0, SAMPLE), {
      ...{ delimiter, newline, preview: LINES_SEARCHED, skipEmptyLines: false },
    });
    for (const [headerIndex, headings] of data.entries()) {
      const count = headings.length;
      if (count <= MAX_COLUMNS) found.rows.push({ delimiter, newline, headerIndex, headings });
      else found.tooWide ??= new FileProblem('tooManyColumns', { count, most: MAX_COLUMNS });
    }
  }
  return found;
};
