import { checkAudited } from './authorizeWriteAudit.ts';
import { checkEntry } from './authorizeWriteEntry.ts';
import { checkShape } from './authorizeWriteShape.ts';
import { checkFrozen, checkStamps, checkTracking } from './authorizeWriteTracking.ts';
import { checkTransition } from './authorizeWriteTransitions.ts';
import {
  type CheckedChange,
  type CheckedCommit,
  denied,
  type Refusal,
} from './authorizeWriteTypes.ts';
import { can } from './can.ts';

const checkPermission = (change: CheckedChange, commit: CheckedCommit): Refusal | null => {
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
export const authorizeWrite = (change: CheckedChange, commit: CheckedCommit): Refusal | null =>
  checkPermission(change, commit) ??
  checkFrozen(change, commit) ??
  checkShape(change) ??
  checkTracking(change, commit) ??
  checkStamps(change, commit) ??
  checkTransition(change, commit) ??
  checkEntry(change, commit) ??
  checkAudited(change, commit);
