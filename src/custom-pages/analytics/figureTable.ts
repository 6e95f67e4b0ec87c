import Papa from 'papaparse';

/** One cell: what is shown, what a spreadsheet gets, and where it leads. */
export interface FigureCell {
  text: string;
  /** For the file; null leaves it empty. The shown text where it is undefined. */
  value?: string | number | null;
  to?: string;
}

/** Figures as a table; the first cell of a row names it. */
export interface FigureTableData {
  columns: { label: string; align?: 'right' }[];
  rows: { key: string; cells: FigureCell[] }[];
  /** Said in place of rows. */
  empty: string;
}

/** Cells that a spreadsheet would run as a formula get an apostrophe in front. */
const escaped = (value: string | number | null): string | number | null =>
  typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;

/** The table as CSV: with a byte order mark, so that spreadsheets read it as UTF-8. */
export const tableCsv = ({ columns, rows }: FigureTableData): string => {
  const lines = rows.map(({ cells }) =>
    cells.map(cell => escaped(cell.value === undefined ? cell.text : cell.value)),
  );
  return `\ufeff${Papa.unparse([columns.map(column => escaped(column.label)), ...lines])}\r\n`;
};
