import { warningIssue } from '../issues.ts';
import { counted, untracked } from '../sourceProduct.ts';
import { codeText, stockWord } from '../text/codes.ts';
import type { SourceStock, SourceVariant } from '../types.ts';
import { blankParts } from './blankCells.ts';
import type { Columns } from './headers.ts';
import type { CellReader, FileRecord, RowReaderFile } from './rowReader.ts';
import { unreadParts } from './unreadParts.ts';

const continuesSelling = (cells: FileRecord['cells'], read: CellReader) =>
  read.text(cells, 'policy').toLowerCase() === 'continue';

const stockOf = (record: FileRecord, read: CellReader, columns: Columns): SourceStock => {
  const { cells, row, issues } = record;
  // Shops with several locations export no quantities: a tracker alone does not mean none left.
  if (columns.quantity === undefined) {
    const countedElsewhere = columns.tracker === undefined || read.text(cells, 'tracker') !== '';
    const oversell = countedElsewhere && continuesSelling(cells, read);
    return { ...untracked(true), oversell, countedElsewhere };
  }
  const isTracked = read.text(cells, columns.tracker === undefined ? 'quantity' : 'tracker') !== '';
  if (!isTracked) return untracked(true);
  const word = stockWord(read.text(cells, 'quantity'));
  if (word !== null) return untracked(word);
  const oversell = continuesSelling(cells, read);
  const quantity = read.wholeNumber(record, 'quantity') ?? 0;
  // What nobody can read is no count, nor none left.
  if (record.unread.includes('quantity')) return { ...untracked(true), oversell };
  if (quantity < 0) issues.push(warningIssue('negativeStock', read.place(cells, 'quantity', row)));
  return counted(quantity, oversell);
};

/**
 * Reads the variant part of a Shopify record. The grams column is grams whatever its unit says; in a
 * table its heading tells.
 * @param file the columns that the file has.
 */
export const shopifyVariant = (
  record: FileRecord,
  read: CellReader,
  { columns, weightUnit = 'g' }: Pick<RowReaderFile, 'columns' | 'weightUnit'>,
): SourceVariant => {
  const { cells, row } = record;
  const address = read.text(cells, 'variantImage');
  const variant: SourceVariant = {
    row,
    values: [
      read.text(cells, 'option1Value'),
      read.text(cells, 'option2Value'),
      read.text(cells, 'option3Value'),
    ],
    sku: codeText(read.raw(cells, 'sku')),
    barcode: codeText(read.raw(cells, 'barcode')),
    price: read.amount(record, 'price'),
    compareAtPrice: read.amount(record, 'compareAt'),
    cost: read.amount(record, 'cost'),
    weight: read.weight(record, 'grams', weightUnit),
    imageUrl: read.image(record, 'variantImage', address, '')?.url ?? null,
    stock: stockOf(record, read, columns),
    visible: true,
    unread: [],
  };
  // A file without titles only changes things: its empty cells say nothing.
  const blank = columns.title === undefined ? blankParts(record, read, columns) : [];
  return { ...variant, unread: [...unreadParts(record.unread), ...blank] };
};
