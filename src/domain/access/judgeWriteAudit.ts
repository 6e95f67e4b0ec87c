import { AUDITED_RESOURCES } from './fields.ts';
import {
  denied,
  invalid,
  type JudgedChange,
  type JudgedCommit,
  type JudgedRecord,
  type Refusal,
} from './judgeWriteTypes.ts';
import type { ResourceName } from './permissions.ts';

const isAudited = (resource: ResourceName) => AUDITED_RESOURCES.includes(resource);

const tells = (entry: JudgedRecord, { resource, id }: JudgedChange) =>
  entry.resource === resource && Array.isArray(entry.records) && entry.records.includes(id);

const entriesOf = ({ changes }: JudgedCommit): JudgedRecord[] =>
  changes
    .filter(change => change.resource === 'audit' && change.before === null)
    .flatMap(change => (change.after ? [change.after] : []));

const ownerOf = (resource: ResourceName, record: JudgedRecord | null) =>
  resource === 'business' ? record?.id : record?.businessId;

const isOwn = ({ resource, before, after }: JudgedChange, uid: string) =>
  ['business', 'products', 'requests'].includes(resource) &&
  [before, after].every(record => record === null || ownerOf(resource, record) === uid);

/**
 * Refuses a change of somebody else's data that the audit trail is not told of in the same commit,
 * and a reference to an entry that tells of something else.
 */
export const judgeAudited = (change: JudgedChange, commit: JudgedCommit): Refusal | null => {
  const { resource, before, after } = change;
  if (!isAudited(resource) || (!before && !after)) return null;
  const entries = entriesOf(commit).filter(entry => tells(entry, change));
  const own = isOwn(change, commit.actor.uid);
  if (!after) {
    return own || entries.length > 0
      ? null
      : denied('Deleting another business’s record needs an audit entry in the same commit');
  }
  const named = after.auditId ?? null;
  if (entries.some(entry => entry.id === named)) return null;
  if (own && named === (before?.auditId ?? null)) return null;
  return denied(
    `${resource}.auditId must name an entry of this commit that tells of the record`,
    'auditId',
  );
};

/** Refuses an audit entry that is not signed by its author, or tells of nothing. */
export const judgeEntry = (change: JudgedChange, commit: JudgedCommit): Refusal | null => {
  const { after } = change;
  if (change.resource !== 'audit' || !after) return null;
  const { actor } = commit;
  if (after.actorId !== actor.uid) return denied('An audit entry names its author', 'actorId');
  if (String(after.actorEmail).toLowerCase() !== actor.email.toLowerCase())
    return denied('An audit entry has its author’s address', 'actorEmail');
  if (after.actorRole !== actor.role)
    return denied('An audit entry has its author’s role', 'actorRole');
  const records: unknown[] = Array.isArray(after.records) ? after.records : [];
  const told = Object.keys(after.changes ?? {});
  if (told.some(id => !records.includes(id)))
    return invalid('An audit entry tells of records it does not name', 'changes');
  const subject = commit.changes.find(
    ({ resource, id }) => resource === after.resource && id === records[0],
  );
  const audited = AUDITED_RESOURCES.some(resource => resource === after.resource);
  if (!audited || !subject || (subject.after && subject.after.auditId !== after.id))
    return denied('An audit entry needs the change it tells of in the same commit', 'records');
  return null;
};
