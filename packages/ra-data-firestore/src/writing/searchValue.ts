import type { SearchOptions } from '../options.ts';
import { fold, recordTokens, textsOf } from '../query/index.ts';

/** What is stored for the search of a record; undefined where its search needs nothing. */
export const searchValue = (
  record: Readonly<Record<string, unknown>>,
  search: SearchOptions | undefined,
): unknown => {
  if (!search || search.strategy === 'custom') return undefined;
  if (search.strategy === 'prefix') return fold(textsOf(record, [search.field]).join(' ')).trim();
  const tokens = recordTokens(record, search);
  return search.strategy === 'tokens'
    ? tokens
    : Object.fromEntries(tokens.map(token => [token, true]));
};
