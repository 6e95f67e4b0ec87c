import { type DecimalMark, readTyped } from '../../money/typedAmount.ts';
import type { VariantValues } from '../form/productFormValues.ts';
import { typedStock } from './setVariants.ts';

/** The columns of the table of variants that text is pasted into, in their order. */
export const PASTE_COLUMNS = [
  'price',
  'compareAtPrice',
  'cost',
  'quantity',
  'sku',
  'barcode',
  'weightGrams',
] as const;

/** A column that text is pasted into. */
export type PasteColumn = (typeof PASTE_COLUMNS)[number];

const NUMBERS: ReadonlySet<PasteColumn> = new Set([
  ...(['price', 'compareAtPrice', 'cost', 'weightGrams'] as const),
]);

/** A cell, in quotes from its beginning to its end or without, and what ends it. */
const CELL = /(?:"([^"]*(?:""[^"]*)*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/g;

/**
 * Rows and cells of what a spreadsheet puts on the clipboard: cells end at tabs, rows at line ends,
 * but for those inside quotes. Spreadsheets quote only what needs it: a quote that the cell does not end
 * with is the cell's own, as in `"Best" chair`.
 */
export const readPasted = (text: string): string[][] => {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end] of text.matchAll(CELL)) {
    const cell = quoted === undefined ? plain : quoted.replaceAll('""', '"');
    row.push(cell.replace(/\s+/g, ' ').trim());
    if (end === '\t') continue;
    // A spreadsheet ends the last row, too.
    if (end !== '' || row.length > 1 || row[0] !== '') rows.push(row);
    if (end === '') break;
    row = [];
  }
  return rows;
};

const withCell = (
  variant: VariantValues,
  column: PasteColumn,
  text: string,
  mark: DecimalMark,
): VariantValues => {
  if (column === 'quantity')
    // A spreadsheet may write a whole number with groups or decimals.
    return {
      ...variant,
      inventory: typedStock(variant.inventory, readTyped(text, mark).plain.replace(/\.0+$/, '')),
    };
  return { ...variant, [column]: NUMBERS.has(column) ? readTyped(text, mark).plain : text };
};

/** What became of a block of cells that was pasted. */
export interface Pasted {
  variants: VariantValues[];
  /** Variants that were filled. */
  filled: number;
  /** Rows of the block for which there was no variant. */
  rowsLeft: number;
  /** Columns of the block for which there was none. */
  columnsLeft: number;
}

/**
 * Fills a block of cells into the variants, from one cell to the right and down.
 * @param ids the variants in view, in their order.
 * @param at where the block begins: a place in `ids`, and the column.
 * @param mark the decimal mark of the reader's locale, for numbers that could be read either way.
 */
export const pasteVariants = (
  variants: readonly VariantValues[],
  ids: readonly string[],
  at: { row: number; column: PasteColumn },
  block: readonly (readonly string[])[],
  mark: DecimalMark,
): Pasted => {
  const columns = PASTE_COLUMNS.slice(PASTE_COLUMNS.indexOf(at.column));
  const targets = ids.slice(at.row, at.row + block.length);
  const cellsOf = new Map(targets.map((id, index) => [id, block[index] ?? []]));
  const widest = Math.max(0, ...block.map(cells => cells.length));
  return {
    variants: variants.map(variant =>
      columns.reduce((filled, column, index) => {
        const text = cellsOf.get(variant.id)?.[index];
        return text === undefined ? filled : withCell(filled, column, text, mark);
      }, variant),
    ),
    filled: targets.length,
    rowsLeft: block.length - targets.length,
    columnsLeft: Math.max(0, widest - columns.length),
  };
};
