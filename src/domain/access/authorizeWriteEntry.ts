import {
  type CheckedChange,
  type CheckedCommit,
  type CheckedRecord,
  denied,
  invalid,
  type Refusal,
} from './authorizeWriteTypes.ts';
import { AUDITED_RESOURCES } from './fields.ts';

/** What owners can do that the audit trail is told of; `firestore.rules` has the same lists. */
const OWNER_ACTIONS = ['create', 'update', 'delete', 'archive', 'activate', 'draft', 'import'];
OWNER_ACTIONS.push('copyPictures', 'undo', 'revert', 'startSale', 'endSale');
const OWNER_RESOURCES = ['business', 'products', 'requests', 'imports', 'sales'];
const OWNER_SOURCES = ['form', 'bulk', 'import', 'revert'];
/** What owners tell from a merge, by what it is about. */
const OWNER_MERGES: Readonly<Record<string, readonly string[]>> = {
  products: ['merge', 'mergedInto'],
  duplicateDecisions: ['notDuplicates', 'putBack'],
};

const subjectOf = (entry: CheckedRecord, record: unknown, { changes }: CheckedCommit) =>
  changes.find(({ resource, id }) => resource === entry.resource && id === record);

/** Whose the record was; whose it is where it is new. */
const tenantOf = ({ resource, id, before, after }: CheckedChange) =>
  resource === 'business' ? id : ((before ?? after)?.businessId ?? null);

/** The first two records of an entry without a business belong to different ones. */
const isOfSeveral = (entry: CheckedRecord, records: unknown[], commit: CheckedCommit) => {
  const [first, second] = records.slice(0, 2).map(id => subjectOf(entry, id, commit));
  return (
    entry.businessId === null &&
    first !== undefined &&
    second !== undefined &&
    (!second.after || second.after.auditId === entry.id) &&
    tenantOf(first) !== tenantOf(second)
  );
};

const checkOwnersAct = (entry: CheckedRecord): Refusal | null => {
  if (entry.source === 'merge') {
    const actions = OWNER_MERGES[String(entry.resource)];
    if (!actions) return denied('An owner merges products, and judges them', 'resource');
    return actions.includes(String(entry.action))
      ? null
      : denied('An owner’s entry says what owners can do', 'source');
  }
  const bringsBack =
    ['unmerge', 'restore', 'undoImport'].includes(String(entry.action)) &&
    entry.source === 'revert' &&
    entry.resource === 'products';
  if (!OWNER_RESOURCES.includes(String(entry.resource)))
    return denied('An owner’s entry is about the own records', 'resource');
  if (!bringsBack && !OWNER_ACTIONS.includes(String(entry.action)))
    return denied('An owner’s entry says what owners can do', 'action');
  return OWNER_SOURCES.includes(String(entry.source))
    ? null
    : denied('An owner’s entry says what owners can do', 'source');
};

/** A merge and its undo go on in an entry of the same commit. */
const goesOnInOwn = (entry: CheckedRecord, { changes }: CheckedCommit) =>
  ['merge', 'unmerge'].includes(String(entry.action)) &&
  changes.some(
    ({ resource, id, before }) =>
      resource === 'audit' && id === entry.continuedIn && before === null,
  );

/** Administrators act on entries with a click: an owner's says only what owners can do. */
const checkOwnersEntry = (
  entry: CheckedRecord,
  reverted: CheckedRecord | null,
  commit: CheckedCommit,
): Refusal | null => {
  const { uid } = commit.actor;
  const act = checkOwnersAct(entry);
  if (act) return act;
  if ((entry.continuedIn ?? null) !== null && !goesOnInOwn(entry, commit))
    return denied('An owner’s entry goes on in no other', 'continuedIn');
  return (entry.reverts ?? null) === null || reverted?.businessId === uid
    ? null
    : denied('An owner’s entry refers to entries about the own business', 'reverts');
};

/** Refuses an audit entry that is not signed by its author, or tells of nothing. */
export const checkEntry = (change: CheckedChange, commit: CheckedCommit): Refusal | null => {
  const { after } = change;
  if (change.resource !== 'audit' || !after) return null;
  const { actor } = commit;
  if (after.actorId !== actor.uid) return denied('An audit entry names its author', 'actorId');
  if (String(after.actorEmail).toLowerCase() !== actor.email.toLowerCase())
    return denied('An audit entry has its author’s address', 'actorEmail');
  if (after.actorRole !== actor.role)
    return denied('An audit entry has its author’s role', 'actorRole');
  const records: unknown[] = Array.isArray(after.records) ? after.records : [];
  const changedIds = Object.keys(after.changes ?? {});
  if (changedIds.some(id => !records.includes(id)))
    return invalid('An audit entry tells of records it does not name', 'changes');
  const audited = AUDITED_RESOURCES.some(resource => resource === after.resource);
  const first = subjectOf(after, records[0], commit);
  if (!audited || !first || (first.after && first.after.auditId !== after.id))
    return denied('An audit entry needs the change it tells of in the same commit', 'records');
  if (after.businessId !== tenantOf(first) && !isOfSeveral(after, records, commit))
    return denied('An audit entry names the business of its records', 'businessId');
  return actor.role === 'owner' ? checkOwnersEntry(after, change.parent, commit) : null;
};
