import type { Context } from '../context.ts';
import type { SearchOptions } from '../options.ts';
import { TOKENS_FIELD } from '../query/index.ts';

/** The fields that a resource's search reads from the record. */
export const searchedFields = (search: SearchOptions | undefined): readonly string[] => {
  if (!search || search.strategy === 'custom') return [];
  if (search.strategy === 'prefix') return [search.field];
  const labels = Object.values(search.labels ?? {}).flatMap(({ fields }) => fields);
  return [...search.fields, ...(search.more ?? []), ...labels];
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
): boolean =>
  searchedFields(search).every(field =>
    names.some(name => field === name || field.startsWith(`${name}.`)),
  );

/** The tokens as a field of the record, or nothing. */
export const tokensOf = (
  { aids }: Context,
  record: Readonly<Record<string, unknown>>,
  search: SearchOptions | undefined,
): Record<string, unknown> => {
  const value = aids.search?.searchValue(record, search);
  return value === undefined ? {} : { [TOKENS_FIELD]: value };
};
