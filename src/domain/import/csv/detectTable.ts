import type { ColumnChoices } from './columnTargets.ts';
import { type Columns, mapHeaders } from './headers.ts';
import type { HeadingRow } from './headingRows.ts';

/** A table that is no platform's export. */
export interface DetectedTable {
  row: HeadingRow;
  columns: Columns;
  /** Whether enough of its columns are known to make products of it, or to change them. */
  isReadable: boolean;
}

const isChosen = (headings: readonly string[], choices: ColumnChoices) =>
  headings.some(heading => Object.hasOwn(choices, heading.trim()));

/** A title alone is of anything: people, places. Prices and codes are of products. */
const readable = (columns: Columns, headings: readonly string[], choices: ColumnChoices) => {
  const has = (name: string) => columns[name] !== undefined;
  if (Object.keys(columns).length < 2) return false;
  if (has('handle') || has('sku')) return true;
  return has('title') && (has('price') || isChosen(headings, choices));
};

/** Whether enough is known of columns with these headings to read them, as people say what they are. */
export const isReadableTable = (headings: readonly string[], choices: ColumnChoices): boolean =>
  readable(mapHeaders(headings, 'table', choices).columns, headings, choices);

interface Candidate {
  row: HeadingRow;
  /** Columns whose headings are known, and those that have any. */
  known: number;
  filled: number;
}

/** Of rows that know as much and are as wide, the upper one: `5,50` makes two columns of a price. */
const isBetter = (one: Candidate, best: Candidate | null) =>
  !best ||
  (one.known - best.known ||
    one.filled - best.filled ||
    best.row.headerIndex - one.row.headerIndex) > 0;

/**
 * The heading row of any table: the one with the most columns that are known by their usual names
 * or by what people say of them; where none is known, the widest.
 * @param rows those that may be it.
 * @returns null where the text is no table.
 */
export const detectTable = (
  rows: readonly HeadingRow[],
  choices: ColumnChoices,
): DetectedTable | null => {
  let best: ({ table: DetectedTable } & Candidate) | null = null;
  for (const row of rows) {
    const { columns } = mapHeaders(row.headings, 'table', choices);
    const known = Object.keys(columns).length;
    const filled = row.headings.filter(heading => heading.trim() !== '').length;
    if (filled < 2 || !isBetter({ known, filled, row }, best)) continue;
    const isReadable = readable(columns, row.headings, choices);
    best = { table: { row, columns, isReadable }, known, filled, row };
  }
  return best?.table ?? null;
};
