import { increment, serverTime } from 'ra-data-firestore/query';
import { RESOURCES } from '../access/permissions.ts';
import { valuesThatDiffer } from '../fieldChanges.ts';
import { derivedChanges } from '../functions/derivedChanges.ts';
import type { Did } from '../functions/did.ts';
import {
  type FunctionStore,
  type FunctionWrite,
  MAX_WRITES,
  type StoredDocument,
} from '../functions/functionStore.ts';
import { ERASED, type Erasure, type Person } from './person.ts';
import { personalCollections } from './personalData.ts';
import { personRecords } from './personRecords.ts';
import { readPerson } from './readPerson.ts';

/** Who wants a person erased, and why. */
export interface EraseRequest {
  id: string;
  /** The address of the account, where that is known. */
  email?: string | undefined;
  /** Id of the entry that tells of it: the same one however often it is tried. */
  auditId: string;
  actor: { uid: string; email: string };
  reason: string;
  now: Date;
  /** Whether it is told although no record is found: the account goes. */
  isAsked?: boolean;
}

/** The write that erasing is for a record; none where nothing is left to do, so that it comes to an end. */
const writeOf = (
  name: string,
  { collection, data, stamp }: StoredDocument,
  erasure: Erasure,
): FunctionWrite[] => {
  if (erasure === null) return [];
  const target = { collection, id: data.id, stamp };
  if (erasure === 'delete') return [{ type: 'delete', ...target }];
  const changes = valuesThatDiffer(data, erasure);
  if (Object.keys(changes).length === 0) return [];
  // Search words would still find the name, whether or not another function keeps them in step.
  const resource = RESOURCES.find(known => known === name);
  const derived = resource ? derivedChanges(resource, { ...data, ...changes }) : {};
  // Whoever has the record open must not save the name back into it.
  const version = typeof data.version === 'number' ? { version: increment(1) } : {};
  return [{ type: 'update', ...target, data: { ...changes, ...derived, ...version } }];
};

const auditErasure = (
  person: Person,
  { id, auditId, actor, reason }: EraseRequest,
): FunctionWrite => ({
  ...{ type: 'set', collection: 'audit', id: auditId },
  data: {
    ...{ at: serverTime(), actorId: actor.uid, actorEmail: actor.email, actorRole: 'superAdmin' },
    ...{ action: 'erase', resource: person.business === 'none' ? 'users' : 'business' },
    ...{ records: [id], label: ERASED, businessId: person.business === 'none' ? null : id },
    ...{ changes: {}, reason, source: 'moderation', reverts: null },
  },
});

/**
 * Erases a person from all records: what is theirs goes, and where a fact has to stay it loses who they were. What
 * belongs to a business that is not deleted stays, as does the business. It can be repeated: whatever stopped it, the
 * next time does the rest.
 * @throws StoreConflict where somebody writes into these records meanwhile
 */
export const erasePerson = async (store: FunctionStore, request: EraseRequest): Promise<Did> => {
  const { id, email, now } = request;
  const person = await readPerson(store, id, { now, email });
  const did = { deletedRecords: 0, anonymousRecords: 0, businessLeft: 0 };
  // With the first commit that erases something: a run that finds nothing left tells nothing.
  let auditWrites: FunctionWrite[] = [auditErasure(person, request)];
  for (const [name, data] of personalCollections()) {
    // Pages go on behind records that are gone by then.
    const writes: FunctionWrite[] = [];
    for await (const page of personRecords(store, data, person))
      for (const document of page)
        writes.push(
          ...writeOf(name, document, data.erased(document.data, person, document.collection)),
        );
    const size = MAX_WRITES - 1;
    for (let at = 0; at < writes.length; at += size) {
      await store.commit([...auditWrites, ...writes.slice(at, at + size)]);
      auditWrites = [];
    }
    const deleted = writes.filter(({ type }) => type === 'delete').length;
    did.deletedRecords += deleted;
    did.anonymousRecords += writes.length - deleted;
  }
  if (request.isAsked && auditWrites.length > 0) await store.commit(auditWrites);
  if (person.business === 'there') did.businessLeft = 1;
  return did;
};
