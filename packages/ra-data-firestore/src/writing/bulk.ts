import { HttpError } from 'ra-core';
import type { Call } from '../context.ts';
import { toHttpError } from '../httpErrors.ts';
import { throwIfAborted } from '../settle.ts';
import { chunksOf } from './sizes.ts';

/** Writes of one chunk, and chunks under way at once; measured best on 4,000 creates. */
const CHUNK = 250;
const IN_FLIGHT = 4;

/** A bulk item: its id, for the report, and its size in bytes. */
export interface BulkItem {
  id: string;
  size: number;
}

interface Outcome {
  done: string[];
  failed: string[];
  error?: unknown;
}

const report = (call: Call, { done, failed, error }: Outcome, total: number) => {
  const cause = toHttpError(error, `${call.resource}.${call.method}`);
  if (!(cause instanceof HttpError)) return cause;
  return new HttpError(`${cause.message} (${done.length} of ${total} were written)`, cause.status, {
    ...cause.body,
    done,
    failed,
  });
};

/**
 * Carries out many writes in atomic chunks, several at once. After a failed chunk no other is
 * begun.
 * @throws HttpError whose body has the ids `done` and `failed` (not written, or not tried).
 */
export const inChunks = async <T extends BulkItem>(
  call: Call,
  items: readonly T[],
  write: (chunk: readonly T[]) => Promise<void>,
): Promise<void> => {
  const waiting = chunksOf(items, ({ size }) => size, CHUNK);
  const outcome: Outcome = { done: [], failed: [] };
  const ids = (chunk: readonly T[]) => chunk.map(({ id }) => id);
  const work = async () => {
    for (let chunk = waiting.shift(); chunk; chunk = waiting.shift()) {
      try {
        throwIfAborted(call.signal);
        await write(chunk);
        outcome.done.push(...ids(chunk));
      } catch (error) {
        outcome.error ??= error;
        outcome.failed.push(...ids(chunk), ...waiting.splice(0).flatMap(ids));
      }
    }
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, work));
  if (outcome.error !== undefined) throw report(call, outcome, items.length);
};
