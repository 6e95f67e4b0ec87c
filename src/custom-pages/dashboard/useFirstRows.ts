import { type RaRecord, useGetList } from 'ra-core';
import type { ResourceName } from '@/domain/access/permissions.ts';
import type { Filter } from '@/providers/types.ts';

const SHOWN_ROWS = 5;

/** The first few rows of a list, without counting the rest: the tiles do that. */
export const useFirstRows = <T extends RaRecord>(
  resource: ResourceName,
  filter: Filter,
  sort: { field: string; order: 'ASC' | 'DESC' },
) =>
  useGetList<T>(resource, {
    filter,
    sort,
    pagination: { page: 1, perPage: SHOWN_ROWS },
    meta: { total: 'none' },
  });
