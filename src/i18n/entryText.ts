import { session } from './en/session.ts';

type Leaves<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : Leaves<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

/** A key of the words that are needed before sign-in. */
export type EntryKey = Leaves<typeof session>;

const lookUp = (key: string): string => {
  const value = key
    .split('.')
    .reduce<unknown>(
      (node, part) =>
        typeof node === 'object' && node !== null ? Reflect.get(node, part) : undefined,
      session,
    );
  return typeof value === 'string' ? value : key;
};

/**
 * The words of the entry, without react-admin's translation machinery, which the sign-in page
 * would otherwise have to load. Placeholders are written `%{name}`, as in the other catalogues.
 */
export const entryText = (key: EntryKey, params: Record<string, string | number> = {}): string =>
  lookUp(key).replace(/%\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
