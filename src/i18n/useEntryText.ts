import { useCallback, useSyncExternalStore } from 'react';
import type { EntryWords } from './catalogues.ts';
import { watchWords, wordsShown } from './words.ts';

type Leaves<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : Leaves<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

/** A key of the words that are needed before sign-in. */
export type EntryKey = Leaves<EntryWords>;

/** Says the words of a key, with its `%{name}` placeholders filled in. */
export type EntryText = (key: EntryKey, params?: Record<string, string | number>) => string;

const lookUp = (words: EntryWords, key: string): string => {
  const value = key
    .split('.')
    .reduce<unknown>(
      (node, part) =>
        typeof node === 'object' && node !== null ? Reflect.get(node, part) : undefined,
      words,
    );
  return typeof value === 'string' ? value : key;
};

/**
 * The words of the entry in the language in view, without react-admin's translation machinery, which
 * the sign-in page would otherwise have to load.
 */
export const useEntryText = (): EntryText => {
  const words = useSyncExternalStore(watchWords, wordsShown).entry;
  return useCallback(
    (key, params = {}) =>
      lookUp(words, key).replace(/%\{(\w+)\}/g, (whole, name: string) =>
        String(params[name] ?? whole),
      ),
    [words],
  );
};
