import { csvText, unescapeFormula } from '../../text/csv.ts';
import { detectDialect, type KnownFormat } from './detectDialect.ts';
import { eachRecord } from './eachRecord.ts';
import { type ExportFile, type FileFormat, fileText } from './exportFile.ts';
import { ERROR_COLUMN } from './headers.ts';

/**
 * The given rows of an export with what is wrong with them in a column of their own, ready to be
 * put right and imported again. Cells that a spreadsheet would run as formulas are made text.
 * @param messages what to say, by row number (1 being the file's first); an empty text says nothing.
 * @param known what people say of the file, as when it was read.
 * @throws FileProblem
 */
export const failedRowsCsv = (
  file: Pick<ExportFile, 'bytes' | 'sheet'>,
  messages: ReadonlyMap<number, string>,
  { columns, ...format }: KnownFormat & FileFormat = {},
): string => {
  const { head, parts, known } = fileText(file, format);
  const { delimiter, newline, headings: written } = detectDialect(head, { ...known, columns });
  const headings = written.map(heading => heading.trim());
  const at = headings.indexOf(ERROR_COLUMN);
  // A cell that is made text already is not made so once more.
  const cellsOf = (cells: readonly string[]) =>
    headings
      .map((_, index) => unescapeFormula(cells[index]?.trimEnd() ?? ''))
      .filter((_, index) => index !== at);
  const rows: string[][] = [];
  let row = 0;
  for (const { data } of eachRecord(parts(), { delimiter, newline }))
    for (const cells of data) {
      const message = messages.get(++row);
      if (message !== undefined) rows.push([...cellsOf(cells), message]);
    }
  return csvText([[...cellsOf(headings), ERROR_COLUMN], ...rows], delimiter);
};
