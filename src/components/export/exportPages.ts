import type { ResourceName } from '@/domain/access/permissions.ts';
import type { ExportRecord } from '@/domain/export/columnCell.ts';
import type { BackOfficeDataProvider, RowsQuery } from '@/providers/types.ts';

/** Rows that are asked for at a time; twice as many leave 50 MB more behind for the garbage collector. */
export const EXPORT_PAGE = 250;

/** Records that are asked for by id at a time. */
const ID_CHUNK = 100;

/** Which rows to export: the ones with these ids, or all that match. */
export type ExportScope =
  | { kind: 'ids'; ids: readonly string[]; meta?: RowsQuery['meta'] }
  | ({ kind: 'query' } & RowsQuery);

async function* byIds(
  dataProvider: Pick<BackOfficeDataProvider, 'getMany'>,
  resource: ResourceName,
  scope: Extract<ExportScope, { kind: 'ids' }>,
  signal: AbortSignal,
): AsyncGenerator<readonly ExportRecord[]> {
  for (let start = 0; start < scope.ids.length; start += ID_CHUNK) {
    signal.throwIfAborted();
    const ids = scope.ids.slice(start, start + ID_CHUNK);
    const { data } = await dataProvider.getMany(resource, { ids, meta: scope.meta });
    yield data;
  }
}

/** The rows of a scope in pages, never capped. */
export const exportPages = (
  dataProvider: Pick<BackOfficeDataProvider, 'getMany' | 'stream'>,
  resource: ResourceName,
  scope: ExportScope,
  signal: AbortSignal,
): AsyncIterable<readonly ExportRecord[]> => {
  if (scope.kind === 'ids') return byIds(dataProvider, resource, scope, signal);
  const { filter, sort, meta } = scope;
  return dataProvider.stream(resource, { filter, sort, meta, pageSize: EXPORT_PAGE, signal });
};
