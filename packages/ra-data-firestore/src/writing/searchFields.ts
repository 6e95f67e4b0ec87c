import type { SearchOptions } from '../options.ts';
import { fold, getPath, searchTokens, TOKENS_FIELD } from '../query/index.ts';

/** The fields that a resource's search reads from the record. */
export const searchedFields = (search: SearchOptions | undefined): readonly string[] => {
  if (!search || search.strategy === 'custom') return [];
  return search.strategy === 'prefix' ? [search.field] : search.fields;
};

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  return Array.isArray(value) ? value.flatMap(textsOf) : [];
};

/** What is stored for the search of a record; undefined where its search needs nothing. */
export const searchValue = (
  record: Readonly<Record<string, unknown>>,
  search: SearchOptions | undefined,
): unknown => {
  if (!search || search.strategy === 'custom') return undefined;
  const texts = searchedFields(search).flatMap(field => textsOf(getPath(record, field)));
  if (search.strategy === 'prefix') return fold(texts.join(' ')).trim();
  const tokens = searchTokens(texts);
  return search.strategy === 'tokens'
    ? tokens
    : Object.fromEntries(tokens.map(token => [token, true]));
};

const touches = (name: string, field: string) =>
  name === field || name.startsWith(`${field}.`) || field.startsWith(`${name}.`);

/** Whether a change of these fields changes what the search finds. */
export const changesSearch = (
  names: readonly string[],
  search: SearchOptions | undefined,
): boolean => searchedFields(search).some(field => names.some(name => touches(name, field)));

/** Whether the changed fields are all that the search needs, so that nothing has to be read. */
export const coversSearch = (
  names: readonly string[],
  search: SearchOptions | undefined,
): boolean => searchedFields(search).every(field => names.includes(field));

/** The tokens as a field of the record, or nothing. */
export const tokensOf = (
  record: Readonly<Record<string, unknown>>,
  search: SearchOptions | undefined,
): Record<string, unknown> => {
  const value = searchValue(record, search);
  return value === undefined ? {} : { [TOKENS_FIELD]: value };
};
