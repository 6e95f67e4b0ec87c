import type { AnyDelimiter } from '../../text/csv.ts';
import { FileProblem, type ProblemCode } from '../issues.ts';
import type { ColumnChoices } from './columnTargets.ts';
import { decimalComma } from './decimalComma.ts';
import { detectTable } from './detectTable.ts';
import { type Columns, type Dialect, type Format, normaliseHeader } from './headers.ts';
import { type HeadingRow, type HeadingRows, headingRows, SAMPLE } from './headingRows.ts';

/** How a file is to be read. */
export interface DetectedFormat extends HeadingRow {
  dialect: Format;
  /** Whether decimals are written with a comma. */
  comma: boolean;
}

/** What people say of a file beforehand. */
export interface KnownFormat {
  columns?: ColumnChoices;
  delimiter?: AnyDelimiter;
  /** Whether decimals are written with a comma. */
  comma?: boolean;
}

const dialectOf = (normal: ReadonlySet<string>): Dialect | null => {
  const has = (...names: string[]) => names.some(name => normal.has(name));
  if (has('fieldtype') && has('handleid')) return 'wix-v1';
  if (has('fieldtype') && has('handle')) return 'wix-v3';
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

/** Columns of amounts whose headings do not say so. */
const amountsOf = ({ price, compareAt, cost, grams }: Columns) => [price, compareAt, cost, grams];

/**
 * Finds the heading row (within the first five records, by any usual delimiter) and with it the
 * platform and generation of the export; any other table of products is read by the usual names of
 * its columns and by what people say of them.
 * @param found where the rows that may be headings are at hand.
 * @throws FileProblem where the file is neither; it names the columns that were found.
 */
export const detectDialect = (
  text: string,
  known: KnownFormat = {},
  found: HeadingRows = headingRows(text, known.delimiter),
): DetectedFormat => {
  const { columns: choices = {}, comma } = known;
  const sample = text.slice(0, SAMPLE);
  let widest: string[] = [];
  let other: ProblemCode | null = null;
  for (const row of found.rows) {
    const normal = new Set(row.headings.map(normaliseHeader));
    const dialect = dialectOf(normal);
    if (dialect) return { ...row, dialect, comma: comma ?? decimalComma(sample, row) };
    other ??= otherExport(normal);
    if (row.headings.length > widest.length) widest = row.headings;
  }
  const table = other ? null : detectTable(found.rows, choices);
  if (table?.isReadable) {
    const { row, columns } = table;
    const guess = () => decimalComma(sample, { ...row, amounts: amountsOf(columns) });
    return { ...row, dialect: 'table', comma: comma ?? guess() };
  }
  if (!other && !table && found.tooWide) throw found.tooWide;
  const names = widest.map(heading => heading.trim().slice(0, 30)).filter(Boolean);
  throw new FileProblem(other ?? 'notProductExport', {
    columns: names.slice(0, 8).join(', ') + (names.length > 8 ? ', …' : ''),
  });
};

/** How Shopify's export of stock by location is to be read; null where the file is something else. */
export const detectInventory = (rows: readonly HeadingRow[]): HeadingRow | null =>
  rows.find(({ headings }) => isInventory(new Set(headings.map(normaliseHeader)))) ?? null;
