import { getPath, isPlainObject } from 'ra-data-firestore/query';
import { minorToDecimal } from '../money/money.ts';
import { totalInventory } from '../product/deriveProduct.ts';
import { priceRange } from '../product/priceRange.ts';
import type { Product } from '../schemas/product.ts';
import type { Cell } from '../text/csv.ts';
import { htmlToText } from '../text/htmlToText.ts';
import { changesInDecimals, inDecimals } from './amountsInside.ts';
import type { ExportColumn } from './columns.ts';
import { readable, readableChanges } from './readable.ts';

/** A record as it is exported. */
export type ExportRecord = Readonly<Record<string, unknown>>;

/** Writes an instant as text. */
export type DateWriter = (date: Date) => string;

/**
 * How a file says what a record holds: instants as text, values that stand for words in the
 * language of the reader, and the currency of a related record, where it is known.
 */
export interface CellFormats {
  date: DateWriter;
  word: (column: ExportColumn, value: string) => string;
  /** What a part of a value is called; its key unless given. */
  label?: (column: ExportColumn, part: string) => string;
  currencyOf?: (column: ExportColumn, id: string) => string | null;
}

/** What stands between the items of a list. */
export const LIST_SEPARATOR = ' | ';

/**
 * Most characters that a cell takes in every spreadsheet: Excel ends at 32,767, LibreOffice breaks
 * paragraphs in two behind some 16,360.
 */
export const MAX_CELL = 16_000;

/** Text that fits a cell; what is cut off is marked, and no character is halved. */
export const fitCell = (text: string): string =>
  text.length > MAX_CELL
    ? `${text.slice(0, MAX_CELL - 2).replace(/[\ud800-\udbff]$/, '')} …`
    : text;

const fitting = (cell: Cell): Cell => (typeof cell === 'string' ? fitCell(cell) : cell);

const plain = (value: unknown, writeDate: DateWriter): Cell => {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value;
  if (value instanceof Date) return writeDate(value);
  return readable(value, { date: writeDate, label: part => part });
};

const worded = (value: unknown, column: ExportColumn, words: CellFormats): Cell => {
  if (!column.words) return plain(value, words.date);
  if (typeof value === 'boolean') return words.word(column, value ? 'yes' : 'no');
  return typeof value === 'string' && value ? words.word(column, value) : plain(value, words.date);
};

/** The values at a path that may lead through a list: `images.url` is every picture's address. */
export const valuesAt = (record: ExportRecord, path: string): unknown[] => {
  const whole = getPath(record, path);
  if (Array.isArray(whole)) return whole;
  const cut = path.lastIndexOf('.');
  const list = cut > 0 ? getPath(record, path.slice(0, cut)) : undefined;
  if (!Array.isArray(list)) return [];
  return list.map(item => (isPlainObject(item) ? item[path.slice(cut + 1)] : undefined));
};

const parts = (record: ExportRecord, column: ExportColumn, words: CellFormats): Cell => {
  const value = getPath(record, column.field);
  const partFormats = {
    date: words.date,
    label: (part: string) => words.label?.(column, part) ?? part,
  };
  if (column.currencyOf) {
    const own = typeof record.currency === 'string' ? record.currency : null;
    const currencyOf = (id: string) => words.currencyOf?.(column, id) ?? own;
    return readableChanges(changesInDecimals(value, currencyOf), partFormats) || null;
  }
  const currency = column.currencyField && getPath(record, column.currencyField);
  const shown = typeof currency === 'string' ? inDecimals(value, currency) : value;
  return readable(shown, partFormats) || null;
};

/** A telephone number as ITU-T E.123 writes it: a spreadsheet would take hyphens for subtractions. */
const spaced = (phone: string): string =>
  /^\+[\d\s().\-/]+$/.test(phone.trim()) ? phone.trim().replaceAll(/[\s.\-/]+/g, ' ') : phone;

/** Products come read by their schema: what has variants and an inventory is one. */
export const isProduct = (record: ExportRecord): record is ExportRecord & Product =>
  Array.isArray(record.variants) && isPlainObject(record.inventory);

const pieces = (record: ExportRecord): Cell => {
  if (!isProduct(record)) return null;
  const { tracked, quantity } = totalInventory(record);
  return tracked ? quantity : null;
};

const money = (record: ExportRecord, column: ExportColumn, minor: unknown): Cell => {
  const currency = column.currencyField && getPath(record, column.currencyField);
  if (typeof minor !== 'number') return null;
  return typeof currency === 'string' ? Number(minorToDecimal(minor, currency)) : minor;
};

/** What a column shows of a record, however long. */
const wholeCell = (record: ExportRecord, column: ExportColumn, words: CellFormats): Cell => {
  const value = getPath(record, column.field);
  switch (column.kind) {
    case 'money':
      return money(record, column, value);
    case 'lowestPrice':
      return isProduct(record) ? money(record, column, priceRange(record)?.from) : null;
    case 'highestPrice':
      return isProduct(record) ? money(record, column, priceRange(record)?.to) : null;
    case 'pieces':
      return pieces(record);
    case 'date':
      return value instanceof Date ? words.date(value) : null;
    case 'size':
      return Array.isArray(value) ? value.length : null;
    case 'parts':
      return parts(record, column, words);
    case 'phone':
      return typeof value === 'string' ? spaced(value) : null;
    case 'html':
      return typeof value === 'string' ? htmlToText(value) : null;
    case 'list':
      return valuesAt(record, column.field)
        .map(item => worded(item, column, words))
        .filter(item => item !== null && item !== '')
        .join(LIST_SEPARATOR);
    case 'text':
      return worded(value, column, words);
  }
};

/**
 * What a column shows of a record: amounts as decimal numbers in the record's currency, dates and
 * words as `words` has them, lists joined by ` | `, nothing longer than a cell takes.
 */
export const columnCell = (record: ExportRecord, column: ExportColumn, words: CellFormats): Cell =>
  fitting(wholeCell(record, column, words));
