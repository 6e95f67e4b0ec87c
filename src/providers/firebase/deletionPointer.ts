import { AUDITED_RESOURCES } from '@/domain/access/fields.ts';
import type { Write } from '@/domain/write.ts';

const isAudited = (collection: string) => AUDITED_RESOURCES.some(name => name === collection);

const tellsOf = (entry: Write, deletion: Write) =>
  entry.type === 'create' &&
  entry.collection === 'audit' &&
  entry.data.actorRole === 'superAdmin' &&
  entry.data.resource === deletion.collection &&
  Array.isArray(entry.data.records) &&
  entry.data.records.includes(deletion.id);

/**
 * The writes of a commit, and where an administrator deletes audited records, one more that names
 * their audit entry: a deletion carries no data, so the rules could not find the entry otherwise.
 * @param uid who makes the commit.
 */
export const withDeletionPointer = (
  writes: readonly Write[],
  uid: string | null,
): readonly Write[] => {
  const deletion = writes.find(write => write.type === 'delete' && isAudited(write.collection));
  const entry = deletion && writes.find(write => tellsOf(write, deletion));
  if (!entry || uid === null) return writes;
  return [
    ...writes,
    { type: 'set', collection: 'auditPointers', id: uid, data: { auditId: entry.id } },
  ];
};
