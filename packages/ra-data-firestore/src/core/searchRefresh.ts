import type { Context } from '../context.ts';
import { type RefreshSearchRequest, refreshSearch } from '../writing/refreshSearch.ts';
import type { Part } from './part.ts';
import { run } from './run.ts';

/** Keeping the search of documents that others have written. */
export interface SearchRefreshMethods {
  /** Writes missing or old search tokens of all documents. @returns how many were written. */
  refreshSearch: (resource: string, request?: RefreshSearchRequest) => Promise<number>;
}

const methods = (context: Context): SearchRefreshMethods => ({
  refreshSearch: (resource, request = {}) =>
    run({ method: 'refreshSearch', resource, signal: request.signal }, call =>
      refreshSearch(context, call, request),
    ),
});

/** Search tokens for documents that are there already. */
export const searchRefresh = { methods } satisfies Part;
