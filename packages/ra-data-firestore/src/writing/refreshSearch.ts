import type { Call, Context } from '../context.ts';
import type { CallMeta } from '../options.ts';
import { equalValues, ID_FIELD, QueryError, TOKENS_FIELD } from '../query/index.ts';
import { positionAt, rowsAfter } from '../reading/fetchRows.ts';
import type { Position } from '../reading/listCache.ts';
import { planQuery } from '../reading/planQuery.ts';
import { fromFirestore } from '../values.ts';
import { inChunks } from './bulk.ts';
import { searchValue } from './searchValue.ts';
import { putUpdate, sendBatch } from './send.ts';
import { writeSize } from './sizes.ts';

/** Documents read at once. */
const PAGE = 250;

/** What `refreshSearch` may be told. */
export interface RefreshSearchRequest {
  meta?: CallMeta;
  signal?: AbortSignal;
  /** Called after each page with the documents read and written so far. */
  progress?: (read: number, written: number) => void;
}

/**
 * Writes the search tokens of all documents whose tokens are missing or old: once, for documents
 * that this provider has not written, or after a change of the searched fields. Reads every
 * document, changes nothing but the tokens.
 * @returns how many documents were written.
 */
export const refreshSearch = async (
  context: Context,
  call: Call,
  { meta, progress }: RefreshSearchRequest,
): Promise<number> => {
  const sort = { field: ID_FIELD, order: 'ASC' as const };
  const plan = planQuery(context, call.resource, { sort, meta });
  const { search, types } = plan.options;
  if (!search || search.strategy === 'custom')
    throw new QueryError(`${call.resource} has no search that is stored with its documents`);
  let position: Position | undefined;
  let read = 0;
  let written = 0;
  for (let ended = false; !ended; ) {
    const rows = await rowsAfter(context, call, plan, position, PAGE);
    const last = rows.at(-1);
    if (last) position = positionAt(plan, last, 0, true);
    ended = rows.length < PAGE;
    const stale = rows.flatMap(row => {
      const record = fromFirestore(row.data(), types);
      const value = searchValue(record, search);
      if (equalValues(record[TOKENS_FIELD], value)) return [];
      const size = writeSize(row.ref.path, { [TOKENS_FIELD]: value });
      return [{ id: row.id, size, reference: row.ref, value }];
    });
    await inChunks(call, stale, chunk =>
      sendBatch(context, call, batch => {
        for (const { reference, value } of chunk)
          putUpdate(context, batch, reference, [{ path: [TOKENS_FIELD], value }], {});
      }),
    );
    read += rows.length;
    written += stale.length;
    progress?.(read, written);
  }
  if (written > 0) context.lists.wrote(plan.path, { changed: [TOKENS_FIELD] });
  return written;
};
