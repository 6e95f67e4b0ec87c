import Papa, { type ParseResult } from 'papaparse';
import { messageOf } from '../../errors.ts';
import type { Platform } from '../../platforms.ts';
import { checkSource, markDuplicateSkus } from '../checkSource.ts';
import { errorIssue, FileProblem } from '../issues.ts';
import { ADAPTERS, platformOf } from '../platforms/registry.ts';
import { decodeText, type TextEncoding } from '../text/decodeText.ts';
import type { SourceProduct } from '../types.ts';
import { type ColumnReport, columnReports, leftOutColumns } from './columnFates.ts';
import { type DetectedFormat, detectDialect, detectInventory } from './detectDialect.ts';
import { type Dialect, type HeaderMap, mapHeaders } from './headers.ts';
import { inventoryColumns, inventoryRows, withInventory } from './inventoryRows.ts';
import type { RowStore } from './shopifyRows.ts';

/** Largest file that is read, in bytes. */
export const MAX_FILE_SIZE = 50 * 1024 * 1024;

/** Characters parsed between two reports of progress. */
const CHUNK = 1 << 21;

/** What was found out about one file, for people to check. */
export interface FileReport {
  name: string;
  size: number;
  dialect: Dialect | 'shopify-inventory';
  encoding: TextEncoding;
  encodingGuessed: boolean;
  delimiter: string;
  comma: boolean;
  /** Row of the headings, 1 being the file's first. */
  headerRow: number;
  rows: number;
  columns: ColumnReport[];
  /** What is worth a word about the file as a whole; words under `import.file.notice`. */
  notices: FileNotice[];
}

/** What a file as a whole does not tell. */
export type FileNotice = 'noQuantities' | 'noPrices';

