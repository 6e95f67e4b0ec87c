import { errorIssue, type ImportIssue } from '../issues.ts';
import { cellText, isNo, stockWord } from '../text/codes.ts';
import type { Columns } from './headers.ts';

/** A row whose cells stand beside their headings. */
export interface ShiftedRow {
  /** The heading from which on they do. */
  column: string;
  /** So many columns too far to the right; to the left where it is negative. */
  by: number;
}

type Fits = (text: string) => boolean;

/** Amounts, also with a currency's code, and what a spreadsheet writes where a formula failed. */
const isAmount: Fits = text =>
  /^-?[\d.,]+$/.test(text) ||
  text.startsWith('#') ||
  (/\d/.test(text) && text.replace(/[^\p{L}]/gu, '').length <= 3);

const YES = new Set('true,yes,1,-1,oui,vrai,ja,wahr,si,sì,verdadero,sim,tak,prawda'.split(','));
const isYesOrNo: Fits = text => isNo(text) || YES.has(text.toLowerCase());

const oneOf = (...words: string[]): Fits => {
  const known = new Set(words);
  return text => known.has(text.toLowerCase());
};

const isAddress: Fits = text =>
  /^(?:https?:)?\/\//i.test(text) || /^wix:|\.[a-z0-9]{3,4}(?:$|[?;])/i.test(text);

/** What can stand in columns whose cells have a form of their own, by our names of all formats. */
const FORMS: Readonly<Record<string, Fits>> = {
  ...{ price: isAmount, compareAt: isAmount, cost: isAmount, grams: isAmount, weight: isAmount },
  ...{ strikethroughPrice: isAmount, surcharge: isAmount, discountValue: isAmount },
  quantity: text => isAmount(text) || stockWord(text) !== null,
  inventory: text => isAmount(text) || stockWord(text) !== null,
  ...{ published: isYesOrNo, visible: isYesOrNo, giftCard: isYesOrNo, imagePosition: isAmount },
  policy: oneOf('deny', 'continue'),
  fieldType: oneOf('product', 'variant', 'media'),
  discountMode: oneOf('percent', 'amount'),
  ...{ imageUrl: isAddress, variantImage: isAddress },
};

const SHIFTS = [1, 2, -1, -2] as const;

/**
 * Finds rows whose cells stand beside their headings, as a comma without quotation marks leaves
 * them: cells that cannot be what their headings say, and all are what the headings beside them say.
 * In rows as wide as the heading row two such cells are needed, in others one.
 */
export const shiftFinder = (headings: readonly string[], columns: Columns) => {
  const formed = Object.entries(FORMS)
    .flatMap(([name, fits]) => {
      const index = columns[name];
      return index === undefined ? [] : [{ index, fits }];
    })
    .toSorted((a, b) => a.index - b.index);
  return (cells: readonly string[]): ShiftedRow | null => {
    const isMisfit = ({ index, fits }: (typeof formed)[number], by: number) => {
      const text = cellText(cells[index + by]);
      return text !== '' && !fits(text);
    };
    const first = formed.findIndex(column => isMisfit(column, 0));
    if (first < 0) return null;
    const beside = formed.slice(first);
    const wrong = beside.filter(column => isMisfit(column, 0));
    const needed = cells.length === headings.length ? 2 : 1;
    if (wrong.length < needed) return null;
    const by = SHIFTS.find(
      shift =>
        !beside.some(column => isMisfit(column, shift)) &&
        wrong.filter(({ index }) => cellText(cells[index + shift]) !== '').length >= needed,
    );
    const column = headings[beside[0]?.index ?? -1]?.trim();
    return by === undefined || column === undefined ? null : { column, by };
  };
};

/** What is said of such a row: it is no product's. */
export const shiftIssue = ({ column, by }: ShiftedRow, row: number): ImportIssue =>
  errorIssue('shiftedRow', { row, column, params: { count: by } });
