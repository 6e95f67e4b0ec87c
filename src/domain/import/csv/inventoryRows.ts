import type { ImportIssue } from '../issues.ts';
import { counted, untracked } from '../sourceProduct.ts';
import { cellText, codeText } from '../text/codes.ts';
import type { SourceProduct, SourceVariant } from '../types.ts';
import { readWholeNumber, wholeNumberIssue } from '../wholeNumber.ts';
import type { ColumnCells, ColumnReport } from './columnFates.ts';
import { normaliseHeader } from './headers.ts';

/**
 * Shopify's export of stock has a row for each variant at each location (since 2023), or a column
 * for each location (before). What can be sold is `Available`; files without it have `On hand`.
 * Source: Shopify Help Center, "Exporting or importing inventory with a CSV file".
 */
const QUANTITIES = [/^available/, /^onhandcurrent/, /^onhand$/] as const;

const KNOWN =
  /^(?:handle|title|option[123](?:name|value)|sku|hscode|coo|location|binname|incoming.*|unavailable.*|committed.*|available.*|onhand.*|onhandnew)$/;

/** What one thing's rows and columns tell of its stock. */
interface Count {
  /** Summed over the locations; null where none counts it. */
  quantity: number | null;
  /** The cells that hold no whole number: the sum is unknown then. */
  issues: ImportIssue[];
}

/** The counts of one export of stock. */
export interface InventoryCounts {
  /** By handle and choices. */
  byChoices: Map<string, Count>;
  bySku: Map<string, Count>;
}

const keyOf = (handle: string, values: readonly string[]) =>
  [handle, ...values.filter(value => value !== '' && value.toLowerCase() !== 'default title')]
    .join('\u0000')
    .toLowerCase();

/** The places of the quantities among the headings: one, or one for each location. */
const quantityColumns = (normal: readonly string[]): number[] => {
  for (const pattern of QUANTITIES) {
    const index = normal.findIndex(name => pattern.test(name));
    if (index >= 0) return [index];
  }
  return normal.flatMap((name, index) => (name !== '' && !KNOWN.test(name) ? [index] : []));
};

const add = (counts: Map<string, Count>, key: string, { quantity, issues }: Count) => {
  const before = counts.get(key) ?? { quantity: null, issues: [] };
  counts.set(key, {
    quantity: quantity === null ? before.quantity : (before.quantity ?? 0) + quantity,
    issues: [...before.issues, ...issues],
  });
};

/** The count of one row. Words, such as “not stocked”, are no count; a formula's error hides one. */
const countOf = (places: readonly { column: string; cell: string }[], row: number): Count => {
  const count: Count = { quantity: null, issues: [] };
  for (const { column, cell } of places) {
    if (!/^(?:[-−+]?\d|#)/.test(cell)) continue;
    const read = readWholeNumber(cell, false);
    const issue = wholeNumberIssue(read, { row, column, value: cell });
    if (issue) count.issues.push(issue);
    if (read && read !== 'fraction') count.quantity = (count.quantity ?? 0) + read.number;
  }
  return count;
};

/** Gathers the rows of exports of stock. */
export const inventoryRows = () => {
  const counts: InventoryCounts = { byChoices: new Map(), bySku: new Map() };
  let handle = '';
  const reader = (headings: readonly string[]) => {
    const normal = headings.map(normaliseHeader);
    const columns = quantityColumns(normal);
    const text = (cells: readonly string[], name: string) => {
      const index = normal.indexOf(name);
      return index < 0 ? '' : cellText(cells[index]);
    };
    return (cells: readonly string[], row: number) => {
      handle = text(cells, 'handle') || handle;
      const values = [1, 2, 3].map(number => text(cells, `option${number}value`));
      const places = columns.map(index => ({
        column: headings[index]?.trim() ?? '',
        cell: cellText(cells[index]),
      }));
      const count = countOf(places, row);
      add(counts.byChoices, keyOf(handle, values), count);
      const sku = codeText(cells[normal.indexOf('sku')]);
      if (sku !== '') add(counts.bySku, sku, count);
    };
  };
  return { reader, counts };
};

/** What became of the columns of an export of stock. */
export const inventoryColumns = (
  headings: readonly string[],
  cells: readonly ColumnCells[],
): ColumnReport[] => {
  const normal = headings.map(normaliseHeader);
  const quantities = quantityColumns(normal);
  return headings.map((heading, index) => {
    const name = normal[index] ?? '';
    const as = quantities.includes(index)
      ? 'inventory'
      : name === 'handle' || name === 'sku'
        ? name
        : /^option\d/.test(name)
          ? 'options'
          : null;
    const fate = as === null ? ('leftOut' as const) : ('field' as const);
    const met = cells[index] ?? { filled: 0, samples: [] };
    return {
      name: heading.trim(),
      fate,
      as,
      target: null,
      usual: { fate, as, target: null },
      ...met,
    };
  });
};

const countFor = (
  variant: SourceVariant,
  handle: string,
  { byChoices, bySku }: InventoryCounts,
): Count | undefined =>
  variant.stock.countedElsewhere === false
    ? undefined
    : (byChoices.get(keyOf(handle, variant.values)) ?? bySku.get(variant.sku));

const isUnread = ({ issues }: Count) => issues.some(({ code }) => code !== 'ambiguousNumber');

const withCount = (variant: SourceVariant, count: Count | undefined): SourceVariant => {
  if (!count) return variant;
  const { oversell } = variant.stock;
  if (isUnread(count))
    return {
      ...variant,
      stock: { ...untracked(true), oversell },
      unread: [...variant.unread, 'inventory'],
    };
  return { ...variant, stock: counted(count.quantity ?? 0, oversell) };
};

/** Products with the stock that another file counts. Those that it does not name stay as they are. */
export const withInventory = (
  products: readonly SourceProduct[],
  counts: InventoryCounts,
): SourceProduct[] =>
  products.map(product => {
    const found = product.variants.map(variant => countFor(variant, product.handle, counts));
    if (found.every(count => count === undefined)) return product;
    const provided = product.provided.includes('inventory')
      ? product.provided
      : [...product.provided, 'inventory' as const];
    return {
      ...product,
      variants: product.variants.map((variant, index) => withCount(variant, found[index])),
      provided,
      unsaid: product.unsaid.filter(part => part !== 'inventory'),
      issues: [...product.issues, ...found.flatMap(count => count?.issues ?? [])],
    };
  });
