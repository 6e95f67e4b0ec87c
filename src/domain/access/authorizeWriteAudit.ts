import { changedFields } from './authorizeWriteShape.ts';
import {
  type CheckedChange,
  type CheckedCommit,
  type CheckedRecord,
  denied,
  type Refusal,
} from './authorizeWriteTypes.ts';
import { AUDITED_RESOURCES } from './fields.ts';
import type { ResourceName } from './permissions.ts';

const isAudited = (resource: ResourceName) => AUDITED_RESOURCES.includes(resource);

const names = (entry: CheckedRecord, resource: string, id: string | undefined) =>
  entry.resource === resource && Array.isArray(entry.records) && entry.records.includes(id);

/** What a step of an import changes in its run: the entry about its products says the same. */
const STEP_FIELDS = ['counts', 'auditId', 'version', 'updatedAt', 'updatedBy'];

const coversImportStep = (entry: CheckedRecord, change: CheckedChange) =>
  change.resource === 'imports' &&
  entry.resource === 'products' &&
  entry.source === 'import' &&
  entry.businessId === change.after?.businessId &&
  change.before !== null &&
  changedFields(change).every(field => STEP_FIELDS.includes(field));

/** What a sale's steps change in it: the entry about its products says what they did. */
const SALE_STEP_FIELDS = ['status', 'started', 'ended', 'version', 'updatedAt', 'updatedBy'];

const isSaleStep = (change: CheckedChange) =>
  change.resource === 'sales' &&
  change.before !== null &&
  change.after?.status !== 'cancelled' &&
  changedFields(change).every(field => SALE_STEP_FIELDS.includes(field));

/** An entry tells of a record, and of what hangs from it: a product's private part. */
const covers = (entry: CheckedRecord, change: CheckedChange) =>
  change.resource === 'productDetails'
    ? names(entry, 'products', change.parent?.id ?? change.parentId)
    : names(entry, change.resource, change.id) || coversImportStep(entry, change);

const entriesOf = ({ changes }: CheckedCommit): CheckedRecord[] =>
  changes
    .filter(change => change.resource === 'audit' && change.before === null)
    .flatMap(change => (change.after ? [change.after] : []));

const ownerOf = (resource: ResourceName, record: CheckedRecord | null) =>
  resource === 'business' ? record?.id : record?.businessId;

const OF_A_BUSINESS: readonly ResourceName[] = [
  'business',
  'products',
  'productDetails',
  'requests',
  'imports',
];

const isOwn = ({ resource, before, after }: CheckedChange, uid: string) =>
  OF_A_BUSINESS.includes(resource) &&
  [before, after].every(record => record === null || ownerOf(resource, record) === uid);

/** Refuses a step of somebody else's import whose run is not told of in the same commit. */
const checkStep = ({ after, parent }: CheckedChange, commit: CheckedCommit): Refusal | null =>
  !after ||
  after.businessId === commit.actor.uid ||
  entriesOf(commit).some(entry => entry.id === parent?.auditId)
    ? null
    : denied('A step of another business’s import needs an audit entry in the same commit');

/**
 * Refuses a change of somebody else's data that the audit trail is not told of in the same commit,
 * and a reference to an entry that tells of something else.
 */
export const checkAudited = (change: CheckedChange, commit: CheckedCommit): Refusal | null => {
  const { resource, before, after } = change;
  if (resource === 'importChunks') return checkStep(change, commit);
  if ((!isAudited(resource) && resource !== 'productDetails') || (!before && !after)) return null;
  if (isSaleStep(change)) return null;
  const entries = entriesOf(commit).filter(entry => covers(entry, change));
  const own = isOwn(change, commit.actor.uid);
  if (!after) {
    const ownDecision =
      commit.actor.role === 'owner' &&
      resource === 'duplicateDecisions' &&
      before?.businessId === commit.actor.uid;
    return own || ownDecision || entries.length > 0
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
