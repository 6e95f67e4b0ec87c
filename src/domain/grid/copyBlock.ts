import { escapeFormula } from '../text/csv.ts';

const NEEDS_QUOTES = /[\t\r\n"]/;

const cellOf = (text: string) => {
  const safe = escapeFormula(text);
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/**
 * Cells as spreadsheets take them from the clipboard: tabs between cells, a line for each row. Only
 * what would break the table is quoted, so that numbers stay numbers; no cell becomes a formula.
 */
export const copyBlock = (rows: readonly (readonly string[])[]): string =>
  rows.map(row => row.map(cellOf).join('\t')).join('\r\n');
