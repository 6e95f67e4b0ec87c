import { TOLD_ELSEWHERE } from '@/domain/auditedFields.ts';
import { BOOKKEEPING } from '@/domain/fieldChanges.ts';
import { isAmount, isWeight } from '@/domain/product/fieldKinds.ts';
import type { FieldChange } from '@/domain/schemas/audit.ts';
import { htmlToText } from '@/domain/text/htmlToText.ts';

/**
 * Parts of values that only programs read, or that the entry says itself: who answered is who wrote
 * it, of a picture the name says which, and of a sale's change the number how it is meant.
 */
const BOOKKEEPING_PARTS = new Set([
  ...['id', 'base', 'hash', 'by', 'userId', 'entryId', 'replaces', 'place'],
  ...['url', 'thumbnailUrl', 'imageUrl', 'file', 'thumbnailFile', 'width', 'height'],
  ...['fullPath', 'bucket', 'md5Hash', 'customMetadata', 'contentType', 'size', 'timeCreated'],
  ...['cacheControl', 'contentDisposition', 'contentEncoding', 'contentLanguage', 'mode'],
]);

const LONGEST = 160;

/** How values are written for people. */
export interface ChangeFormats {
  nothing: string;
  yes: string;
  no: string;
  items: (count: number) => string;
  /** An amount whose currency nobody knows. */
  amount: (minor: number) => string;
  weight: (grams: number) => string;
  number: (value: number) => string;
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
  changes.filter(({ field }) => !TOLD_ELSEWHERE.has(field) && !BOOKKEEPING.has(field));

/** Whether a part of a value is told to people. */
export const isShownPart = (key: string): boolean => !BOOKKEEPING_PARTS.has(key);

const short = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

const isEmpty = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

/** The parts of a value that has several, each with its name; the empty ones say nothing. */
const parts = (path: string, value: object, words: ChangeFormats): string =>
  Object.entries(value)
    .filter(([key, part]) => !isEmpty(part) && isShownPart(key))
    .map(([key, part]) => {
      const below = `${path}.${key}`;
      return `${words.label(below)}: ${changeText(below, part, words)}`;
    })
    .join(', ') || words.nothing;

const isAmounts = (value: unknown): value is Readonly<Record<string, number>> =>
  typeof value === 'object' && Object.values(value ?? {}).every(one => typeof one === 'number');

/** One amount, or those of variants: their ids are names for programs alone. */
const amountTexts = (value: number | Readonly<Record<string, number>>, words: ChangeFormats) =>
  (typeof value === 'number' ? [value] : Object.values(value)).map(minor =>
    words.currency ? words.money(minor, words.currency) : words.amount(minor),
  );

/**
 * One value of a change as short text.
 * @param path the field, and below it the part, joined by dots.
 */
export const changeText = (path: string, value: unknown, words: ChangeFormats): string => {
  const field = path.slice(path.lastIndexOf('.') + 1);
  if (isEmpty(value)) return words.nothing;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (value instanceof Date) return words.date(value);
  if (isAmount(field) && (typeof value === 'number' || isAmounts(value)))
    return short(amountTexts(value, words).join(', ')) || words.nothing;
  if (typeof value === 'number') return isWeight(field) ? words.weight(value) : words.number(value);
  if (Array.isArray(value)) return short(value.map(item => itemText(path, item, words)).join(', '));
  if (typeof value === 'object' && value !== null) return short(parts(path, value, words));
  if (typeof value !== 'string') return String(value);
  return short(field === 'description' ? htmlToText(value) : words.word(field, value));
};

const textsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null && !(value instanceof Date)
    ? Object.values(value).filter(one => typeof one === 'string' && one !== '')
    : [];

const own = (item: object, key: string): unknown =>
  Object.hasOwn(item, key) ? Reflect.get(item, key) : undefined;

/** What one of several is called: a variant by its choices, a picture by its text, others by name. */
const nameOf = (item: object): string | undefined => {
  const choices = textsIn(own(item, 'optionValues'));
  if (choices.length > 0) return choices.join(' / ');
  return ['name', 'alt', 'sku', 'title']
    .map(key => own(item, key))
    .find((one): one is string => typeof one === 'string' && one !== '');
};

/** An item of a list as short text: its name, and what it is where that is all there is to it. */
export const itemText = (path: string, item: unknown, words: ChangeFormats): string => {
  if (typeof item !== 'object' || item === null || item instanceof Date || Array.isArray(item))
    return changeText(path, item, words);
  const name = nameOf(item);
  if (name === undefined) {
    const text = parts(path, item, words);
    return text === words.nothing ? words.items(1) : short(text);
  }
  const inner = own(item, 'value') ?? own(item, 'values');
  return short(isEmpty(inner) ? name : `${name}: ${changeText(`${path}.value`, inner, words)}`);
};
