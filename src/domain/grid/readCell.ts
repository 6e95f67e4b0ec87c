import { type DecimalMark, readTyped } from '../money/typedAmount.ts';
import { PRODUCT_STATUSES, type ProductStatus } from '../schemas/product.ts';
import { type GridColumn, isAmountColumn, isNumberColumn } from './gridColumns.ts';

/** How a person writes. */
export interface CellWriting {
  /** The decimal mark of the locale, for numbers that could be read either way. */
  mark: DecimalMark;
  /** What each status is called. */
  statuses: Readonly<Record<ProductStatus, string>>;
}

const readStatus = (text: string, statuses: CellWriting['statuses']): string => {
  const wanted = text.toLowerCase();
  const found = PRODUCT_STATUSES.find(
    status => status === wanted || statuses[status].toLowerCase() === wanted,
  );
  return found ?? text;
};

const readTags = (text: string): string => {
  const tags = text
    .split(',')
    .map(tag => tag.trim())
    .filter(Boolean);
  return [...new Map(tags.map(tag => [tag.toLowerCase(), tag])).values()].join(', ');
};

/**
 * What a cell holds once a text was typed or pasted into it: numbers without groups and with a
 * point, a status by its name in the schema, tags each once. What cannot be read stays as it was
 * typed, for the person to mend.
 */
export const readCell = (column: GridColumn, typed: string, writing: CellWriting): string => {
  const text = typed.replace(/\s+/g, ' ').trim();
  if (text === '') return '';
  if (column === 'status') return readStatus(text, writing.statuses);
  if (column === 'tags') return readTags(text);
  if (!isNumberColumn(column)) return text;
  const { plain } = readTyped(text, writing.mark);
  // A spreadsheet may write a whole number with decimals.
  return isAmountColumn(column) ? plain : plain.replace(/\.0+$/, '');
};
