import type { ImportChunk } from '../../schemas/importRun.ts';

type Failed = ImportChunk['failed'];

/**
 * The products that a run did not write in the end. A run that goes on tries again what it was refused:
 * what was refused once more is there once, and what was written then is not. What was left out for its
 * own errors was never tried, and another product can have its key.
 * @param chunks the steps of the run in their order.
 */
export const failedAtEnd = (
  chunks: readonly Pick<ImportChunk, 'created' | 'updated' | 'failed'>[],
): Failed => {
  const refused = new Map<string, Failed[number]>();
  const leftOut: Failed = [];
  for (const { failed, created, updated } of chunks) {
    for (const failure of failed)
      if (failure.code === 'left-out') leftOut.push(failure);
      else refused.set(failure.key, failure);
    for (const { id } of [...created, ...updated]) refused.delete(id);
  }
  return [...leftOut, ...refused.values()];
};
