import type { ComparableProduct } from '../../src/domain/duplicates/profile.ts';
import { type CellProblem, parseTable, UnreadableFile } from './readTable.ts';

/** The products of a file, and what could not be read of them. */
export interface ProductFile {
  products: ComparableProduct[];
  /** Prices that are no amount; the products are compared without. */
  warnings: CellProblem[];
}

const PRICE = /^[^\d-]{0,4}\s*(\d[\d., ]*)\s*\D{0,4}$/;
const MINOR_UNITS = 100;
const LONGEST_ID = 500;

/** An amount in hundredths; null where there is none, undefined where it cannot be read. */
export const readPrice = (text: string): number | null | undefined => {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const digits = PRICE.exec(trimmed)?.[1]?.replaceAll(' ', '');
  if (digits === undefined) return undefined;
  // The last mark separates decimals unless three digits follow it.
  const decimals = /[.,](\d{1,2}|\d{4,})$/.exec(digits);
  const whole = (decimals ? digits.slice(0, decimals.index) : digits).replace(/[.,]/g, '');
  const amount = Number(`${whole}.${decimals?.[1] ?? 0}`);
  return Number.isFinite(amount) ? Math.round(amount * MINOR_UNITS) : undefined;
};

/**
 * Reads the text of a file of products.
 * @throws UnreadableFile where a product has no id, or another one's, or it is no such table.
 */
export const readProducts = (text: string, name: string): ProductFile => {
  const problems: CellProblem[] = [];
  const warnings: CellProblem[] = [];
  const rowOf = new Map<string, number>();
  const products = parseTable(text, name, ['id']).map(({ row, cells }): ComparableProduct => {
    const id = (cells.id ?? '').trim();
    const before = rowOf.get(id);
    const problem = (message: string) => problems.push({ row, column: 'id', message });
    if (id === '') problem('is empty. Every product needs an id of its own');
    else if (id.length > LONGEST_ID) problem(`is longer than ${LONGEST_ID} characters`);
    else if (before !== undefined)
      problem(`“${id}” is the id of row ${before} already. Every product needs an id of its own`);
    rowOf.set(id, row);
    const price = readPrice(cells.price ?? '');
    if (price === undefined)
      warnings.push({
        row,
        column: 'price',
        message: `“${cells.price}” is no amount; compared without a price. Write it like 12.50`,
      });
    return {
      id,
      businessId: (cells.business ?? '').trim(),
      title: cells.title ?? '',
      description: cells.description ?? '',
      brand: cells.brand ?? '',
      category: cells.category ?? '',
      sku: cells.sku ?? '',
      barcode: cells.barcode ?? '',
      price: price ?? null,
      currency: (cells.currency ?? '').trim().toUpperCase(),
    };
  });
  if (problems.length > 0) throw new UnreadableFile(name, problems.slice(0, 20));
  return { products, warnings };
};

/**
 * Reads the text of a file of true pairs.
 * @throws UnreadableFile where a pair names a product that is not there, or one twice.
 */
export const readTruth = (
  text: string,
  name: string,
  ids: ReadonlySet<string>,
): [string, string][] => {
  const problems: CellProblem[] = [];
  const pairs = parseTable(text, name, ['first', 'second']).map(
    ({ row, cells }): [string, string] => {
      const pair: [string, string] = [(cells.first ?? '').trim(), (cells.second ?? '').trim()];
      pair.forEach((id, place) => {
        if (!ids.has(id))
          problems.push({
            row,
            column: place === 0 ? 'first' : 'second',
            message: `there is no product “${id}”`,
          });
      });
      if (pair[0] === pair[1])
        problems.push({ row, column: 'second', message: 'is the same product as the first' });
      return pair;
    },
  );
  if (problems.length > 0) throw new UnreadableFile(name, problems.slice(0, 20));
  return pairs;
};
