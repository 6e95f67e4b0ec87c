import type { Cells } from '../csv/exportCells.ts';
import type { Dialect } from '../csv/headers.ts';
import type { RowStore } from '../csv/shopifyRows.ts';
import type { SourceProduct } from '../types.ts';

/** All that an import has to know of one platform. */
export interface PlatformAdapter {
  /** What the ids of its products begin with. */
  idPrefix: string;
  /** @returns one form of a shop's name, so that a file and a connection of the same shop meet. */
  normaliseShop: (name: string) => string;
  /** The dialects of its export, and what gathers the rows of each. */
  dialects: Readonly<Partial<Record<Dialect, () => RowStore>>>;
  /** A product as rows of its export: a connected shop's has the same form as a file's. */
  cellsOf: (product: SourceProduct) => Cells[];
  /** Whether its files give weights in the unit of the shop's settings, which no file names. */
  weighsInShopUnit: boolean;
}
