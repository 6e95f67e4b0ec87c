import { messageOf } from '../../errors.ts';
import type { Platform } from '../../platforms.ts';
import type { AnyDelimiter } from '../../text/csv.ts';
import { checkSource, markDuplicateSkus } from '../checkSource.ts';
import { errorIssue, FileProblem, type ImportIssue } from '../issues.ts';
import { ADAPTERS, platformOf } from '../platforms/registry.ts';
import type { TextEncoding } from '../text/decodeText.ts';
import { wordFinder } from '../text/encodingSamples.ts';
import type { SourceProduct } from '../types.ts';
import { type ColumnReport, columnReports, leftOutColumns } from './columnFates.ts';
import type { ColumnChoices } from './columnTargets.ts';
import { detectDialect, detectInventory } from './detectDialect.ts';
import { detectTable } from './detectTable.ts';
import {
  type ChosenSheet,
  type ExportFile,
  type FileFailure,
  type FileFormat,
  fileText,
  formatOf,
  MAX_FILE_SIZE,
  type ReadChoices,
  tooLarge,
} from './exportFile.ts';
import { type Format, type HeaderMap, mapHeaders } from './headers.ts';
import { headingRows, SAMPLE } from './headingRows.ts';
import { inventoryColumns, inventoryRows, withInventory } from './inventoryRows.ts';
import { mergeColumns } from './mergeColumns.ts';
import { cellCounter, parseRows } from './parseRows.ts';
import { shiftFinder, shiftIssue } from './shiftedRows.ts';
import { type RowStore, tableRows } from './shopifyRows.ts';
import { tableReading } from './tableReading.ts';
import { wooTable } from './wooTable.ts';

/** What was found out about one file, for people to check. */
export interface FileReport {
  name: string;
  size: number;
  dialect: Format | 'shopify-inventory';
  encoding: TextEncoding;
  encodingGuessed: boolean;
  delimiter: AnyDelimiter;
  comma: boolean;
  /** Words by which people see whether the encoding is right. */
  encodingSamples: string[];
  /** Row of the headings, 1 being the file's first. */
  headerRow: number;
  rows: number;
  columns: ColumnReport[];
  /** Which sheet it is of, where it is a workbook. */
  sheet: ChosenSheet | null;
  /** What is worth a word about the file as a whole; words under `import.file.notice`. */
  notices: FileNotice[];
}

/** What is to be known of a file as a whole. */
export type FileNotice =
  | 'noQuantities'
  | 'noPrices'
  | 'table'
  | 'update'
  | 'oneSheet'
  | 'lacksResults';

/** All products of an upload. */
export interface ReadExport {
  products: SourceProduct[];
  files: FileReport[];
  failures: FileFailure[];
}

/** How far the reading is; `share` goes from 0 to 1 over all files. */
export interface ReadProgress {
  file: string;
  share: number;
  rows: number;
}

/** Rows of a file that cannot be told apart into cells, and what is wrong with each. */
interface BadRows {
  file: number;
  issues: ReadonlyMap<number, ImportIssue>;
}

const markBadRows = (products: readonly SourceProduct[], { file, issues }: BadRows) => {
  if (issues.size === 0) return;
  for (const product of products)
    if (product.file === file)
      product.issues.push(...product.rows.flatMap(row => issues.get(row) ?? []));
};

/** Without titles a file can only change what is there. */
const isUpdateFile = ({ title, name }: HeaderMap['columns']) =>
  title === undefined && name === undefined;

/** What is worth a word about a workbook. */
const sheetNotices = (sheet: ExportFile['sheet']): FileNotice[] => [
  ...(sheet && sheet.names.length > 1 ? (['oneSheet'] as const) : []),
  ...(sheet?.lacksResults ? (['lacksResults'] as const) : []),
];

/** What people take for granted and the file has no column for. */
const noticesOf = (columns: HeaderMap['columns'], format: Format): FileNotice[] => [
  ...(format === 'table' ? (['table'] as const) : []),
  ...(format !== 'table' &&
  platformOf(format) === 'shopify' &&
  columns.tracker !== undefined &&
  columns.quantity === undefined
    ? (['noQuantities'] as const)
    : []),
  ...(isUpdateFile(columns) ? (['update'] as const) : []),
  ...(columns.price === undefined && !isUpdateFile(columns) ? (['noPrices'] as const) : []),
];

/** What headings say before anybody decides about them. */
const usualMap = (headings: readonly string[], format: Format): HeaderMap => {
  const map = mapHeaders(headings, format);
  const woo = format === 'table' ? wooTable(headings, map.columns, {}) : null;
  return woo ? { ...map, columns: woo.columns } : map;
};

/** The columns of a table that nobody can make products of, unless somebody says what they are. */
const unknownColumns = (
  text: string,
  choices: ColumnChoices,
  delimiter: AnyDelimiter | undefined,
): ColumnReport[] => {
  const table = detectTable(headingRows(text, delimiter).rows, choices);
  if (!table) return [];
  const { headings } = table.row;
  const { count, cells } = cellCounter(headings);
  const sample = [{ text: text.slice(0, SAMPLE), share: 1 }];
  parseRows(sample, table.row, count, () => {});
  const usual = mapHeaders(headings, 'table');
  const map = mapHeaders(headings, 'table', choices);
  // What is said of a heading holds for all columns that have it.
  return mergeColumns([{ columns: columnReports(headings, 'table', map, usual, cells) }]);
};

