import type { Actor } from '../access/roles.ts';
import { restorableUntil } from '../administration/restoreDeleted.ts';
import type { AuditEntry } from '../schemas/audit.ts';
import { isTakenBack } from './mergeRows.ts';
import { isMerge } from './planUnmerge.ts';

/** Whether, and why not, somebody may take back what an entry tells of a merge. */
export type MergeTakeBack =
  | 'yes'
  /** It tells of no merge, or of one that nobody vouches for. */
  | 'no'
  /** It tells of a part: of what was merged, or was led elsewhere. The merge's own entry has the rest. */
  | 'part'
  /** It took a merge back, which is merged anew. */
  | 'undone'
  /** It tells of a merge that was taken back. */
  | 'taken'
  | 'late'
  /** Those who merged take it back: administrators each other's, owners their own. */
  | 'administrators'
  | 'owner';

const PARTS: readonly string[] = ['mergedInto', 'repoint'];

/**
 * Whether, and why not, somebody may take back from the history what an entry tells of a merge.
 * @param known entries that were read, which may say that it was taken back.
 */
export const mergeTakeBack = (
  entry: AuditEntry,
  actor: Pick<Actor, 'role' | 'uid'>,
  now: Date,
  known: readonly AuditEntry[] = [],
): MergeTakeBack => {
  const { action, actorRole } = entry;
  if (action === 'unmerge') return 'undone';
  const isPart = PARTS.includes(action);
  if (!isPart && action !== 'merge') return 'no';
  if (actor.role !== actorRole) return actorRole === 'owner' ? 'owner' : 'administrators';
  if (!isMerge([{ ...entry, action: 'merge' }], actor)) return 'no';
  if (isTakenBack(entry, known, actor)) return 'taken';
  if (now >= restorableUntil(entry)) return 'late';
  return isPart ? 'part' : 'yes';
};
