import { HttpError } from 'ra-core';
import type { Write } from 'ra-data-firestore/query';
import type { Actor } from '@/domain/access/roles.ts';

/**
 * Where a commit names the audit entry of its deletions for `firestore.rules`, which cannot see the
 * other writes of a commit. This back end sees them, and keeps no pointers.
 */
export const POINTERS = 'auditPointers';

/** Refuses a pointer that `firestore.rules` would refuse. @throws HttpError 403 */
export const judgePointer = (write: Write, actor: Actor) => {
  if (write.collection !== POINTERS) return;
  const names = write.type === 'delete' ? [] : Object.keys(write.data);
  const allowed =
    actor.role === 'superAdmin' && write.id === actor.uid && names.join() === 'auditId';
  if (!allowed) throw new HttpError('This audit pointer may not be written', 403);
};
