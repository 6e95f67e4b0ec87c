/** Delimiters that spreadsheet programs understand. */
export const DELIMITERS = [',', ';', '\t'] as const;

/** What separates the cells of a row. */
export type Delimiter = (typeof DELIMITERS)[number];

/** One cell: text, a number written as it is, or nothing. */
export type Cell = string | number | boolean | null | undefined;

// OWASP, "CSV Injection": = + - @ tab CR, here also LF and the full-width forms that East Asian
// spreadsheets read as the same; leading spaces do not protect.
const FORMULA = /^[\t\r\n]|^[\s\u00a0]*[=+\-@＝＋－＠]/u;

/**
 * Keeps a spreadsheet from running text as a formula, by an apostrophe in front (OWASP, "CSV
 * Injection").
 */
export const escapeFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

// Every common delimiter is quoted, not only the one in use: a program that splits at another one
// would otherwise see a new cell, and in it a formula.
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/;

const quote = (text: string) =>
  NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/**
 * One cell as CSV text (RFC 4180). Numbers are written as they are: a negative one is no formula.
 * A number that is none becomes an empty cell.
 */
export const csvCell = (cell: Cell): string => {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : '';
  if (typeof cell === 'boolean') return cell ? 'true' : 'false';
  return quote(escapeFormula(cell));
};

/** One row as CSV text, with its line end (CRLF, RFC 4180). */
export const csvRow = (cells: readonly Cell[], delimiter: Delimiter): string =>
  `${cells.map(csvCell).join(delimiter)}\r\n`;
