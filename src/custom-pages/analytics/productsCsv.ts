import type { FigureCell, FigureTableData } from '@/components/figures/figureTable.ts';

/** Most products whose names and SKUs are read for a file: each is one read. */
export const NAMED_AT_MOST = 500;

/** A product as a file names it. */
export interface NamedProduct {
  title: string;
  sku: string;
}

/** What a file of ranked products is made of. */
export interface ProductsCsv {
  /** Headings of the product, its id, its SKU, and of each figure. */
  headings: readonly string[];
  rows: readonly { id: string; figures: () => FigureCell[] }[];
  /** By id; a product that is not there, because it was deleted or not read, has its id alone. */
  named: ReadonlyMap<string, NamedProduct>;
}

/** Every ranked product with its id, so that each row says which product it is about. */
export const productsCsv = ({ headings, rows, named }: ProductsCsv): FigureTableData => ({
  columns: headings.map(label => ({ label })),
  rows: rows.map(({ id, figures }) => ({
    key: id,
    cells: [
      { text: named.get(id)?.title ?? '' },
      { text: id },
      { text: named.get(id)?.sku ?? '' },
      ...figures(),
    ],
  })),
  empty: '',
});
