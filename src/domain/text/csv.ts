/** Delimiters that spreadsheet programs understand. */
export const DELIMITERS = [',', ';', '\t'] as const;

/** What separates the cells of a row in a file that people asked for. */
export type Delimiter = (typeof DELIMITERS)[number];

/** What may separate the cells of a row in a file that came from elsewhere. */
export type AnyDelimiter = Delimiter | '|';

/** One cell: text, a number written as it is, or nothing. */
export type Cell = string | number | boolean | null | undefined;

// OWASP, "CSV Injection": = + - @ tab CR, here also LF and the full-width forms that East Asian
// spreadsheets read as the same; leading blanks do not protect.
const FORMULA = /^[\t\r\n]|^[\s\u00a0]*[=+\-@＝＋－＠]/u;

// A signed number, or a telephone number as people write it: a spreadsheet has nothing to work out
// in it. With a second sign (`+49-30`, `-2+3`) it would.
const NUMBER = /^[+-][ \u00a0]?[\d(][\d .,()\u00a0]*$/u;

/** Whether the text is a formula, behind however many of our own apostrophes. */
const isGuarded = (text: string): boolean => {
  const bare = text.replace(/^'+/, '');
  return FORMULA.test(bare) && !NUMBER.test(bare);
};

/**
 * Keeps a spreadsheet from running text as a formula, by an apostrophe in front (OWASP, "CSV
 * Injection"). Numbers and telephone numbers stay as they are. Text that begins with such an
 * apostrophe itself gets another one, so that `unescapeFormula` gives back what there was.
 */
export const escapeFormula = (text: string): string => (isGuarded(text) ? `'${text}` : text);

/** Takes away the apostrophe that `escapeFormula` wrote, and no other one. */
export const unescapeFormula = (text: string): string => {
  const inner = text.slice(1);
  return text.startsWith("'") && escapeFormula(inner) === text ? inner : text;
};

// Every common delimiter is quoted, not only the one in use: a program that splits at another one
// would otherwise see a new cell, and in it a formula.
const NEEDS_QUOTES = /[",;|\t\r\n]|^\s|\s$/;

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
export const csvRow = (cells: readonly Cell[], delimiter: AnyDelimiter): string =>
  `${cells.map(csvCell).join(delimiter)}\r\n`;

/** A whole file as CSV text, its headings being the first row. */
export const csvText = (
  rows: readonly (readonly Cell[])[],
  delimiter: AnyDelimiter = ',',
): string => rows.map(row => csvRow(row, delimiter)).join('');
