import { type Converted, convertMoney } from '../exchange/convertMoney.ts';
import type { ExchangeRates } from '../exchange/exchangeRates.ts';
import { sameValue } from '../fieldChanges.ts';
import { totalInventory } from '../product/deriveProduct.ts';
import { lowestPrice } from '../product/priceRange.ts';
import type { FieldsIn } from '../product/productFields.ts';
import { weightRange } from '../product/weightRange.ts';
import type { Product } from '../schemas/product.ts';
import { hasText } from '../text/htmlToText.ts';

/** One product's value in one row; null where it has none. */
export type CompareCell =
  | { kind: 'text'; text: string }
  | { kind: 'html'; html: string }
  | { kind: 'money'; amount: Converted }
  | { kind: 'count'; count: number }
  /** In grams; two where variants differ. */
  | { kind: 'weight'; from: number; to: number }
  | { kind: 'list'; items: string[] }
  | { kind: 'images'; urls: string[] }
  | null;

/** One attribute of all products. `best` holds the columns with the best value. */
export interface CompareRow {
  /** A name the page translates, or `attribute` with the attribute's own name as `label`. */
  key: string;
  label?: string;
  cells: CompareCell[];
  differs: boolean;
  best: number[];
}

/** How prices are shown. */
export interface ComparePrices {
  /** null: each in its own currency. */
  currency: string | null;
  rates: readonly ExchangeRates[];
}

const text = (value: string): CompareCell =>
  value.trim() === '' ? null : { kind: 'text', text: value };
const list = (items: readonly string[]): CompareCell =>
  items.length === 0 ? null : { kind: 'list', items: [...items] };

const money = (minor: number | null, product: Product, prices: ComparePrices): CompareCell => {
  if (minor === null) return null;
  const own = { minor, currency: product.currency };
  return {
    kind: 'money',
    amount: convertMoney(own, prices.currency ?? own.currency, prices.rates),
  };
};

const stock = (product: Product): CompareCell => {
  const inventory = totalInventory(product);
  return inventory.tracked ? { kind: 'count', count: inventory.quantity } : null;
};

type Reader = (product: Product) => CompareCell;

/** A field with a row of its own; each attribute has one, by its name. */
export type ComparedField = Exclude<FieldsIn<'compare'>, 'attributes'>;

/** In the order of the page. */
const rowReaders = (prices: ComparePrices): Record<ComparedField, Reader> => ({
  images: ({ images }) =>
    images.length === 0
      ? null
      : { kind: 'images', urls: images.map(image => image.thumbnailUrl ?? image.url) },
  price: product => money(lowestPrice(product), product, prices),
  compareAtPrice: product => money(product.compareAtPrice, product, prices),
  stockState: product => text(product.stockState),
  inventory: stock,
  lowStockThreshold: ({ lowStockThreshold: count }) =>
    count === null ? null : { kind: 'count', count },
  status: product => text(product.status),
  businessName: product => text(product.businessName),
  brand: product => text(product.brand),
  category: product => text(product.category),
  sku: product => text(product.sku),
  barcode: product => text(product.barcode),
  weightGrams: product => {
    const range = weightRange(product);
    return range && { kind: 'weight', ...range };
  },
  tags: product => list([...product.tags].sort()),
  options: product =>
    list(
      product.options.map(
        option => `${option.name}: ${option.values.map(value => value.name).join(', ')}`,
      ),
    ),
  variants: ({ variants }) => ({ kind: 'count', count: variants.length }),
  description: ({ description }) =>
    hasText(description) ? { kind: 'html', html: description } : null,
});

/** A value that larger or smaller can be better of; null where it cannot be compared. */
const rank = (key: string, cell: CompareCell, currency: string | null): number | null => {
  if (key === 'price' && cell?.kind === 'money') {
    const { amount } = cell;
    const comparable = amount.kind !== 'noRate' && amount.money.currency === currency;
    return comparable ? -amount.money.minor : null;
  }
  return key === 'inventory' && cell?.kind === 'count' ? cell.count : null;
};

const bestOf = (key: string, cells: readonly CompareCell[], currency: string | null): number[] => {
  const ranks = cells.map(cell => rank(key, cell, currency));
  const known = ranks.filter(value => value !== null);
  // The best of one, or of equals, is no news; nor is the cheapest where one price is not known.
  if (known.length < 2 || new Set(known).size < 2) return [];
  if (key === 'price' && known.length < cells.filter(cell => cell !== null).length) return [];
  const best = Math.max(...known);
  return ranks.flatMap((value, index) => (value === best ? [index] : []));
};

/** Amounts are compared as they were entered, lists and text by content. */
const comparable = (cell: CompareCell): unknown => {
  if (cell?.kind !== 'money') return cell;
  return cell.amount.kind === 'converted' ? cell.amount.original : cell.amount.money;
};

const differs = (cells: readonly CompareCell[]) =>
  cells.some(cell => !sameValue(comparable(cell), comparable(cells[0] ?? null)));

const attributeRows = (products: readonly Product[]): [string, CompareCell[]][] => {
  const names = new Map<string, string>();
  for (const { name } of products.flatMap(product => product.attributes))
    if (!names.has(name.trim().toLowerCase())) names.set(name.trim().toLowerCase(), name.trim());
  return [...names].map(([key, name]) => [
    name,
    products.map(({ attributes }) =>
      text(attributes.find(one => one.name.trim().toLowerCase() === key)?.value ?? ''),
    ),
  ]);
};

/**
 * Products side by side: one row for each attribute, rows that nobody fills left out.
 * Prices without a rate keep their own currency and are never taken one to one, so then no price
 * is marked as the best.
 */
export const compareProducts = (
  products: readonly Product[],
  prices: ComparePrices,
): CompareRow[] => {
  const [first] = products;
  const single = products.every(product => product.currency === first?.currency);
  const currency = prices.currency ?? (single ? (first?.currency ?? null) : null);
  const fixed = Object.entries(rowReaders(prices)).map(([key, read]): CompareRow => {
    const cells = products.map(read);
    return { key, cells, differs: differs(cells), best: bestOf(key, cells, currency) };
  });
  const own = attributeRows(products).map(
    ([label, cells]): CompareRow => ({
      key: 'attribute',
      label,
      cells,
      differs: differs(cells),
      best: [],
    }),
  );
  return [...fixed, ...own].filter(({ cells }) => cells.some(cell => cell !== null));
};
