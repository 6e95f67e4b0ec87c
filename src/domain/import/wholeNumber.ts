import { hasFinerDigits, readAmount } from './decimal.ts';
import { type ImportIssue, type IssuePlace, warningIssue } from './issues.ts';

/** A whole number read from a cell. */
export interface ReadWholeNumber {
  number: number;
  /** Whether `1,000` or `1.000` could have been meant the other way: both are whole. */
  ambiguous: boolean;
}

/**
 * Reads a number of pieces as people and spreadsheets write it: `12`, `12.0`, `1 000`, and thousands by
 * the file's convention, as amounts are read.
 * @param comma whether the file writes decimals with a comma.
 * @returns `fraction` where it is a number that is not whole, null where it is none.
 */
export const readWholeNumber = (
  text: string,
  comma: boolean,
): ReadWholeNumber | 'fraction' | null => {
  const amount = readAmount(text, comma);
  if (!amount) return null;
  if (hasFinerDigits(amount.decimal, 0)) return 'fraction';
  return {
    // −0 is no whole number to Firestore.
    number: Number(amount.decimal) + 0,
    ambiguous: amount.ambiguous && /000\D*$/.test(text),
  };
};

/** What a cell says that was read for a whole number; null where there is nothing to say. */
export const wholeNumberIssue = (
  read: ReturnType<typeof readWholeNumber>,
  place: IssuePlace,
): ImportIssue | null => {
  if (read === null) return warningIssue('badNumber', place);
  if (read === 'fraction') return warningIssue('notWhole', place);
  return read.ambiguous
    ? warningIssue('ambiguousNumber', { ...place, params: { read: read.number } })
    : null;
};
