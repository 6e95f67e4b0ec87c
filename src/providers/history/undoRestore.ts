import { HttpError } from 'ra-core';
import type { Actor } from '@/domain/access/roles.ts';
import type { BatchOutcome, NotDone } from '@/domain/runBatches.ts';
import type { AuditEntry } from '@/domain/schemas/audit.ts';
import type { BackOfficeDataProvider } from '../types.ts';
import { type RestoreControl, runRestore } from './runRestore.ts';
import { compareTakenBack } from './takeBackSteps.ts';

/** Entries of one page. */
const PAGE = 100;

/**
 * The entries that were written together under a name.
 * @param most how many are read at most; all of them unless given.
 * @throws what reading throws.
 */
export const entriesOfBatch = async (
  dataProvider: Pick<BackOfficeDataProvider, 'stream'>,
  { role, uid }: Pick<Actor, 'role' | 'uid'>,
  batchId: string,
  most = Number.POSITIVE_INFINITY,
): Promise<AuditEntry[]> => {
  const entries: AuditEntry[] = [];
  const pages = dataProvider.stream('audit', {
    filter: { ...(role === 'owner' && { businessId: uid }), batchId },
    sort: { field: 'id', order: 'ASC' },
    pageSize: Math.min(PAGE, most),
  });
  for await (const page of pages) {
    entries.push(...page);
    if (entries.length >= most) break;
  }
  return entries.sort((a, b) => b.at.getTime() - a.at.getTime());
};

/** What an undo did with products, and what it did not. */
export type UndoneRestore<T> = Omit<BatchOutcome<T>, 'failed'> & { failed: NotDone[] };

/** @param items the products that are to be as they were before; others of the entries go along. */
const takeBackAll = async <T extends { id: unknown }>(
  dataProvider: BackOfficeDataProvider,
  actor: Actor,
  items: readonly T[],
  entries: readonly AuditEntry[],
  { label = '', ...control }: RestoreControl & { label?: string },
): Promise<UndoneRestore<T>> => {
  const { signal } = control;
  const { products, plan, known } = await compareTakenBack(dataProvider, entries, actor, {
    signal,
  });
  const wanted = new Set(items.map(({ id }) => String(id)));
  const planned = new Set(plan.items.map(({ id }) => id));
  const hindered = new Map(plan.hindered.map(({ id, why }) => [id, why]));
  const refused = products.flatMap(({ id, title, why: [first] }) => {
    const why = first ?? hindered.get(id);
    // Done again, what an earlier round brought back exists.
    if (why === undefined || planned.has(id) || !wanted.has(id)) return [];
    return [{ id, name: title, error: new HttpError(`history.why.${why}`, 422) }];
  });
  const undone = dataProvider.newId('audit');
  const context = { actor, reason: '', label, batchId: undone };
  const outcome = await runRestore(dataProvider, plan.items, known, context, control);
  const failed = [
    ...refused,
    ...outcome.failed.map(({ item, error }) => ({ id: item.id, name: item.title, error })),
  ];
  const left = new Set(outcome.left.map(({ id }) => id));
  const notDone = new Set([...left, ...failed.map(({ id }) => id)]);
  return {
    ...outcome,
    done: items.filter(({ id }) => !notDone.has(String(id))),
    left: items.filter(({ id }) => left.has(String(id))),
    failed,
  };
};

/**
 * Takes back what one restoring did, in an undo of its own; done again, it goes on with what is left.
 * @param items what it restored.
 * @throws what reading throws.
 */
export const undoRestore = async <T extends { id: unknown }>(
  dataProvider: BackOfficeDataProvider,
  actor: Actor,
  items: readonly T[],
  { batchId, ...control }: RestoreControl & { batchId: string; label: string },
): Promise<UndoneRestore<T>> => {
  const entries = await entriesOfBatch(dataProvider, actor, batchId);
  return takeBackAll(dataProvider, actor, items, entries, control);
};

/**
 * Brings back what a deletion took away, in an undo of its own; what exists again is left as it is, so
 * that done again it goes on with what is left.
 * @param items what it deleted.
 * @param control with the ids of the entries that tell of the deletion.
 * @throws what reading throws.
 */
export const undoDeletion = async <T extends { id: unknown }>(
  dataProvider: BackOfficeDataProvider,
  actor: Actor,
  items: readonly T[],
  { entries: ids, ...control }: RestoreControl & { entries: readonly string[] },
): Promise<UndoneRestore<T>> => {
  const { data } = await dataProvider.getMany<AuditEntry>('audit', { ids: [...ids] });
  return takeBackAll(dataProvider, actor, items, data, control);
};
