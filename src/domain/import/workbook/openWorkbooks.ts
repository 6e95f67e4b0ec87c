import { messageOf } from '../../errors.ts';
import { detectDialect, detectInventory } from '../csv/detectDialect.ts';
import {
  type ExportFile,
  type FileFailure,
  type FileFormat,
  formatOf,
  MAX_WORKBOOK_SIZE,
  type ReadChoices,
  tooLarge,
} from '../csv/exportFile.ts';
import { headingRows } from '../csv/headingRows.ts';
import { FileProblem } from '../issues.ts';
import type { FileBytes } from '../text/fileBytes.ts';
import type { Workbook } from './readWorkbook.ts';

const ARCHIVE = [0x50, 0x4b, 0x03, 0x04];

const isArchive = (bytes: FileBytes) => {
  const start = bytes.subarray(0, ARCHIVE.length);
  return ARCHIVE.every((byte, index) => start[index] === byte);
};

const isOfProducts = (text: string, columns: ReadChoices['columns']) => {
  try {
    const found = headingRows(text, ',');
    if (detectInventory(found.rows)) return true;
    detectDialect(text, { columns, delimiter: ',' }, found);
    return true;
  } catch (error) {
    if (error instanceof FileProblem) return false;
    throw error;
  }
};

/** The sheet that was chosen, else the first with products, else the first with anything. */
const chooseSheet = (
  { sheets, textOf }: Workbook,
  chosen: FileFormat['sheet'],
  columns: ReadChoices['columns'],
): ExportFile['sheet'] => {
  const open = (name: string) => ({ name, names: sheets, ...textOf(name) });
  if (chosen !== undefined && sheets.includes(chosen)) return open(chosen);
  let first: ExportFile['sheet'];
  for (const name of sheets) {
    const sheet = open(name);
    if (sheet.text !== '' && isOfProducts(sheet.text, columns)) return sheet;
    if (sheet.text !== '') first ??= sheet;
  }
  if (!first) throw new FileProblem('fileEmpty');
  return first;
};

const opened = async (file: ExportFile, { columns, formats }: ReadChoices): Promise<ExportFile> => {
  const { name, bytes } = file;
  if (!isArchive(bytes)) return file;
  if (bytes.length > MAX_WORKBOOK_SIZE) throw tooLarge(bytes.length, MAX_WORKBOOK_SIZE);
  // Most files are no workbooks: what reads them is loaded with the first that is.
  const { readWorkbook } = await import('./readWorkbook.ts');
  const workbook = readWorkbook(bytes.subarray());
  if (!workbook) return file;
  return { ...file, sheet: chooseSheet(workbook, formatOf(formats, name).sheet, columns) };
};

/** Files whose workbooks are opened, and those that could not be. */
export interface OpenedFiles {
  opened: ExportFile[];
  refused: FileFailure[];
}

/** Opens the workbooks among files, so that all of them can be read as text; others stay as they are. */
export const openWorkbooks = async (
  files: readonly ExportFile[],
  choices: ReadChoices = {},
): Promise<OpenedFiles> => {
  const found: OpenedFiles = { opened: [], refused: [] };
  for (const file of files) {
    try {
      found.opened.push(await opened(file, choices));
    } catch (error) {
      const problem =
        error instanceof FileProblem
          ? error
          : new FileProblem('readerFailed', { reason: messageOf(error) });
      found.refused.push({ name: file.name, code: problem.code, params: problem.params });
    }
  }
  return found;
};
