import { sameValue } from '../fieldChanges.ts';
import { fieldChangeSchema } from '../schemas/audit.ts';
import type { CheckedChange, CheckedCommit, CheckedRecord } from './authorizeWriteTypes.ts';

/** Taking an import back deletes what it made. */
const isDeletion = ({ action }: CheckedRecord) => action === 'delete' || action === 'undoImport';

const recordedChanges = (deletion: CheckedRecord, id: string) => {
  const { changes } = deletion;
  const lists = typeof changes === 'object' && changes !== null ? Object.entries(changes) : [];
  const recorded = fieldChangeSchema.array().safeParse(lists.find(([key]) => key === id)?.[1]);
  return recorded.success ? recorded.data : [];
};

/**
 * Whether a new product is one that was deleted, as the trail told of it when it went: with its age,
 * its author and the next version. `firestore.rules` asks the same (`comesBack`).
 */
export const comesBack = (
  { resource, id, before, after }: CheckedChange,
  { actor, now, changes }: CheckedCommit,
): boolean => {
  if (resource !== 'products' || before || !after) return false;
  const audit = changes.find(one => one.resource === 'audit' && one.id === after.auditId);
  const deletion = audit?.parent;
  if (audit?.after?.action !== 'restore' || !deletion) return false;
  if (!isDeletion(deletion) || deletion.resource !== 'products') return false;
  const list = recordedChanges(deletion, id);
  const isAsRecorded = (field: string, value: unknown) =>
    list.some(one => one.field === field && sameValue(one.from, value) && one.to === null);
  return (
    sameValue(after.updatedAt, now) &&
    after.updatedBy === actor.uid &&
    typeof after.version === 'number' &&
    isAsRecorded('version', after.version - 1) &&
    isAsRecorded('createdAt', after.createdAt) &&
    isAsRecorded('createdBy', after.createdBy)
  );
};
