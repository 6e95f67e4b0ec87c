import { unescapeFormula } from '../../text/csv.ts';

/**
 * A cell as text. Spreadsheets are told by a leading apostrophe that a cell is text; our own file
 * of failed rows writes it before cells that a spreadsheet would run.
 */
export const cellText = (cell: string | undefined): string => {
  if (!cell) return '';
  return unescapeFormula(cell.trim()).trim();
};

/** An SKU or barcode: without the apostrophe that keeps a spreadsheet from eating leading zeros. */
export const codeText = (cell: string | undefined): string => {
  const text = cellText(cell);
  return text.charCodeAt(0) === 39 || text.charCodeAt(0) === 0x2019 ? text.slice(1).trim() : text;
};

/** "No" as platforms write it, and as spreadsheets do that translate `FALSE` when they save. */
const NO = new Set(
  'false,no,0,n,faux,non,falsch,nein,falso,onwaar,nee,falskt,falsk,fałsz,nepravda,epätosi,hamis,ложь,yanlış'.split(
    ',',
  ),
);

/** Whether a cell says no; an empty one says nothing. */
export const isNo = (text: string): boolean => NO.has(text.toLowerCase());

/** Whether there is stock where a cell says so in words, such as `IN_STOCK`; null for all others. */
export const stockWord = (text: string): boolean | null => {
  const word = text.toLowerCase().replace(/[^a-z]/g, '');
  if (word === 'instock' || word === 'onbackorder') return true;
  return word === 'outofstock' ? false : null;
};

/** Whether a spreadsheet turned a long number into `4.00638E+12` and lost its digits. */
export const isScientific = (code: string) => /^\d+(?:[.,]\d+)?E\+?\d+$/i.test(code);

/** A web-friendly name made of a title; empty where it has no letters or digits. */
export const slug = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 100);
