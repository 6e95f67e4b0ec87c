import { HttpError } from 'ra-core';
import type { Actor } from '@/domain/access/roles.ts';
import { type NotDone, notDoneOf } from '@/domain/runBatches.ts';
import type { AuditEntry } from '@/domain/schemas/audit.ts';
import type { BackOfficeDataProvider } from '../types.ts';
import { runRestore } from './runRestore.ts';
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

const takeBackAll = async (
  dataProvider: BackOfficeDataProvider,
  actor: Actor,
  entries: readonly AuditEntry[],
  label: string,
): Promise<NotDone[]> => {
  const { products, plan, known } = await compareTakenBack(dataProvider, entries, actor);
  const planned = new Set(plan.items.map(({ id }) => id));
  const hindered = new Map(plan.hindered.map(({ id, why }) => [id, why]));
  const refused = products.flatMap(({ id, title, why: [first] }): NotDone[] => {
    const why = first ?? hindered.get(id);
    if (why === undefined || planned.has(id)) return [];
    return [{ name: title, error: new HttpError(`history.why.${why}`, 422) }];
  });
  const undone = dataProvider.newId('audit');
  const context = { actor, reason: '', label, batchId: undone };
  const outcome = await runRestore(dataProvider, plan.items, known, context);
  return [...refused, ...notDoneOf(outcome, ({ title }) => title)];
};

/**
 * Takes back what one restoring did, in an undo of its own.
 * @returns what could not be.
 * @throws what reading throws.
 */
export const undoRestore = async (
  dataProvider: BackOfficeDataProvider,
  actor: Actor,
  batchId: string,
  label: string,
): Promise<NotDone[]> =>
  takeBackAll(dataProvider, actor, await entriesOfBatch(dataProvider, actor, batchId), label);

/**
 * Brings back what a deletion took away, in an undo of its own; what exists again is left as it is.
 * @param ids of the entries that tell of the deletion.
 * @returns what could not be.
 * @throws what reading throws.
 */
export const undoDeletion = async (
  dataProvider: BackOfficeDataProvider,
  actor: Actor,
  ids: readonly string[],
): Promise<NotDone[]> => {
  const { data } = await dataProvider.getMany<AuditEntry>('audit', { ids: [...ids] });
  return takeBackAll(dataProvider, actor, data, '');
};
