import { warningIssue } from '../issues.ts';
import { counted, untracked } from '../sourceProduct.ts';
import { isNo, stockWord } from '../text/codes.ts';
import type { SourceOption, SourceProduct, SourceStock, SourceVariant } from '../types.ts';
import type { CellReader, FileRecord } from './rowReader.ts';

/** A choice such as `#83cc83:vert` (colour options) or `60g`. */
export const wixChoice = (text: string): { name: string; color?: string } => {
  const match = /^(#[\da-f]{3,8}|rgba?\([^)]*\))\s*:\s*(.+)$/i.exec(text.trim());
  if (match?.[1] && match[2] && match[1].length <= 20)
    return { name: match[2].trim(), color: match[1] };
  return { name: match?.[2]?.trim() ?? text.trim() };
};

/** The choices of one option, joined by `;`; of those with the same name the first counts. */
export const wixChoices = (text: string) => {
  const choices = text.split(';').map(wixChoice);
  const names = choices.map(({ name }) => name);
  return choices.filter(({ name }, index) => name !== '' && names.indexOf(name) === index);
};

/** The name of an option; a stand-in where the file has its values and no column for the name. */
export const optionName = (
  written: string,
  number: 1 | 2 | 3 | 4 | 5 | 6,
  values: readonly unknown[],
  { unsaid }: Pick<SourceProduct, 'unsaid'>,
): string =>
  written === '' && values.length > 0 && unsaid.includes(`option${number}Name`)
    ? `Option ${number}`
    : written;

/**
 * Stock as Wix writes it: a number, or `InStock`/`OutOfStock` (V3: `IN_STOCK`/`OUT_OF_STOCK`).
 * @param blank what an empty cell means in this catalog version.
 */
export const wixStock = (record: FileRecord, read: CellReader, blank: boolean): SourceStock => {
  const { cells, row, issues } = record;
  const text = read.text(cells, 'inventory');
  if (text === '') return untracked(blank);
  const word = stockWord(text);
  if (word !== null) return untracked(word);
  const quantity = read.wholeNumber(record, 'inventory');
  if (quantity === null) return untracked(blank);
  if (quantity < 0) issues.push(warningIssue('negativeStock', read.place(cells, 'inventory', row)));
  return counted(quantity, false);
};

/** Wix writes `true`, `TRUE` or nothing, which means visible. */
export const wixVisible = (text: string) => !isNo(text);

/** Adds the values that variants have and their product's row does not list; drops empty options. */
export const completeOptions = (
  options: readonly SourceOption[],
  variants: readonly SourceVariant[],
): { options: SourceOption[]; variants: SourceVariant[]; dropped: string[] } => {
  const complete = options.map((option, index) => {
    const names = new Set(option.values.map(({ name }) => name));
    const extra = [...new Set(variants.map(variant => variant.values[index] ?? ''))].filter(
      name => name !== '' && !names.has(name),
    );
    return { ...option, values: [...option.values, ...extra.map(name => ({ name }))] };
  });
  const filled = complete.flatMap((option, index) => (option.values.length > 0 ? [index] : []));
  return {
    options: complete.filter(option => option.values.length > 0),
    variants: variants.map(variant => ({
      ...variant,
      values: filled.map(index => variant.values[index] ?? ''),
    })),
    dropped: complete.filter(option => option.values.length === 0).map(({ name }) => name),
  };
};
