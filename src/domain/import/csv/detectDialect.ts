import Papa from 'papaparse';
import { type AnyDelimiter, DELIMITERS } from '../../text/csv.ts';
import { FileProblem, type ProblemCode } from '../issues.ts';
import { decimalComma } from './decimalComma.ts';
import { type Dialect, normaliseHeader } from './headers.ts';
import { lineEnd } from './lineEnd.ts';

/** How a file is to be read. */
export interface DetectedFormat {
  dialect: Dialect;
  delimiter: AnyDelimiter;
  newline: '\n' | '\r';
  /** Records above the heading row, such as a table's title. */
  headerIndex: number;
  headings: string[];
  /** Whether decimals are written with a comma. */
  comma: boolean;
}

const ANY_DELIMITER: readonly AnyDelimiter[] = [...DELIMITERS, '|'];
const LINES_SEARCHED = 5;
const SAMPLE = 200_000;
/** The widest export known has about 100 columns; shops add metafields. */
const MAX_COLUMNS = 2000;

const dialectOf = (normal: ReadonlySet<string>): Dialect | null => {
  const has = (...names: string[]) => names.some(name => normal.has(name));
  if (has('fieldtype') && has('handleid')) return 'wix-v1';
  if (has('fieldtype') && has('handle') && has('plaindescription', 'media', 'strikethroughprice'))
    return 'wix-v3';
  if (!has('title') || has('fieldtype')) return null;
  const legacy = ['variantprice', 'bodyhtml', 'variantsku', 'imagesrc', 'variantgrams'];
  if (has('handle') && has(...legacy)) return 'shopify-legacy';
  const recent = ['productimageurl', 'continuesellingwhenoutofstock', 'publishedononlinestore'];
  if (has('urlhandle') && has('price', 'option1value', 'sku', 'description', ...recent))
    return 'shopify-2025';
  if (has('price') && has(...recent)) return 'shopify-2025';
  return has('handle') && has('price', 'compareatprice') && has('option1value', 'vendor')
    ? 'shopify-2025'
    : null;
};

/** Whether headings are of Shopify's export of stock by location, of any year. */
const isInventory = (normal: ReadonlySet<string>) =>
  normal.has('handle') &&
  !normal.has('variantprice') &&
  (normal.has('hscode') ||
    (normal.has('location') && [...normal].some(name => /^(?:onhand|available)/.test(name))));

const otherExport = (normal: ReadonlySet<string>): ProblemCode | null => {
  const has = (...names: string[]) => names.every(name => normal.has(name));
  if (isInventory(normal)) return 'inventoryExport';
  if (has('financialstatus') || has('lineitemname') || has('ordernumber')) return 'ordersExport';
  if (has('firstname', 'lastname', 'email')) return 'customersExport';
  return null;
};

const firstRecords = (text: string, delimiter: string, newline: '\n' | '\r') =>
  Papa.parse<string[]>(text.slice(0, SAMPLE), {
    delimiter,
    newline,
    preview: LINES_SEARCHED,
    skipEmptyLines: false,
  }).data;

/**
 * Finds the heading row (within the first five records, by any usual delimiter) and with it the
 * platform and generation of the export.
 * @throws FileProblem where the file is no product export; it names the columns that were found.
 */
export const detectDialect = (text: string): DetectedFormat => {
  const body = text.startsWith('\ufeff') ? text.slice(1) : text;
  if (body.trim() === '') throw new FileProblem('fileEmpty');
  const newline = lineEnd(body);
  let widest: string[] = [];
  let other: ProblemCode | null = null;
  for (const delimiter of ANY_DELIMITER) {
    for (const [headerIndex, headings] of firstRecords(body, delimiter, newline).entries()) {
      if (headings.length > MAX_COLUMNS)
        throw new FileProblem('tooManyColumns', { count: headings.length, most: MAX_COLUMNS });
      const normal = new Set(headings.map(normaliseHeader));
      const dialect = dialectOf(normal);
      if (dialect) {
        const comma = decimalComma(body.slice(0, SAMPLE), { delimiter, newline, headerIndex });
        return { dialect, delimiter, newline, headerIndex, headings, comma };
      }
      other ??= otherExport(normal);
      if (headings.length > widest.length) widest = headings;
    }
  }
  const found = widest.map(heading => heading.trim().slice(0, 30)).filter(Boolean);
  throw new FileProblem(other ?? 'notProductExport', {
    columns: found.slice(0, 8).join(', ') + (found.length > 8 ? ', …' : ''),
  });
};

/** How Shopify's export of stock by location is to be read; null where the text is something else. */
export const detectInventory = (
  text: string,
): Pick<DetectedFormat, 'delimiter' | 'newline' | 'headerIndex' | 'headings'> | null => {
  const body = text.startsWith('\ufeff') ? text.slice(1) : text;
  const newline = lineEnd(body);
  for (const delimiter of ANY_DELIMITER)
    for (const [headerIndex, headings] of firstRecords(body, delimiter, newline).entries())
      if (isInventory(new Set(headings.map(normaliseHeader))))
        return { delimiter, newline, headerIndex, headings };
  return null;
};
