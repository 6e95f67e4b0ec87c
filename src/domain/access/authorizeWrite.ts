import { judgeAudited } from './authorizeWriteAudit.ts';
import { judgeEntry } from './authorizeWriteEntry.ts';
import { judgeShape } from './authorizeWriteShape.ts';
import { judgeFrozen, judgeStamps, judgeTracking } from './authorizeWriteTracking.ts';
import { judgeTransition } from './authorizeWriteTransitions.ts';
import {
  denied,
  type JudgedChange,
  type JudgedCommit,
  type Refusal,
} from './authorizeWriteTypes.ts';
import { can } from './can.ts';

const judgePermission = (change: JudgedChange, commit: JudgedCommit): Refusal | null => {
  const { actor } = commit;
  const { resource, before, after } = change;
  const action = after ? (before ? 'update' : 'create') : 'delete';
  const refusal = denied(`The ${actor.role} role may not ${action} this in ${resource}`);
  if (!can(actor, action, resource)) return refusal;
  const touchesOthers = before && !can(actor, action, resource, before);
  return touchesOthers || (after && !can(actor, action, resource, after)) ? refusal : null;
};

/**
 * Decides on one record's change within a commit, as `firestore.rules` does: the permission table
 * before and after, fields that stay, the schema, version, time and author, the audit trail, and
 * the steps a record can take.
 * @returns null where it is allowed.
 */
export const authorizeWrite = (change: JudgedChange, commit: JudgedCommit): Refusal | null =>
  judgePermission(change, commit) ??
  judgeFrozen(change, commit) ??
  judgeShape(change) ??
  judgeTracking(change, commit) ??
  judgeStamps(change, commit) ??
  judgeTransition(change, commit) ??
  judgeEntry(change, commit) ??
  judgeAudited(change, commit);
