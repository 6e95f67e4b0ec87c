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
  let best: { table: DetectedTable; known: number; filled: number } | null = null;
  for (const row of rows) {
    const { columns } = mapHeaders(row.headings, 'table', choices);
    const known = Object.keys(columns).length;
    const filled = row.headings.filter(heading => heading.trim() !== '').length;
    const isBetter = !best || known > best.known || (known === best.known && filled > best.filled);
    if (filled < 2 || !isBetter) continue;
    const isReadable = readable(columns, row.headings, choices);
    best = { table: { row, columns, isReadable }, known, filled };
  }
  return best?.table ?? null;
};
