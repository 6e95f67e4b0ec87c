/** What a grid of products shows, in the order of its columns; all but the business can be changed. */
export const GRID_COLUMNS = [
  'title',
  'businessName',
  'status',
  'price',
  'compareAtPrice',
  'cost',
  'stock',
  'lowStockThreshold',
  'sku',
  'barcode',
  'weightGrams',
  'category',
  'brand',
  'tags',
  'alt',
] as const;

/**
 * A column of the grid; `alt` is the text of the first picture, `stock` how many there are, `cost` stands
 * in the private part.
 */
export type GridColumn = (typeof GRID_COLUMNS)[number];

/** A column of which cells can be changed: whose a product is does not change. */
export type ChangedColumn = Exclude<GridColumn, 'businessName'>;

/** Whether cells of a column can be changed, where their row allows it. */
export const isChangedColumn = (column: GridColumn): column is ChangedColumn =>
  column !== 'businessName';

const OF_VARIANTS: ReadonlySet<GridColumn> = new Set([
  ...(['price', 'compareAtPrice', 'cost', 'stock', 'sku', 'barcode', 'weightGrams'] as const),
]);

/** Whether a variant has a value of its own there. */
export const isOfVariants = (column: GridColumn): boolean => OF_VARIANTS.has(column);

/** Whether its cells hold prices, which are only right together. */
export const isPriceColumn = (column: GridColumn): boolean =>
  column === 'price' || column === 'compareAtPrice';

/** Whether its cells hold amounts of money. */
export const isAmountColumn = (column: GridColumn): boolean =>
  isPriceColumn(column) || column === 'cost';

/** Whether its cells hold numbers, which stand on the right. */
export const isNumberColumn = (column: GridColumn): boolean =>
  isAmountColumn(column) ||
  column === 'stock' ||
  column === 'lowStockThreshold' ||
  column === 'weightGrams';

/** Whether a name is that of a column. */
export const isGridColumn = (name: string): name is GridColumn =>
  GRID_COLUMNS.some(column => column === name);
