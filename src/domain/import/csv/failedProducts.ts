import type { ImportChunk } from '../../schemas/importRun.ts';
import { csvText } from '../../text/csv.ts';
import { ADAPTERS } from '../platforms/registry.ts';
import type { SourceProduct } from '../types.ts';
import type { Cells } from './exportCells.ts';
import { ERROR_COLUMN } from './headers.ts';

/** A product that could not be written, as the run's record keeps it. */
export type FailedProduct = ImportChunk['failed'][number];

/** Characters of one product that a run's record keeps; a usual product has about 2,000. */
const MOST_KEPT = 60_000;

/** A product as rows of its platform's export: a connected shop's has the same form as a file's. */
export const productCells = (product: SourceProduct): Cells[] =>
  ADAPTERS[product.platform].cellsOf(product);

/** Characters of the rows that are kept of a product. */
const sizeOf = (rows: readonly Cells[]) =>
  rows.reduce(
    (sum, row) =>
      sum + Object.entries(row).reduce((all, [name, cell]) => all + name.length + cell.length, 0),
    0,
  );

/** What a run's record keeps of a product that failed, so that it can be put right later. */
export const failedProduct = (
  product: SourceProduct,
  failure: Pick<FailedProduct, 'key' | 'code' | 'message'>,
): FailedProduct => {
  const rows = productCells(product);
  return { ...failure, row: product.row ?? 0, rows: sizeOf(rows) > MOST_KEPT ? [] : rows };
};

/** Limits of one step of a run, well below the megabyte that a document takes. */
const MOST_FAILURES = 200;
const MOST_CHARACTERS = 200_000;

/** Adds a failure to those that the next step keeps; where there is no room left, without its rows. */
export const addFailure = (pending: FailedProduct[], failure: FailedProduct) => {
  const size = [...pending, failure].reduce((sum, { rows }) => sum + sizeOf(rows ?? []), 0);
  pending.push(size > MOST_CHARACTERS ? { ...failure, rows: [] } : failure);
};

/** Groups failures so that each group fits into one step of the run. */
export function* failureGroups(failures: Iterable<FailedProduct>): Generator<FailedProduct[]> {
  let group: FailedProduct[] = [];
  let size = 0;
  for (const failure of failures) {
    const own = sizeOf(failure.rows ?? []);
    if (group.length > 0 && (group.length >= MOST_FAILURES || size + own > MOST_CHARACTERS)) {
      yield group;
      [group, size] = [[], 0];
    }
    group.push(failure);
    size += own;
  }
  if (group.length > 0) yield group;
}

/** Products that failed, and what to say of each. */
export interface FailedRows {
  rows: readonly Cells[];
  message: string;
}

/**
 * Products that failed as a file of their platform's form, with what is wrong in a column of its
 * own: to be put right and imported again. Cells that a spreadsheet would run are made text.
 */
export const failedProductsCsv = (failed: readonly FailedRows[]): string => {
  const fields = [...new Set(failed.flatMap(({ rows }) => rows.flatMap(row => Object.keys(row))))];
  const data = failed.flatMap(({ rows, message }) =>
    rows.map((row, index) => [
      ...fields.map(field => row[field] ?? ''),
      index === 0 ? message : '',
    ]),
  );
  return csvText([[...fields, ERROR_COLUMN], ...data]);
};
