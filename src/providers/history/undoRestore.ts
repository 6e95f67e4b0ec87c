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

/** Takes back what one restoring did, in an undo of its own. @returns what could not be. */
export const undoRestore = async (
  dataProvider: BackOfficeDataProvider,
  actor: Actor,
  batchId: string,
  label: string,
): Promise<NotDone[]> => {
  const entries = await entriesOfBatch(dataProvider, actor, batchId);
  const { plan, known } = await compareTakenBack(dataProvider, entries, actor);
  const undone = dataProvider.newId('audit');
  const context = { actor, reason: '', label, batchId: undone };
  const outcome = await runRestore(dataProvider, plan.items, known, context);
  return notDoneOf(outcome, ({ title }) => title);
};
