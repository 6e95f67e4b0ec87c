import { isAmount, isWeight } from '@/domain/product/fieldKinds.ts';
import type { FieldChange } from '@/domain/schemas/audit.ts';
import { htmlToText } from '@/domain/text/htmlToText.ts';

/** Fields whose change another one tells of in words. */
const BOOKKEEPING = new Set(['statusHistory', 'winners', '_tokens']);

/** Parts of values that only programs read. */
const BOOKKEEPING_PARTS = new Set(['base', 'hash']);

const LONGEST = 160;

/** How values are written for people. */
export interface ChangeWords {
  nothing: string;
  yes: string;
  no: string;
  items: (count: number) => string;
  minor: (amount: string) => string;
  weight: (grams: number) => string;
  date: (value: Date) => string;
  money: (minor: number, currency: string) => string;
  /** A value that stands for a word, such as a status; other text as it is. */
  word: (field: string, text: string) => string;
  /** The name of a field, or of a part of one. */
  label: (path: string) => string;
  /** The currency of the record's amounts, where it is known. */
  currency?: string;
}

/** The changes worth telling: without bookkeeping. */
export const shownChanges = (changes: readonly FieldChange[]): FieldChange[] =>
  changes.filter(({ field }) => !BOOKKEEPING.has(field));

const short = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

const isEmpty = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

/** The parts of a value that has several, each with its name; the empty ones say nothing. */
const parts = (path: string, value: object, words: ChangeWords): string =>
  Object.entries(value)
    .filter(([key, part]) => !isEmpty(part) && !BOOKKEEPING_PARTS.has(key))
    .map(([key, part]) => {
      const below = `${path}.${key}`;
      return `${words.label(below)}: ${changeText(below, part, words)}`;
    })
    .join(', ') || words.nothing;

const isAmounts = (value: unknown): value is Readonly<Record<string, number>> =>
  typeof value === 'object' && Object.values(value ?? {}).every(one => typeof one === 'number');

/** One amount, or those of variants: their ids are names for programs alone. */
const amountTexts = (value: number | Readonly<Record<string, number>>, words: ChangeWords) =>
  (typeof value === 'number' ? [value] : Object.values(value)).map(minor =>
    words.currency ? words.money(minor, words.currency) : words.minor(String(minor)),
  );

/**
 * One value of a change as short text.
 * @param path the field, and below it the part, joined by dots.
 */
export const changeText = (path: string, value: unknown, words: ChangeWords): string => {
  const field = path.slice(path.lastIndexOf('.') + 1);
  if (isEmpty(value)) return words.nothing;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (value instanceof Date) return words.date(value);
  if (isAmount(field) && (typeof value === 'number' || isAmounts(value)))
    return short(amountTexts(value, words).join(', ')) || words.nothing;
  if (typeof value === 'number' && isWeight(field)) return words.weight(value);
  if (Array.isArray(value)) {
    const texts = value.filter(item => typeof item === 'string');
    return texts.length === value.length ? short(texts.join(', ')) : words.items(value.length);
  }
  if (typeof value === 'object' && value !== null) return short(parts(path, value, words));
  if (typeof value !== 'string') return String(value);
  return short(field === 'description' ? htmlToText(value) : words.word(field, value));
};
