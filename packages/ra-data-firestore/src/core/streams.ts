import type { Context } from '../context.ts';
import { toHttpError } from '../httpErrors.ts';
import type { StoredRecord } from '../query/index.ts';
import type { OnRefused } from '../reading/patiently.ts';
import type { ListRequest } from '../reading/planQuery.ts';
import { streamRows } from '../reading/streamRows.ts';
import type { Part } from './part.ts';

/** What a stream is asked. */
export interface StreamRequest extends ListRequest {
  /** Rows of a page. Default 250. */
  pageSize?: number;
  signal?: AbortSignal;
  /**
   * Told of a page that was refused for now (429) or not answered (503): once it resolves that page is read
   * again; where it rejects the stream throws that. Without it the stream throws the refusal.
   */
  onRefused?: OnRefused | undefined;
}

/** All rows of a list, however many. */
export interface StreamMethods {
  /** All rows that match, page by page, with constant memory. */
  stream: (resource: string, request?: StreamRequest) => AsyncIterable<StoredRecord[]>;
}

async function* streamed(
  context: Context,
  resource: string,
  { pageSize, signal, onRefused, ...request }: StreamRequest,
): AsyncGenerator<StoredRecord[], void, undefined> {
  try {
    const call = { method: 'stream', resource, signal };
    yield* streamRows(context, call, request, pageSize, onRefused);
  } catch (error) {
    throw toHttpError(error, `${resource}.stream`);
  }
}

const methods = (context: Context): StreamMethods => ({
  stream: (resource, request = {}) => streamed(context, resource, request),
});

/** All rows that match, page by page. */
export const streams = { methods } satisfies Part;
