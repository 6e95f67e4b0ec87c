import { messageOf } from '../../errors.ts';
import type { Platform } from '../../platforms.ts';
import type { AnyDelimiter } from '../../text/csv.ts';
import { checkSource, markDuplicateSkus } from '../checkSource.ts';
import { errorIssue, FileProblem, type ImportIssue } from '../issues.ts';
import { ADAPTERS, platformOf } from '../platforms/registry.ts';
import { decodeText, type TextEncoding } from '../text/decodeText.ts';
import { tellingWords } from '../text/tellingWords.ts';
import type { SourceProduct } from '../types.ts';
import { type ColumnReport, columnReports, leftOutColumns } from './columnFates.ts';
import type { ColumnChoices } from './columnTargets.ts';
import { detectDialect, detectInventory } from './detectDialect.ts';
import { detectTable } from './detectTable.ts';
import { type Format, type HeaderMap, mapHeaders } from './headers.ts';
import { headingRows, SAMPLE } from './headingRows.ts';
import { inventoryColumns, inventoryRows, withInventory } from './inventoryRows.ts';
import { mergeColumns } from './mergeColumns.ts';
import { cellCounter, parseRows } from './parseRows.ts';
import { shiftFinder, shiftIssue } from './shiftedRows.ts';
import { type RowStore, tableRows } from './shopifyRows.ts';
import { tableReading } from './tableReading.ts';

/** Largest file that is read, in bytes. */
export const MAX_FILE_SIZE = 50 * 1024 * 1024;

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
  tellingWords: string[];
  /** Row of the headings, 1 being the file's first. */
  headerRow: number;
  rows: number;
  columns: ColumnReport[];
  /** What is worth a word about the file as a whole; words under `import.file.notice`. */
  notices: FileNotice[];
}

/** What is to be known of a file as a whole. */
export type FileNotice = 'noQuantities' | 'noPrices' | 'table' | 'update';

/** A file that could not be read, and why. */
export interface FileFailure {
  name: string;
  code: FileProblem['code'];
  params: FileProblem['params'];
  /** Its columns, where people can say what they are. */
  columns?: ColumnReport[];
}

/** All products of an upload. */
export interface ReadExport {
  products: SourceProduct[];
  files: FileReport[];
  failures: FileFailure[];
}

/** A file's name and content. */
export interface ExportFile {
  name: string;
  bytes: Uint8Array;
}

/** What people say of the files beforehand. */
export interface ReadChoices {
  /** What columns are, by their headings. */
  columns?: ColumnChoices;
  /** How files are written, by their names. */
  formats?: Readonly<Record<string, FileFormat>>;
}

/** What people say of how a file is written; what they do not say is found out. */
export interface FileFormat {
  encoding?: TextEncoding;
  delimiter?: AnyDelimiter;
  /** Whether decimals are written with a comma. */
  comma?: boolean;
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

/** What people say of how a file is written. */
export const formatOf = (formats: ReadChoices['formats'] = {}, name: string): FileFormat =>
  (Object.hasOwn(formats, name) ? formats[name] : undefined) ?? {};

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
  parseRows(text.slice(0, SAMPLE), table.row, count, () => {});
  const usual = mapHeaders(headings, 'table');
  const map = mapHeaders(headings, 'table', choices);
  // What is said of a heading holds for all columns that have it.
  return mergeColumns([{ columns: columnReports(headings, 'table', map, usual, cells) }]);
};

const failure = (
  { name, bytes }: ExportFile,
  error: unknown,
  choices: ColumnChoices,
  { encoding, delimiter }: FileFormat,
): FileFailure => {
  if (error instanceof FileProblem) {
    const told = { name, code: error.code, params: error.params };
    if (error.code !== 'notProductExport') return told;
    return {
      ...told,
      columns: unknownColumns(decodeText(bytes, encoding).text, choices, delimiter),
    };
  }
  const reason = messageOf(error);
  return { name, code: 'readerFailed', params: { reason } };
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
  let isStockTold = false;

  const storeOf = (format: Format) => {
    const make = format === 'table' ? tableRows[platform] : ADAPTERS[platform].dialects[format];
    if (!make && format !== 'table')
      throw new FileProblem('otherPlatform', { platform: platformOf(format) });
    if (!make) throw new FileProblem('notProductExport');
    const store = stores.get(make) ?? make();
    stores.set(make, store);
    return store;
  };

  const readFile = ({ name, bytes }: ExportFile, file: number) => {
    if (bytes.length > MAX_FILE_SIZE)
      throw new FileProblem('fileTooLarge', { size: bytes.length, most: MAX_FILE_SIZE });
    const known = formatOf(formats, name);
    const { text, encoding, guessed } = decodeText(bytes, known.encoding);
    const written = { name, size: bytes.length, encoding, encodingGuessed: guessed };
    const told = { ...written, tellingWords: tellingWords(text) };
    const found = headingRows(text, known.delimiter);
    const inventory = platform === 'shopify' ? detectInventory(found.rows) : null;
    if (inventory) {
      const { delimiter, headings, headerIndex } = inventory;
      const { count, cells: seen } = cellCounter(headings);
      const take = stock.reader(headings);
      const add = (cells: string[]) => {
        count(cells);
        take(cells);
      };
      const { rows } = parseRows(text, inventory, add, () => {});
      isStockTold = true;
      reports.push({
        ...{ ...told, delimiter, rows },
        ...{ dialect: 'shopify-inventory', comma: false, headerRow: headerIndex + 1, notices: [] },
        columns: inventoryColumns(headings, seen),
      });
      return;
    }
    const format = detectDialect(text, { ...known, columns: choices }, found);
    const { headings, comma, delimiter, dialect } = format;
    const store = storeOf(dialect);
    const map: HeaderMap = mapHeaders(headings, dialect, choices);
    const leftOut = leftOutColumns(headings, map);
    const table = tableReading(headings, map.columns, dialect);
    const extraNames = leftOut.map(({ name }) => name);
    const reader = store.reader({
      ...{ file, headings, comma, leftOut, extraNames },
      ...map,
      ...table,
    });
    const { count, cells: seen } = cellCounter(headings);
    const findShift = shiftFinder(headings, map.columns);
    const issues = new Map<number, ImportIssue>();
    const add = (cells: string[], row: number) => {
      count(cells);
      const shift = findShift(cells);
      if (shift) issues.set(row, shiftIssue(shift, row));
      reader.add(cells, row);
    };
    const parsed = parseRows(text, format, add, (share, rows) =>
      onProgress({ file: name, share: (file + share) / files.length, rows }),
    );
    for (const row of parsed.badQuotes) issues.set(row, errorIssue('unclosedQuote', { row }));
    badRows.push({ file, issues });
    reports.push({
      ...{ ...told, dialect, delimiter, comma },
      headerRow: format.headerIndex + 1,
      rows: parsed.rows,
      columns: columnReports(headings, dialect, map, mapHeaders(headings, dialect), seen),
      notices: noticesOf(map.columns, dialect),
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
  const counted = isStockTold ? withInventory(gathered, stock.counts) : gathered;
  const products = markDuplicateSkus(counted.map(checkSource));
  if (isStockTold)
    for (const report of reports)
      report.notices = report.notices.filter(notice => notice !== 'noQuantities');
  if (products.length === 0 && failures.length === 0)
    failures.push({
      name: files[0]?.name ?? '',
      code: isStockTold ? 'inventoryExport' : 'noProducts',
      params: {},
      // What people said of the columns may be why.
      ...(Object.keys(choices).length > 0 ? { columns: mergeColumns(reports) } : {}),
    });
  return { products, files: reports, failures };
};
