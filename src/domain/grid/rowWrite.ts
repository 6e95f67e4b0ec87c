import { changedInput } from '../product/form/changedInput.ts';
import {
  type DetailsInput,
  EMPTY_DETAILS,
  type ProductFormValues,
  productFormValues,
  type VariantValues,
} from '../product/form/productFormValues.ts';
import { productFormSchema } from '../product/form/readProductForm.ts';
import { PRODUCT_STATUSES, type ProductInput } from '../schemas/product.ts';
import type { CellText, Changes } from './changes.ts';
import {
  type ChangedColumn,
  GRID_COLUMNS,
  type GridColumn,
  isChangedColumn,
  isPriceColumn,
} from './gridColumns.ts';
import { type GridProduct, type GridRow, isEditable, rowsOfProduct } from './gridRows.ts';

/** What a save of one product sends, and what keeps some of its cells from being sent. */
export interface RowWrite {
  /** Only the fields that differ; null where nothing can be sent. */
  data: Partial<ProductInput> | null;
  /** What the private part becomes; null where no cell changes it. */
  details: DetailsInput | null;
  /** The cells that it stores. */
  sent: readonly CellText[];
  /** Message keys of what is wrong, by `cellKey`. */
  problems: ReadonlyMap<string, string>;
}

/** The name of a cell, unique in the grid. */
export const cellKey = (row: string, column: GridColumn): string => `${row}:${column}`;

const FIELD_OF: Record<ChangedColumn, keyof ProductFormValues> = {
  title: 'title',
  status: 'status',
  price: 'price',
  compareAtPrice: 'compareAtPrice',
  cost: 'cost',
  stock: 'inventory',
  lowStockThreshold: 'lowStockThreshold',
  sku: 'sku',
  barcode: 'barcode',
  weightGrams: 'weightGrams',
  category: 'category',
  brand: 'brand',
  tags: 'tags',
  alt: 'images',
};

const CHANGED = GRID_COLUMNS.filter(isChangedColumn);
const PRICES = CHANGED.filter(isPriceColumn);

const stockOf = (inventory: VariantValues['inventory'], text: string) => ({
  ...inventory,
  tracked: text !== '',
  quantity: text,
});

const withVariantText = (variant: VariantValues, column: GridColumn, text: string) => {
  switch (column) {
    case 'price':
    case 'compareAtPrice':
    case 'cost':
    case 'sku':
    case 'barcode':
    case 'weightGrams':
      return { ...variant, [column]: text };
    case 'stock':
      return { ...variant, inventory: stockOf(variant.inventory, text) };
    default:
      return variant;
  }
};

const withProductText = (
  values: ProductFormValues,
  column: ChangedColumn,
  text: string,
): ProductFormValues => {
  switch (column) {
    case 'stock':
      return { ...values, inventory: stockOf(values.inventory, text) };
    case 'tags':
      return { ...values, tags: text === '' ? [] : text.split(', ') };
    case 'alt':
      return {
        ...values,
        images: values.images.map((image, at) => (at === 0 ? { ...image, alt: text } : image)),
      };
    case 'status': {
      const status = PRODUCT_STATUSES.find(known => known === text);
      return status ? { ...values, status } : values;
    }
    default:
      return { ...values, [column]: text };
  }
};

interface ChangedCell extends CellText {
  column: ChangedColumn;
}

const withCell = (
  values: ProductFormValues,
  row: GridRow,
  cell: ChangedCell,
): ProductFormValues => {
  const { variant } = row;
  if (!variant) return withProductText(values, cell.column, cell.text);
  const variants = values.variants.map(one =>
    one.id === variant.id ? withVariantText(one, cell.column, cell.text) : one,
  );
  return { ...values, variants };
};

/** The cell that a problem of the form stands at. */
const cellOfPath = (product: GridProduct, path: readonly PropertyKey[]): string | null => {
  const [field, index, inner] = path;
  const variant =
    field === 'variants' && typeof index === 'number' ? product.variants[index] : null;
  const name = variant ? inner : field;
  const column = CHANGED.find(
    one => one === name || (FIELD_OF[one] === name && (one === 'stock' || one === 'alt')),
  );
  return column ? cellKey(variant ? `${product.id}/${variant.id}` : product.id, column) : null;
};

const read = (product: GridProduct, cells: readonly (ChangedCell & { at: GridRow })[]) => {
  const base = productFormValues(product, product.details ?? EMPTY_DETAILS);
  const problems = new Map<string, string>();
  for (const { row, column, text } of cells)
    if (column === 'status' && !PRODUCT_STATUSES.some(status => status === text))
      problems.set(cellKey(row, column), 'products.grid.problem.status');
  const values = cells.reduce((filled, cell) => withCell(filled, cell.at, cell), base);
  const result = productFormSchema(base).safeParse(values);
  for (const { path, message } of result.error?.issues ?? []) {
    const key = cellOfPath(product, path);
    // What is wrong elsewhere has no cell: the first changed one tells of it.
    const first = cells[0];
    const at = key ?? (first && cellKey(first.row, first.column));
    if (at && !problems.has(at)) problems.set(at, message);
  }
  return { problems, form: result.data };
};

/**
 * What saving a product's unsaved cells sends: the fields they change, by the rules of the product's
 * form. A cell that cannot be read, or that waits for a choice, stays; the others are sent.
 */
export const rowWrite = (product: GridProduct, changes: Changes): RowWrite => {
  const cells = rowsOfProduct(product).flatMap(at =>
    Object.entries(changes.get(at.id) ?? {}).flatMap(([name, cell]) => {
      const column = CHANGED.find(one => one === name);
      if (!column || cell.theirs !== undefined || !isEditable(at, column)) return [];
      return [{ at, row: at.id, column, text: cell.mine }];
    }),
  );
  const all = read(product, cells);
  const { problems } = all;
  // A price and its compare-at price are only right together.
  const isSound = ({ row, column }: CellText) =>
    !problems.has(cellKey(row, column)) &&
    (!isPriceColumn(column) || !PRICES.some(other => problems.has(cellKey(row, other))));
  const sound = cells.filter(isSound);
  const { form } = problems.size === 0 ? all : read(product, sound);
  if (sound.length === 0 || !form) return { data: null, details: null, sent: [], problems };
  const own = sound.filter(({ column }) => column !== 'cost');
  const details = own.length < sound.length ? form.details : null;
  const fields = own.map(({ at, column }) => (at.variant ? 'variants' : FIELD_OF[column]));
  const sent = sound.map(({ row, column, text }) => ({ row, column, text }));
  return { data: changedInput(form.input, fields), details, sent, problems };
};
