import type { RaRecord } from 'ra-core';
import { matches } from 'ra-data-firestore/query';
import type { ResourceName } from '@/domain/access/permissions.ts';
import { listQuery } from '@/domain/listQuery.ts';
import type { RowsQuery } from '../types.ts';
import type { LocalContext } from './access.ts';
import { withHttpErrors } from './errors.ts';
import { checkList } from './readAccess.ts';
import type { WritableReadMeter } from './readMeter.ts';
import { resourceTarget } from './target.ts';

const DEFAULT_PAGE = 500;

/**
 * All rows that match, in pages. The order is that of the start: only the keys are held, each row
 * comes once, and one that was deleted or stopped matching meanwhile is left out.
 */
export async function* streamRows(
  { reading }: LocalContext,
  meter: WritableReadMeter,
  resource: ResourceName,
  request: RowsQuery & { pageSize?: number; signal?: AbortSignal },
): AsyncGenerator<RaRecord[], void, undefined> {
  const { pageSize = DEFAULT_PAGE, signal } = request;
  signal?.throwIfAborted();
  const target = resourceTarget(resource, request.meta?.parent);
  const query = await withHttpErrors(async () =>
    listQuery(target.definition, request.filter, request.sort),
  );
  const keys = await reading(target, async (who, queries) => {
    checkList(who, resource, query);
    return queries.findKeys(query);
  });
  for (let start = 0; start < keys.length; start += pageSize) {
    signal?.throwIfAborted();
    const rows = await reading(target, async (who, queries) => {
      checkList(who, resource, query);
      return queries.getMany(keys.slice(start, start + pageSize));
    });
    const page = rows.filter(row => matches(row, query, target.tokens));
    meter.add(resource, page.length);
    if (page.length > 0) yield page;
  }
}
