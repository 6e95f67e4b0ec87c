import { counted } from '../sourceProduct.ts';
import { cellText, codeText } from '../text/codes.ts';
import type { SourceProduct, SourceVariant } from '../types.ts';
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

/** Quantities of one export of stock, summed over its locations. */
export interface InventoryCounts {
  /** By handle and choices; null where no location counts it. */
  byChoices: Map<string, number | null>;
  bySku: Map<string, number | null>;
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

const add = (counts: Map<string, number | null>, key: string, quantity: number | null) => {
  const before = counts.get(key) ?? null;
  counts.set(key, quantity === null ? before : (before ?? 0) + quantity);
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
    return (cells: readonly string[]) => {
      handle = text(cells, 'handle') || handle;
      const values = [1, 2, 3].map(number => text(cells, `option${number}value`));
      // “not stocked” is no count.
      const cellCounts = columns.flatMap(index => {
        const cell = cellText(cells[index]);
        return /^-?\d+(?:\.0+)?$/.test(cell) ? [Math.trunc(Number(cell))] : [];
      });
      const quantity =
        cellCounts.length === 0 ? null : cellCounts.reduce((sum, one) => sum + one, 0);
      add(counts.byChoices, keyOf(handle, values), quantity);
      const sku = codeText(cells[normal.indexOf('sku')]);
      if (sku !== '') add(counts.bySku, sku, quantity);
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
    const fate = as === null ? ('leftOut' as const) : ('kept' as const);
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

const withCount = (
  variant: SourceVariant,
  handle: string,
  { byChoices, bySku }: InventoryCounts,
): SourceVariant => {
  if (variant.stock.countedElsewhere === false) return variant;
  const key = keyOf(handle, variant.values);
  const quantity = byChoices.has(key) ? byChoices.get(key) : bySku.get(variant.sku);
  if (quantity === undefined) return variant;
  return { ...variant, stock: counted(quantity ?? 0, variant.stock.oversell) };
};

/** Products with the stock that another file counts. Those that it does not name stay as they are. */
export const withInventory = (
  products: readonly SourceProduct[],
  counts: InventoryCounts,
): SourceProduct[] =>
  products.map(product => {
    const variants = product.variants.map(variant => withCount(variant, product.handle, counts));
    if (variants.every((variant, index) => variant === product.variants[index])) return product;
    const provided = product.provided.includes('inventory')
      ? product.provided
      : [...product.provided, 'inventory' as const];
    const unsaid = product.unsaid.filter(part => part !== 'inventory');
    return { ...product, variants, provided, unsaid };
  });
