import { useCallback, useSyncExternalStore } from 'react';
import type { EntryMessages } from './catalogues.ts';
import { shownMessages, watchMessages } from './messages.ts';

/** The keys of words in groups, joined by dots. */
export type KeyOf<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : KeyOf<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

/** A key of the words that are needed before sign-in. */
export type EntryKey = KeyOf<EntryMessages>;

/** Says the words of a key, with its `%{name}` placeholders filled in. */
type TextOf<Key> = (key: Key, params?: Record<string, string | number>) => string;

/** Says the words of the entry. */
export type EntryText = TextOf<EntryKey>;

const lookUp = (words: object, key: string): string => {
  const value = key
    .split('.')
    .reduce<unknown>(
      (node, part) =>
        typeof node === 'object' && node !== null ? Reflect.get(node, part) : undefined,
      words,
    );
  return typeof value === 'string' ? value : key;
};

/** Says what stands in `words`, without react-admin's translation machinery. */
export const useTextOf = <Words extends object>(words: Words): TextOf<KeyOf<Words>> =>
  useCallback(
    (key, params = {}) =>
      lookUp(words, key).replace(/%\{(\w+)\}/g, (whole, name: string) =>
        String(params[name] ?? whole),
      ),
    [words],
  );

/** The words of the entry in the language in view: its page loads nothing of react-admin. */
export const useEntryText = (): EntryText =>
  useTextOf(useSyncExternalStore(watchMessages, shownMessages).entry);
