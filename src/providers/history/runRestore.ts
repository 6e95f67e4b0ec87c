import { RESTORED_AT_ONCE } from '@/domain/administration/restoreDeleted.ts';
import { groupBy } from '@/domain/groupBy.ts';
import { restorePhases, type UpdateCluster } from '@/domain/history/restorePhases.ts';
import type { RestoreItem } from '@/domain/history/restorePlan.ts';
import {
  createItemsWrites,
  deleteItemsWrites,
  type RestoreContext,
  updateItemsWrites,
} from '@/domain/history/restoreWrites.ts';
import { batches } from '@/domain/import/run/batches.ts';
import { valueBytes } from '@/domain/merge/documentSize.ts';
import { type BatchOutcome, runBatches } from '@/domain/runBatches.ts';
import type { Product } from '@/domain/schemas/product.ts';
import type { BackOfficeDataProvider } from '../types.ts';

/** A commit of Firestore's looks at no more than twenty documents: each merge is one or two. */
const MERGE_WEIGHT = 80;

/** Most products of one commit, like those of every bulk change. */
const AT_ONCE = 100;

/** What became of the work, by products. */
export type RestoreOutcome = BatchOutcome<RestoreItem>;

/** Where the work looks whether to go on, and tells how far it is. */
export interface RestoreControl {
  signal?: AbortSignal;
  /** Is told how many products were settled, done or refused. */
  onProgress?: (settled: number) => void;
}

interface Weighed<T> {
  one: T;
  writes: { length: number } & readonly unknown[];
  bytes: number;
  chunkBytes: number;
}

const weigh = <T>(one: T, items: readonly RestoreItem[], writes: number): Weighed<T> => {
  const bytes = items.reduce(
    (sum, item) =>
      sum +
      (item.kind === 'update'
        ? valueBytes(item.changes)
        : valueBytes(item.kind === 'delete' ? item.now : item.target)),
    500 * items.length,
  );
  return { one, writes: Array.from({ length: writes }), bytes: bytes * 2, chunkBytes: bytes };
};

const businessOf = ({ items, touched }: UpdateCluster) =>
  (items[0]?.now.product ?? touched[0])?.businessId ?? '';

/**
 * Brings products to what is wanted of them, in commits within the rules' limits, each told by entries
 * of its own. One that is refused is halved until what is refused stands alone.
 * @param known the products that take part, and those that merges lead to.
 */
export const runRestore = async (
  dataProvider: Pick<BackOfficeDataProvider, 'commit' | 'newId'>,
  items: readonly RestoreItem[],
  known: ReadonlyMap<string, Product>,
  context: RestoreContext,
  { signal, onProgress }: RestoreControl = {},
): Promise<RestoreOutcome> => {
  const wanted = new Map(items.map(item => [item.id, item]));
  const phases = restorePhases(items, known);
  const failed = new Map<string, unknown>();
  const done = new Map<string, RestoreItem>();
  const left = new Set<string>();
  let stoppedBy: unknown;
  const reportProgress = () => onProgress?.(new Set([...done.keys(), ...failed.keys()]).size);
  const run = async <T>(
    groups: Iterable<Weighed<T>[]>,
    idsOf: (one: T) => readonly string[],
    writesOf: (all: readonly T[], auditId: string) => ReturnType<typeof deleteItemsWrites>,
  ) => {
    for (const group of groups) {
      // What an earlier phase could not do stands in the way of this one.
      const ready = group
        .map(({ one }) => one)
        .filter(one => !idsOf(one).some(id => failed.has(id) || left.has(id)));
      const outcome = await runBatches({
        items: left.size > 0 ? [] : ready,
        size: Math.max(1, ready.length),
        commit: all => dataProvider.commit(writesOf(all, dataProvider.newId('audit'))),
        signal,
      });
      for (const one of outcome.done)
        for (const id of idsOf(one)) {
          const item = wanted.get(id);
          if (item) done.set(id, item);
        }
      for (const { item, error } of outcome.failed)
        for (const id of idsOf(item)) {
          failed.set(id, error);
          done.delete(id);
        }
      stoppedBy ??= outcome.stoppedBy;
      const rest = left.size > 0 ? ready : outcome.left;
      for (const one of rest) for (const id of idsOf(one)) left.add(id);
      reportProgress();
    }
  };
  const clusters = (all: readonly UpdateCluster[]) =>
    [...groupBy(all, businessOf).values()].flatMap(group => [
      ...batches(
        group.map(cluster =>
          weigh(
            cluster,
            cluster.items,
            cluster.touched.length > 0 || cluster.items.length > 1
              ? Math.max(MERGE_WEIGHT, 2 * cluster.items.length)
              : 2,
          ),
        ),
        () => AT_ONCE,
      ),
    ]);
  const ofCluster = ({ items: own }: UpdateCluster) => own.map(({ id }) => id);
  const update = (all: readonly UpdateCluster[], auditId: string) =>
    updateItemsWrites(
      all.flatMap(cluster => cluster.items),
      all.flatMap(({ touched }) => touched),
      auditId,
      context,
    );
  const idOf = ({ id }: { id: string }) => [id];
  await run(
    [...groupBy(phases.creates, ({ deletionId }) => deletionId).values()].flatMap(group => [
      ...batches(
        group.map(item => weigh(item, [item], 2)),
        () => RESTORED_AT_ONCE,
      ),
    ]),
    idOf,
    (all, auditId) => createItemsWrites(all, auditId, context),
  );
  await run(clusters(phases.unmerges), ofCluster, update);
  await run(clusters(phases.updates), ofCluster, update);
  await run(
    [...groupBy(phases.deletes, ({ now }) => now.product.businessId).values()].flatMap(group => [
      ...batches(
        group.map(item => weigh(item, [item], 2)),
        () => AT_ONCE,
      ),
    ]),
    idOf,
    (all, auditId) => deleteItemsWrites(all, auditId, context),
  );
  return {
    done: items.filter(({ id }) => done.has(id) && !left.has(id) && !failed.has(id)),
    failed: items.flatMap(item =>
      failed.has(item.id) ? [{ item, error: failed.get(item.id) }] : [],
    ),
    left: items.filter(({ id }) => left.has(id) && !failed.has(id)),
    stoppedBy,
  };
};
