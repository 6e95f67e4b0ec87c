import {
  getPath,
  isLabel,
  MAX_TOKENS,
  recordTokens,
  type StoredRecord,
} from 'ra-data-firestore/query';
import { type CollectionDefinition, searchedFields } from '@/domain/collections.ts';
import { elementKey, type IndexKey, indexKey } from './indexKeys.ts';
import { keyName, type StoreLayout } from './storageLayout.ts';

/** A record as IndexedDB keeps it. */
export interface StoredRow {
  /** Path of the document, the primary key. */
  path: string;
  /** Path of its collection. */
  in: string;
  data: StoredRecord;
  /** Keys of the indexed fields. */
  k: Record<string, IndexKey>;
  /** Keys of the elements of the indexed array fields. */
  c: Record<string, string[]>;
  /** Words that `q` finds it by, each behind the collection's path. */
  w: string[];
}

/** Marks a token that counts only as a whole: a label, or its record had too many to keep them all. */
export const WHOLE_TOKEN = '=';

/** The key under which a word is indexed. */
export const wordKey = (collection: string, word: string) => `${collection}\u0000${word}`;

/**
 * Tokens are all beginnings of words; the index keeps the words and is searched by beginning, which
 * finds the same records with a sixth of the entries. A record with so many words that some
 * beginnings were dropped keeps its tokens as they are.
 */
const indexedWords = (collection: string, tokens: readonly string[]): string[] => {
  const wholeKey = (token: string) => wordKey(collection, WHOLE_TOKEN + token);
  if (tokens.length >= MAX_TOKENS) return tokens.map(wholeKey);
  const sorted = tokens.filter(token => !isLabel(token)).sort();
  const words = sorted.filter((token, index) => !sorted[index + 1]?.startsWith(token));
  return [
    ...tokens.filter(isLabel).map(wholeKey),
    ...words.map(token => wordKey(collection, token)),
  ];
};

/** @returns the row of a record, with every key its store indexes. */
export const toRow = (
  layout: StoreLayout,
  definition: Pick<CollectionDefinition, 'searchFields' | 'searchMore' | 'labels'>,
  collection: string,
  data: StoredRecord,
): StoredRow => {
  const k: Record<string, IndexKey> = {};
  for (const field of layout.fields) {
    const key = indexKey(getPath(data, field));
    if (key !== undefined) k[keyName(field)] = key;
  }
  const c: Record<string, string[]> = {};
  for (const field of layout.arrays) {
    const value = getPath(data, field);
    if (Array.isArray(value)) {
      c[keyName(field)] = [...new Set(value.map(one => elementKey(collection, one)))];
    }
  }
  const tokens = recordTokens(data, searchedFields(definition));
  return {
    path: `${collection}/${data.id}`,
    in: collection,
    data,
    k,
    c,
    w: indexedWords(collection, tokens),
  };
};
