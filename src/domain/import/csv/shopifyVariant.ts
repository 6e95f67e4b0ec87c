import type { ImportIssue } from '../issues.ts';
import { warningIssue } from '../issues.ts';
import { counted, emptyVariant, untracked } from '../sourceProduct.ts';
import { codeText } from '../text/codes.ts';
import type { SourceStock, SourceVariant } from '../types.ts';
import {
  amountOf,
  type CellReader,
  imageOf,
  type RowReaderFile,
  weightOf,
  wholeNumberOf,
} from './rowReader.ts';

const stockOf = (
  cells: readonly string[],
  row: number,
  { columns, comma }: RowReaderFile,
  read: CellReader,
  issues: ImportIssue[],
): SourceStock => {
  const hasTracker = columns.tracker !== undefined;
  const text = read.text(cells, 'quantity');
  if (hasTracker ? read.text(cells, 'tracker') === '' : text === '') return untracked(true);
  const at = () => read.place(cells, 'quantity', row);
  const quantity = wholeNumberOf(text, comma, issues, at) ?? 0;
  if (quantity < 0) issues.push(warningIssue('negativeStock', at()));
  return counted(quantity, read.text(cells, 'policy').toLowerCase() === 'continue');
};

/** Reads the variant part of a Shopify record. The grams column is grams whatever its unit says. */
export const shopifyVariant = (
  cells: readonly string[],
  row: number,
  file: RowReaderFile,
  read: CellReader,
  issues: ImportIssue[],
): SourceVariant => {
  const { comma } = file;
  const amount = (column: string) =>
    amountOf(read.text(cells, column), comma, issues, () => read.place(cells, column, row));
  return {
    ...emptyVariant(row),
    values: ['option1Value', 'option2Value', 'option3Value'].map(name => read.text(cells, name)),
    sku: codeText(read.raw(cells, 'sku')),
    barcode: codeText(read.raw(cells, 'barcode')),
    price: amount('price'),
    compareAtPrice: amount('compareAt'),
    cost: amount('cost'),
    weight: weightOf(read.text(cells, 'grams'), 'g', comma, issues, () =>
      read.place(cells, 'grams', row),
    ),
    imageUrl:
      imageOf(read.text(cells, 'variantImage'), '', issues, () =>
        read.place(cells, 'variantImage', row),
      )?.url ?? null,
    stock: stockOf(cells, row, file, read, issues),
  };
};