/** A file that could not be read, and why. */
export interface FileFailure {
  name: string;
  code: FileProblem['code'];
  params: FileProblem['params'];
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

/** How far the reading is; `share` goes from 0 to 1 over all files. */
export interface ReadProgress {
  file: string;
  share: number;
  rows: number;
}

const isBlank = (cells: readonly string[]) => cells.every(cell => cell.trim() === '');

/** Counts in how many rows each column has something. */
const counter = (headings: readonly string[]) => {
  const filled: number[] = headings.map(() => 0);
  const count = (cells: readonly string[]) => {
    for (const [index, cell] of cells.entries())
      if (cell !== '' && index < filled.length) filled[index] = (filled[index] ?? 0) + 1;
  };
  return { count, filled };
};

interface Parsed {
  rows: number;
  badQuotes: number[];
}

const parseRows = (
  text: string,
  {
    delimiter,
    newline,
    headerIndex,
  }: Pick<DetectedFormat, 'delimiter' | 'newline' | 'headerIndex'>,
  add: (cells: string[], row: number) => void,
  progress: (share: number, rows: number) => void,
): Parsed => {
  const parsed: Parsed = { rows: 0, badQuotes: [] };
  let records = 0;
  const config = {
    delimiter,
    newline,
    skipEmptyLines: false,
    chunkSize: CHUNK,
    chunk: ({ data, errors, meta }: ParseResult<string[]>) => {
      for (const error of errors)
        if (error.type === 'Quotes') parsed.badQuotes.push(records + (error.row ?? 0) + 1);
      for (const cells of data) {
        records++;
        if (records <= headerIndex + 1 || isBlank(cells)) continue;
        parsed.rows++;
        add(cells, records);
      }
      progress(meta.cursor / Math.max(1, text.length), parsed.rows);
    },
  };
  Papa.parse<string[]>(text, config);
  return parsed;
};

const markBadQuotes = (products: SourceProduct[], file: number, rows: readonly number[]) => {
  if (rows.length === 0) return;
  const bad = new Set(rows);
  for (const product of products) {
    if (product.file !== file) continue;
    for (const row of product.rows)
      if (bad.has(row)) product.issues.push(errorIssue('unclosedQuote', { row }));
  }
};

/** What people take for granted and the file has no column for. */
const noticesOf = (columns: HeaderMap['columns'], dialect: Dialect): FileNotice[] => [
  ...(platformOf(dialect) === 'shopify' &&
  columns.tracker !== undefined &&
  columns.quantity === undefined
    ? (['noQuantities'] as const)
    : []),
  ...(columns.price === undefined ? (['noPrices'] as const) : []),
];

const failure = (name: string, error: unknown): FileFailure => {
  if (error instanceof FileProblem) return { name, code: error.code, params: error.params };
  const reason = messageOf(error);
  return { name, code: 'readerFailed', params: { reason } };
};

/**
 * Reads export files into products: detects encoding, separators, headings and dialect, and gathers
 * the rows of a product over all files. A file that cannot be read is reported and the others go on.
 */
export const readExport = (
  platform: Platform,
  files: readonly ExportFile[],
  onProgress: (progress: ReadProgress) => void = () => {},
): ReadExport => {
  const stores = new Map<() => RowStore, RowStore>();
  const reports: FileReport[] = [];
  const failures: FileFailure[] = [];
  const badQuotes: { file: number; rows: number[] }[] = [];
  const stock = inventoryRows();
  let isStockTold = false;

  const storeOf = (dialect: Dialect) => {
    const make = ADAPTERS[platform].dialects[dialect];
    if (!make) throw new FileProblem('otherPlatform', { platform: platformOf(dialect) });
    const store = stores.get(make) ?? make();
    stores.set(make, store);
    return store;
  };

  const readFile = ({ name, bytes }: ExportFile, file: number) => {
    if (bytes.length > MAX_FILE_SIZE)
      throw new FileProblem('fileTooLarge', { size: bytes.length, most: MAX_FILE_SIZE });
    const { text, encoding, guessed } = decodeText(bytes);
    const inventory = platform === 'shopify' ? detectInventory(text) : null;
    if (inventory) {
      const { delimiter, headings, headerIndex } = inventory;
      const { count, filled } = counter(headings);
      const take = stock.reader(headings);
      const add = (cells: string[]) => {
        count(cells);
        take(cells);
      };
      const { rows } = parseRows(text, inventory, add, () => {});
      isStockTold = true;
      reports.push({
        ...{ name, size: bytes.length, encoding, encodingGuessed: guessed, delimiter, rows },
        ...{ dialect: 'shopify-inventory', comma: false, headerRow: headerIndex + 1, notices: [] },
        columns: inventoryColumns(headings, filled),
      });
      return;
    }
    const format = detectDialect(text);
    const { headings, comma, delimiter, dialect } = format;
    const store = storeOf(dialect);
    const map: HeaderMap = mapHeaders(headings, dialect);
    const leftOut = leftOutColumns(headings, map);
    const reader = store.reader({ file, headings, comma, leftOut, ...map });
    const { count, filled } = counter(headings);
    const add = (cells: string[], row: number) => {
      count(cells);
      reader.add(cells, row);
    };
    const parsed = parseRows(text, format, add, (share, rows) =>
      onProgress({ file: name, share: (file + share) / files.length, rows }),
    );
    badQuotes.push({ file, rows: parsed.badQuotes });
    reports.push({
      ...{
        name,
        size: bytes.length,
        dialect,
        encoding,
        encodingGuessed: guessed,
        delimiter,
        comma,
      },
      headerRow: format.headerIndex + 1,
      rows: parsed.rows,
      columns: columnReports(headings, map, filled),
      notices: noticesOf(map.columns, dialect),
    });
  };

  for (const [index, file] of files.entries()) {
    try {
      readFile(file, index);
    } catch (error) {
      failures.push(failure(file.name, error));
    }
  }
  const gathered = [...stores.values()].flatMap(store => store.finish());
  for (const { file, rows } of badQuotes) markBadQuotes(gathered, file, rows);
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
    });
  return { products, files: reports, failures };
};
