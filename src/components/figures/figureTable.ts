import { csvText } from '@/domain/text/csv.ts';

/** One cell: what is shown, what a spreadsheet gets, and where it leads. */
export interface FigureCell {
  text: string;
  /** For the file; null leaves it empty. The shown text where it is undefined. */
  value?: string | number | null;
  to?: string;
}

/** One column of a table of figures. */
interface FigureColumn {
  label: string;
  align?: 'right';
  /** Sorts the rows by the column; `order` is how they are sorted by it now. */
  sort?: { order: 'asc' | 'desc' | null; run: () => void };
}

/** A column of numbers, which stand at its end. */
export const numberColumn = (label: string): FigureColumn => ({ label, align: 'right' });

/** Figures as a table; the first cell of a row names it. */
export interface FigureTableData {
  columns: FigureColumn[];
  rows: { key: string; cells: FigureCell[] }[];
  /** Said in place of rows. */
  empty: string;
}

/** The table as CSV. */
export const tableCsv = ({ columns, rows }: FigureTableData): string =>
  csvText([
    columns.map(({ label }) => label),
    ...rows.map(({ cells }) =>
      cells.map(({ text, value }) => (value === undefined ? text : value)),
    ),
  ]);
