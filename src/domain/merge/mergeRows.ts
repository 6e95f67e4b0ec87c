import type { Actor } from '../access/roles.ts';
import type { AuditEntry } from '../schemas/audit.ts';
import { isMerge } from './planUnmerge.ts';

/** One line of the latest merges: a single one, or all that were asked for at once. */
export type MergeRow = { undone: boolean } & (
  | { kind: 'one'; entry: AuditEntry }
  | { kind: 'batch'; batchId: string; entries: [AuditEntry, ...AuditEntry[]] }
);

type Asker = Pick<Actor, 'role' | 'uid'>;

/** Who may take a merge back is who says that it was: an owner's word hides no administrator's. */
const isWordOf = ({ actorRole, actorId }: AuditEntry, { role, uid }: Asker) =>
  actorRole === role && (role === 'superAdmin' || actorId === uid);

const byWhomever = ({ role, uid }: Asker) =>
  role === 'owner' ? { actorId: uid } : { actorRole: 'superAdmin' };

/**
 * What to ask the trail for, so that others' entries push none out of the page that is read:
 * administrators take back each other's, owners their own.
 */
export const mergeEntriesAsked = (asker: Asker) => ({
  resource: 'products',
  action: 'merge',
  ...byWhomever(asker),
});

/**
 * What to ask the trail for, to know which of some merges were taken back, however long ago.
 * @param merges at most 30, as many as one query compares with.
 */
export const unmergeEntriesAsked = (merges: readonly AuditEntry[], asker: Asker) => ({
  action: 'unmerge',
  reverts: merges.map(({ id }) => id),
  ...byWhomever(asker),
});

/** Whether one of some entries says that a merge was taken back, and is the word of who may say so. */
export const isTakenBack = (
  { id }: Pick<AuditEntry, 'id'>,
  unmerges: readonly AuditEntry[],
  actor: Asker,
): boolean =>
  unmerges.some(
    entry => entry.action === 'unmerge' && entry.reverts === id && isWordOf(entry, actor),
  );

/**
 * The merges that somebody may take back, those asked for at once gathered; the order is that of
 * the latest of each.
 * @param merges entries of merges, the latest first.
 * @param unmerges entries that say which of them were taken back.
 */
export const mergeRows = (
  merges: readonly AuditEntry[],
  unmerges: readonly AuditEntry[],
  actor: Asker,
): MergeRow[] => {
  const words = unmerges.filter(entry => isWordOf(entry, actor));
  const rows: MergeRow[] = [];
  for (const entry of merges.filter(one => isMerge([one], actor))) {
    const { batchId } = entry;
    if (!batchId) {
      const undone = isTakenBack(entry, unmerges, actor);
      rows.push({ kind: 'one', entry, undone });
      continue;
    }
    const known = rows.find(row => row.kind === 'batch' && row.batchId === batchId);
    if (known?.kind === 'batch') {
      known.entries.push(entry);
      continue;
    }
    const undone = words.some(word => word.batchId === batchId);
    rows.push({ kind: 'batch', batchId, entries: [entry], undone });
  }
  return rows;
};
