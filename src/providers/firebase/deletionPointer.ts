import { AUDITED_RESOURCES } from '@/domain/access/fields.ts';
import type { Write } from '@/domain/write.ts';

const isAudited = (collection: string) => AUDITED_RESOURCES.some(name => name === collection);

/** The record whose entry tells of a deletion: a product's own for its private part. */
const subjectOf = ({ collection, id }: Write) => {
  const [resource = '', parent, group] = collection.split('/');
  return group === 'private' ? { resource, id: parent } : { resource: collection, id };
};

const isEntryOf = (entry: Write, deletion: Write) => {
  const subject = subjectOf(deletion);
  return (
    entry.type === 'create' &&
    entry.collection === 'audit' &&
    entry.data.actorRole === 'superAdmin' &&
    entry.data.resource === subject.resource &&
    Array.isArray(entry.data.records) &&
    entry.data.records.includes(subject.id)
  );
};

/**
 * The writes of a commit, and where an administrator deletes audited records, one more that names
 * their audit entry: a deletion carries no data, so the rules could not find the entry otherwise.
 * @param uid who makes the commit.
 */
export const withDeletionPointer = (
  writes: readonly Write[],
  uid: string | null,
): readonly Write[] => {
  const deletion = writes.find(
    write => write.type === 'delete' && isAudited(subjectOf(write).resource),
  );
  const entry = deletion && writes.find(write => isEntryOf(write, deletion));
  if (!entry || uid === null) return writes;
  return [
    ...writes,
    { type: 'set', collection: 'auditPointers', id: uid, data: { auditId: entry.id } },
  ];
};
