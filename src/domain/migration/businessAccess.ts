import { isMarkedDeleted } from '../access/evaluateAccess.ts';
import type { Change, Upgrading } from './step.ts';

/**
 * The fields that decide who is let in, of the kinds of the specification. Nobody gains a right by it: a
 * flag that is not the boolean true makes no administrator, a status that is no text lets nobody in, and
 * a record that says unreadably whether it is deleted is.
 */
export const businessAccess: Upgrading = ({ isDeleted, isBusinessOwner, isSuperAdmin }) => {
  const changes: Change[] = [];
  if (typeof isDeleted !== 'boolean') {
    const missing = isDeleted === undefined || isDeleted === null;
    const value = isMarkedDeleted(isDeleted);
    changes.push({ field: 'isDeleted', value, reason: missing ? 'missing' : 'was no boolean' });
  }
  if (typeof isBusinessOwner !== 'string')
    changes.push({ field: 'isBusinessOwner', value: 'pending', reason: 'had no status' });
  if (typeof isSuperAdmin !== 'boolean')
    changes.push({ field: 'isSuperAdmin', value: false, reason: 'was not the boolean true' });
  return changes;
};
