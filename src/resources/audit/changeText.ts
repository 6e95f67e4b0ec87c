import { htmlToText } from '@/domain/export/columnCell.ts';
import type { FieldChange } from '@/domain/schemas/audit.ts';

/** Fields whose change another one tells of in words. */
const UNTOLD = new Set(['statusHistory', 'winners', '_tokens']);

const MONEY = new Set(['price', 'compareAtPrice', 'cost']);

const LONGEST = 160;

/** How values are written for people. */
export interface ChangeWords {
  nothing: string;
  yes: string;
  no: string;
  items: (count: number) => string;
  minor: (amount: string) => string;
  date: (value: Date) => string;
  money: (minor: number, currency: string) => string;
  /** A value that stands for a word, such as a status; other text as it is. */
  word: (field: string, text: string) => string;
  /** The currency of the record's amounts, where it is known. */
  currency?: string;
}

/** The changes worth telling: without bookkeeping. */
export const toldChanges = (changes: readonly FieldChange[]): FieldChange[] =>
  changes.filter(({ field }) => !UNTOLD.has(field));

const short = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** One value of a change as short text. */
export const changeText = (field: string, value: unknown, words: ChangeWords): string => {
  if (value === null || value === undefined || value === '') return words.nothing;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (value instanceof Date) return words.date(value);
  if (typeof value === 'number' && MONEY.has(field))
    return words.currency ? words.money(value, words.currency) : words.minor(String(value));
  if (Array.isArray(value)) {
    const texts = value.filter(item => typeof item === 'string');
    if (value.length === 0) return words.nothing;
    return texts.length === value.length ? short(texts.join(', ')) : words.items(value.length);
  }
  if (typeof value === 'object') return short(JSON.stringify(value));
  if (typeof value !== 'string') return String(value);
  return short(field === 'description' ? htmlToText(value) : words.word(field, value));
};
