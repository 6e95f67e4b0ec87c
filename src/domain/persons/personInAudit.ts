import { isPlainObject } from 'ra-data-firestore/query';
import { listOf } from '../listOf.ts';
import { ERASED, type Erasure, type Fields, type Person } from './person.ts';
import { withoutPerson } from './withoutPerson.ts';

const changesWithout = (changes: unknown, id: string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(isPlainObject(changes) ? changes : {}).filter(([key]) => key !== id),
  );

/** Whether an entry tells of the person's own record. */
const isAbout = ({ resource, records }: Fields, { id }: Person) =>
  (resource === 'users' || resource === 'business') && listOf(records).includes(id);

/** What an entry of the audit trail tells a person about themselves; nothing of who else acted. */
export const exportedAudit = (entry: Fields, person: Person): Record<string, unknown> | null => {
  const { at, action, resource, label, reason, changes } = entry;
  if (isAbout(entry, person)) {
    const own = isPlainObject(changes) ? changes[person.id] : [];
    return { at, action, resource, reason, changes: own ?? [] };
  }
  return entry.actorId === person.id ? { at, action, resource, label, reason } : null;
};

/** An entry about the person: that something was done stays, with when and by whom; what it said of them goes. */
const ofOwnRecord = ({ resource, records, label, changes }: Fields, person: Person) => {
  const isOnly = listOf(records).length === 1;
  const isName = typeof label === 'string' && person.names.includes(label);
  return {
    changes: changesWithout(changes, person.id),
    ...(resource === 'users' && (isOnly || isName) && { label: ERASED }),
    ...(isOnly && { reason: '' }),
  };
};

/**
 * What erasing leaves of an entry of the audit trail: the fact, without the person. What tells of a business that is
 * there stays as it is, and so does who did something as its owner.
 */
export const auditErased = (entry: Fields, person: Person): Erasure => {
  const { action, resource, records, actorId, changes } = entry;
  if (action === 'erase') return null;
  const isOwners = resource === 'business' || actorId === person.id;
  if (isOwners && person.business === 'there') return null;
  const ids = listOf(records);
  return {
    ...(actorId === person.id && { actorEmail: ERASED }),
    ...(isAbout(entry, person) && ofOwnRecord(entry, person)),
    ...(resource === 'reports' &&
      ids.some(id => person.reports.some(one => one === id)) && { label: ERASED }),
    ...(resource === 'giveaways' && { changes: withoutPerson(changes, person) }),
  };
};
