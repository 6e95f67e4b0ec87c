import { searchConditions } from '../reading/searchConditions.ts';
import { searchValue } from '../writing/searchValue.ts';
import type { Part } from './part.ts';

/** The filter `q`, and the option `search`. */
export const searches = { aids: { search: { searchConditions, searchValue } } } satisfies Part;
