import { readFileSync } from 'node:fs';
import Papa from 'papaparse';

/** A cell that cannot be read. Row 1 is the header, as in a spreadsheet. */
export interface CellProblem {
  row: number;
  column: string;
  message: string;
}

/** A file that cannot be used, with everything that is wrong with it. */
export class UnreadableFile extends Error {
  readonly problems: readonly CellProblem[];

  constructor(name: string, problems: readonly CellProblem[]) {
    super(
      problems
        .map(({ row, column, message }) => `${name}: row ${row}, column ${column}: ${message}`)
        .join('\n'),
    );
    this.problems = problems;
  }
}

/** A row by its columns, and where it stands. */
export interface TableRow {
  row: number;
  cells: Readonly<Record<string, string>>;
}

/** Most problems that are told of one file. */
const MOST_PROBLEMS = 20;

/**
 * Reads the text of a CSV file with a header.
 * @param needed columns that have to be there.
 * @throws UnreadableFile where the file is no such table.
 */
export const parseTable = (text: string, name: string, needed: readonly string[]): TableRow[] => {
  const { data, errors } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    skipEmptyLines: 'greedy',
    delimiter: ',',
  });
  const [header = [], ...rows] = data;
  const columns = header.map(column => column.trim().toLowerCase());
  const problems: CellProblem[] = [];
  for (const column of needed)
    if (!columns.includes(column))
      problems.push({
        row: 1,
        column,
        message: `is missing; the header is “${columns.join(',')}”. Add the column`,
      });
  for (const { row = 0, code } of errors)
    problems.push({
      row: row + 1,
      column: columns[0] ?? '1',
      message:
        code === 'MissingQuotes'
          ? 'a quotation mark is opened and never closed. Close it, or double it where it is meant'
          : 'a quotation mark stands inside a value. Double it, and put the whole value in quotation marks',
    });
  rows.forEach((row, index) => {
    if (row.length > columns.length)
      problems.push({
        row: index + 2,
        column: String(columns.length + 1),
        message: `there are ${row.length} values for ${columns.length} columns. Put values with commas in quotation marks`,
      });
  });
  if (problems.length > 0) throw new UnreadableFile(name, problems.slice(0, MOST_PROBLEMS));
  return rows.map((row, index) => ({
    row: index + 2,
    cells: Object.fromEntries(columns.map((column, place) => [column, row[place] ?? ''])),
  }));
};

/**
 * Reads a file of UTF-8 text.
 * @throws UnreadableFile where it is not there or not UTF-8.
 */
export const readText = (path: string): string => {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    throw new Error(`${path}: cannot be read (${error instanceof Error ? error.message : error})`);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const valid = new TextDecoder('utf-8').decode(bytes);
    const before = valid.slice(0, valid.indexOf('\uFFFD'));
    const row = before.split('\n').length;
    const column = (before.split('\n').at(-1) ?? '').split(',').length;
    throw new UnreadableFile(path, [
      { row, column: String(column), message: 'is not UTF-8. Save the file as UTF-8' },
    ]);
  }
};