const failure = (
  file: ExportFile,
  error: unknown,
  choices: ColumnChoices,
  format: FileFormat,
): FileFailure => {
  const { name, sheet } = file;
  const tried = sheet ? { sheet: { name: sheet.name, names: sheet.names } } : {};
  if (error instanceof FileProblem) {
    const fileFacts = { name, code: error.code, params: error.params, ...tried };
    if (error.code !== 'notProductExport') return fileFacts;
    const { head, known } = fileText(file, format);
    return { ...fileFacts, columns: unknownColumns(head, choices, known.delimiter) };
  }
  return { name, code: 'readerFailed', params: { reason: messageOf(error) }, ...tried };
};

/**
 * Reads export files into products: detects encoding, separators, headings and dialect, and gathers
 * the rows of a product over all files. A file that cannot be read is reported and the others go on.
 * @param choices what people say of the files; that wins.
 */
export const readExport = (
  platform: Platform,
  files: readonly ExportFile[],
  onProgress: (progress: ReadProgress) => void = () => {},
  { columns: choices = {}, formats = {} }: ReadChoices = {},
): ReadExport => {
  const stores = new Map<() => RowStore, RowStore>();
  const reports: FileReport[] = [];
  const failures: FileFailure[] = [];
  const badRows: BadRows[] = [];
  const stock = inventoryRows();
  let hasStock = false;

  const storeOf = (format: Format) => {
    const make = format === 'table' ? tableRows[platform] : ADAPTERS[platform].dialects[format];
    if (!make && format !== 'table')
      throw new FileProblem('otherPlatform', { platform: platformOf(format) });
    if (!make) throw new FileProblem('notProductExport');
    const store = stores.get(make) ?? make();
    stores.set(make, store);
    return store;
  };

  const readFile = (exported: ExportFile, file: number) => {
    const { name, bytes, sheet } = exported;
    if (bytes.length > MAX_FILE_SIZE) throw tooLarge(bytes.length, MAX_FILE_SIZE);
    const opened = fileText(exported, formatOf(formats, name));
    const { head, encoding, guessed, known } = opened;
    const words = wordFinder(opened.parts);
    const written = { name, size: bytes.length, encoding, encodingGuessed: guessed };
    const fileFacts = {
      ...written,
      sheet: sheet ? { name: sheet.name, names: sheet.names } : null,
    };
    const found = headingRows(head, known.delimiter);
    const inventory = platform === 'shopify' ? detectInventory(found.rows) : null;
    if (inventory) {
      const { delimiter, headings, headerIndex } = inventory;
      const { count, cells: seen } = cellCounter(headings);
      const take = stock.reader(headings);
      const add = (cells: string[], row: number) => {
        count(cells);
        take(cells, row);
      };
      const { rows } = parseRows(words.parts(), inventory, add, () => {});
      hasStock = true;
      reports.push({
        ...{ ...fileFacts, delimiter, rows, encodingSamples: words.found() },
        ...{ dialect: 'shopify-inventory', comma: false, headerRow: headerIndex + 1 },
        notices: sheetNotices(sheet),
        columns: inventoryColumns(headings, seen),
      });
      return;
    }
    const format = detectDialect(head, { ...known, columns: choices }, found);
    const { headings, comma, delimiter, dialect } = format;
    const store = storeOf(dialect);
    const map: HeaderMap = mapHeaders(headings, dialect, choices);
    const woo = dialect === 'table' ? wooTable(headings, map.columns, choices) : null;
    const said: HeaderMap = woo ? { ...map, columns: woo.columns } : map;
    const leftOut = leftOutColumns(headings, said);
    const table = tableReading(headings, map.columns, dialect);
    const extraNames = leftOut.map(({ name }) => name);
    const reader = store.reader({
      ...{ file, headings, comma, leftOut, extraNames },
      ...map,
      ...woo?.read,
      ...table,
    });
    const { count, cells: seen } = cellCounter(headings);
    const findShift = shiftFinder(headings, map.columns);
    const issues = new Map<number, ImportIssue>();
    const add = (cells: string[], row: number) => {
      count(cells);
      const shift = findShift(cells);
      if (shift) issues.set(row, shiftIssue(shift, row));
      reader.add(woo ? woo.cellsOf(cells) : cells, row);
    };
    const parsed = parseRows(words.parts(), format, add, (share, rows) =>
      onProgress({ file: name, share: (file + share) / files.length, rows }),
    );
    for (const row of parsed.badQuotes) issues.set(row, errorIssue('unclosedQuote', { row }));
    badRows.push({ file, issues });
    reports.push({
      ...{ ...fileFacts, dialect, delimiter, comma, encodingSamples: words.found() },
      headerRow: format.headerIndex + 1,
      rows: parsed.rows,
      columns: columnReports(headings, dialect, said, usualMap(headings, dialect), seen),
      notices: [...sheetNotices(sheet), ...noticesOf(map.columns, dialect)],
    });
  };

  for (const [index, file] of files.entries()) {
    try {
      readFile(file, index);
    } catch (error) {
      failures.push(failure(file, error, choices, formatOf(formats, file.name)));
    }
  }
  const gathered = [...stores.values()].flatMap(store => store.finish());
  for (const bad of badRows) markBadRows(gathered, bad);
  const counted = hasStock ? withInventory(gathered, stock.counts) : gathered;
  const products = markDuplicateSkus(counted.map(checkSource));
  if (hasStock)
    for (const report of reports)
      report.notices = report.notices.filter(notice => notice !== 'noQuantities');
  if (products.length === 0 && failures.length === 0)
    failures.push({
      name: files[0]?.name ?? '',
      code: hasStock ? 'inventoryExport' : 'noProducts',
      params: {},
      // What people said of the columns may be why.
      ...(Object.keys(choices).length > 0 ? { columns: mergeColumns(reports) } : {}),
    });
  return { products, files: reports, failures };
};
