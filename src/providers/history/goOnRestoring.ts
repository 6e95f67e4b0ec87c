import { HttpError } from 'ra-core';
import type { Actor } from '@/domain/access/roles.ts';
import { concernsAll } from '@/domain/errors.ts';
import { concernsPrivatePart, leftOver } from '@/domain/history/leftOver.ts';
import type { RestoreItem, Wanted } from '@/domain/history/restorePlan.ts';
import type { RestoreContext } from '@/domain/history/restoreWrites.ts';
import type { BackOfficeDataProvider } from '../types.ts';
import { readProducts, withPrivateParts } from './readProducts.ts';
import { readTakingPart } from './restoreTo.ts';
import { type RestoreControl, type RestoreOutcome, runRestore } from './runRestore.ts';
import { entriesOfBatch } from './undoRestore.ts';

type Reader = Pick<BackOfficeDataProvider, 'getMany' | 'stream'>;

const readLeftOver = async (
  dataProvider: Reader,
  items: readonly RestoreItem[],
  actor: Actor,
  batchId: string,
  signal?: AbortSignal,
) => {
  const entries = await entriesOfBatch(dataProvider, actor, batchId);
  const ids = items.map(({ id }) => id);
  const withPart = new Set(items.filter(concernsPrivatePart).map(({ id }) => id));
  const products = await readProducts(dataProvider, ids, { signal });
  const stored = await withPrivateParts(
    dataProvider,
    products,
    ({ id }) => withPart.has(id),
    signal,
  );
  const over = leftOver(items, stored, new Set(entries.map(({ id }) => id)));
  const wanted = over.items.map(
    (item): Wanted => ({
      id: item.id,
      now: item.kind === 'create' ? null : item.now,
      target: item.kind === 'delete' ? null : { ...item.target.product },
      deletion: null,
    }),
  );
  return { over, known: await readTakingPart(dataProvider, wanted, { signal }) };
};

/**
 * Goes on with a restoring that was cancelled or went out of reach: what it wrote without being
 * answered is found first, and what somebody else changed meanwhile is left to them.
 * @param items those that were left.
 * @param context of the same batch as before.
 */
export const goOnRestoring = async (
  dataProvider: Pick<BackOfficeDataProvider, 'commit' | 'newId'> & Reader,
  items: readonly RestoreItem[],
  context: RestoreContext & { batchId: string },
  control: RestoreControl = {},
): Promise<RestoreOutcome> => {
  const { actor, batchId } = context;
  let read: Awaited<ReturnType<typeof readLeftOver>>;
  try {
    read = await readLeftOver(dataProvider, items, actor, batchId, control.signal);
  } catch (error) {
    const isLost = concernsAll(error);
    if (!isLost && !control.signal?.aborted) throw error;
    return { done: [], failed: [], left: [...items], ...(isLost && { stoppedBy: error }) };
  }
  const { over, known } = read;
  const settled = over.done.length + over.changed.length;
  const outcome = await runRestore(dataProvider, over.items, known, context, {
    ...control,
    onProgress: count => control.onProgress?.(settled + count),
  });
  const conflict = new HttpError('common.action.conflict', 409);
  return {
    done: [...over.done, ...outcome.done],
    failed: [...over.changed.map(item => ({ item, error: conflict })), ...outcome.failed],
    left: outcome.left,
    stoppedBy: outcome.stoppedBy,
  };
};
