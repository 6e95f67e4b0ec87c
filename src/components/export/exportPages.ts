import type { ResourceName } from '@/domain/access/permissions.ts';
import type { ExportRecord } from '@/domain/export/columnCell.ts';
import type { BackOfficeDataProvider, RowsQuery } from '@/providers/types.ts';
import { mayLeaveOut } from '../list/mayLeaveOut.ts';

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

/** A data provider, as far as an export reads from it. */
export type ExportReader = Pick<BackOfficeDataProvider, 'count' | 'getMany' | 'stream'>;

async function* byQuery(
  dataProvider: ExportReader,
  resource: ResourceName,
  { filter, sort, meta }: RowsQuery,
  signal: AbortSignal,
): AsyncGenerator<readonly ExportRecord[]> {
  const seen = new Set<unknown>();
  const asked = { filter, meta, pageSize: EXPORT_PAGE, signal };
  for await (const page of dataProvider.stream(resource, { ...asked, sort })) {
    for (const { id } of page) seen.add(id);
    yield page;
  }
  const leavesOut = mayLeaveOut(resource, filter, sort);
  if (!leavesOut || (await dataProvider.count(leavesOut, { filter, meta })) <= seen.size) return;
  signal.throwIfAborted();
  const byId = { field: 'id', order: 'ASC' } as const;
  for await (const page of dataProvider.stream(resource, { ...asked, sort: byId })) {
    const rest = page.filter(({ id }) => !seen.has(id));
    if (rest.length > 0) yield rest;
  }
}

/**
 * The rows of a scope in pages, never capped. Those that lack the field of the order come last, in the
 * order of their ids: Firestore leaves them out of the order.
 */
export const exportPages = (
  dataProvider: ExportReader,
  resource: ResourceName,
  scope: ExportScope,
  signal: AbortSignal,
): AsyncIterable<readonly ExportRecord[]> => {
  if (scope.kind === 'ids') return byIds(dataProvider, resource, scope, signal);
  return byQuery(dataProvider, resource, scope, signal);
};
