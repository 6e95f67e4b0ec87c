import { isPlainObject } from 'ra-data-firestore/query';
import { htmlToText } from '../text/htmlToText.ts';

/** How the parts of a value are written. */
export interface PartFormats {
  date: (date: Date) => string;
  /** What a part is called. */
  label: (part: string) => string;
}

/** Parts that only programs read, or that say nothing to people. */
const UNTOLD = new Set([
  ...['id', 'hash', 'base', 'entryId', 'userId', 'by', 'fullPath', 'bucket', 'md5Hash'],
  ...['file', 'thumbnailFile', 'thumbnailUrl', 'customMetadata'],
]);

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length);

/** What is a name and what it stands for says both, without their labels. */
const pair = (value: Readonly<Record<string, unknown>>, words: PartFormats): string | null => {
  const keys = Object.keys(value).filter(key => !isEmpty(value[key]));
  const inner = value.value ?? value.values;
  const known = keys.every(key => ['name', 'value', 'values', 'color'].includes(key));
  if (!known || typeof value.name !== 'string') return null;
  return isEmpty(inner) ? value.name : `${value.name}: ${readable(inner, words, ', ')}`;
};

/**
 * Maps and lists as text for people: `Size: S, M | Color: Red`. Parts that are empty, or for programs
 * alone, are left out.
 */
export const readable = (value: unknown, words: PartFormats, between = ' | '): string => {
  if (isEmpty(value)) return '';
  if (value instanceof Date) return words.date(value);
  if (typeof value === 'string') return value.startsWith('<') ? htmlToText(value) : value;
  if (Array.isArray(value))
    return value
      .map(item => readable(item, words, between === ' | ' ? '; ' : ', '))
      .filter(text => text !== '')
      .join(between);
  if (!isPlainObject(value)) return String(value);
  const named = pair(value, words);
  if (named !== null) return named;
  return Object.entries(value)
    .filter(([key, part]) => !UNTOLD.has(key) && !isEmpty(part))
    .map(([key, part]) => [words.label(key), readable(part, words, ', ')])
    .filter(([, text]) => text !== '')
    .map(([label, text]) => `${label}: ${text}`)
    .join(', ');
};

/** Changes by record id as text: field, before, after; under its id where there are several records. */
export const readableChanges = (changes: unknown, words: PartFormats): string => {
  if (!isPlainObject(changes)) return '';
  const records = Object.entries(changes).map(([id, list]) => {
    const lines = (Array.isArray(list) ? list : []).filter(isPlainObject).map(change => {
      const [from, to] = [change.from, change.to].map(side => readable(side, words, ', ') || '–');
      return `${words.label(String(change.field))}: ${from} → ${to}`;
    });
    return { id, text: lines.join(' | ') };
  });
  const filled = records.filter(({ text }) => text !== '');
  return records.length === 1
    ? (filled[0]?.text ?? '')
    : filled.map(({ id, text }) => `${id}: ${text}`).join(' | ');
};
