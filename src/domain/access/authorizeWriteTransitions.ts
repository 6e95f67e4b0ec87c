import { sameValue } from '../fieldChanges.ts';
import { listOf } from '../listOf.ts';
import { checkClaim } from './authorizeWriteClaim.ts';
import { checkFigureNotes } from './authorizeWriteFigureNotes.ts';
import { checkGiveaway, checkSeed } from './authorizeWriteGiveaway.ts';
import { checkRequest } from './authorizeWriteRequest.ts';
import { checkSale } from './authorizeWriteSale.ts';
import {
  type CheckedChange,
  type CheckedCommit,
  type CheckedRecord,
  denied,
  invalid,
  type Refusal,
} from './authorizeWriteTypes.ts';
import type { ResourceName } from './permissions.ts';

/** @returns the statuses a business may move to from `status`; an unknown one counts as pending. */
export const nextBusinessStatuses = (status: string): readonly string[] => {
  if (status === 'approved') return ['deactivated'];
  if (status === 'deactivated' || status === 'rejected') return ['approved'];
  return ['approved', 'rejected'];
};

const isChangeBy = (value: unknown, uid: string, from: unknown, to: unknown) => {
  const change = typeof value === 'object' && value !== null ? value : {};
  return sameValue({ ...change, at: 0, reason: '' }, { at: 0, by: uid, from, to, reason: '' });
};

const startsBusiness = (after: CheckedRecord, uid: string): Refusal | null => {
  if (after.isSuperAdmin !== false)
    return denied('No account is made a super administrator here', 'isSuperAdmin');
  if (after.isDeleted !== false) return denied('A new business is not deleted', 'isDeleted');
  if (after.isBusinessOwner !== 'pending' && after.isBusinessOwner !== 'approved')
    return denied('A new business is pending or approved', 'isBusinessOwner');
  const [first, ...more] = listOf(after.statusHistory);
  const own = typeof first === 'object' && first !== null && 'by' in first && first.by === uid;
  return more.length === 0 && (first === undefined || own)
    ? null
    : denied('A new business has one status change at most, by its author', 'statusHistory');
};

const movesBusiness = (
  before: CheckedRecord,
  after: CheckedRecord,
  uid: string,
): Refusal | null => {
  // A status that is no text counts as none, which waits.
  const textOf = (value: unknown) => (typeof value === 'string' ? value : 'pending');
  const [from, to] = [textOf(before.isBusinessOwner), textOf(after.isBusinessOwner)];
  const [old, history] = [listOf(before.statusHistory), listOf(after.statusHistory)];
  const grown = history.length === old.length + 1;
  if (!sameValue(history.slice(0, old.length), old) || (!grown && history.length !== old.length))
    return denied('The status history only grows, one change at a time', 'statusHistory');
  const added = history[old.length];
  if (from === to) {
    const by = typeof added === 'object' && added !== null && 'by' in added ? added.by : uid;
    return by === uid ? null : denied('A status change names its author', 'statusHistory');
  }
  if (!nextBusinessStatuses(String(from)).includes(String(to)))
    return denied(`A business cannot go from "${from}" to "${to}"`, 'isBusinessOwner');
  return grown && isChangeBy(added, uid, from, to)
    ? null
    : denied('A change of status adds itself to the status history', 'statusHistory');
};

const checkBusiness = ({ before, after }: CheckedChange, { actor }: CheckedCommit) => {
  if (!after) return null;
  return before ? movesBusiness(before, after, actor.uid) : startsBusiness(after, actor.uid);
};

/** Ids of imported products follow from the shop and can be guessed: nobody takes another's. */
const isOwnId = (id: string, businessId: unknown) =>
  !/^(sp|wx)_/.test(id) || id.slice(3).startsWith(`${businessId}_`);

const sourceAddress = ({ source }: CheckedRecord): unknown =>
  typeof source === 'object' && source !== null && 'url' in source ? source.url : null;

const mergedInto = (record: CheckedRecord | null): unknown => record?.mergedInto ?? null;

/** An own product that stays, and is written in the same commit. */
const isOwnSurvivor = (id: unknown, { actor, changes }: CheckedCommit) => {
  const survivor = changes.find(change => change.resource === 'products' && change.id === id);
  return survivor?.after?.businessId === actor.uid && mergedInto(survivor.after) === null;
};

/** An owner merges own products with each other, and takes that back, in commits that say so. */
const checkOwnersMerge = (change: CheckedChange, commit: CheckedCommit): Refusal | null => {
  const { id, before, after } = change;
  const [from, into] = [mergedInto(before), mergedInto(after)];
  const dated = sameValue(before?.mergedAt ?? null, after?.mergedAt ?? null);
  if (!before || !after)
    return from === null && into === null
      ? null
      : denied('What was merged stays, and nothing new is merged', 'mergedInto');
  if (from === into && dated)
    return from === null ? null : denied('What was merged stays as it was', 'mergedInto');
  const hasEntry = commit.changes.some(
    ({ resource, before: old, after: entry }) =>
      resource === 'audit' && old === null && entry?.id === after.auditId,
  );
  const merges =
    from === null && into !== id && after.status === 'archived' && isOwnSurvivor(into, commit);
  const takesBack = into === null && from !== null && isOwnSurvivor(from, commit);
  return hasEntry && (merges || takesBack)
    ? null
    : denied('An owner merges own products only, and says so', 'mergedInto');
};

const checkProduct = (change: CheckedChange, commit: CheckedCommit): Refusal | null => {
  const { id, before, after } = change;
  const { actor, businessName } = commit;
  if (after && !before && !isOwnId(id, after.businessId))
    return denied('The id of an imported product names its business', 'id');
  const address = after ? (sourceAddress(after) ?? null) : null;
  if (address !== null && !/^https?:\/\/\S*$/i.test(String(address)))
    return invalid('A source is a web address', 'source');
  if (after?.hiddenWithBusiness === true && after.status !== 'archived')
    return invalid('Only an archived product is hidden with its business', 'hiddenWithBusiness');
  if (actor.role === 'superAdmin') return null;
  const merge = checkOwnersMerge(change, commit);
  if (merge) return merge;
  return after && after.businessName !== before?.businessName && after.businessName !== businessName
    ? denied('A product shows the name of its business', 'businessName')
    : null;
};

const checkReport = ({ before, after }: CheckedChange): Refusal | null =>
  !before || !after || !['resolved', 'dismissed'].includes(String(after.status)) || after.resolution
    ? null
    : invalid('A closed report says how it was resolved', 'resolution');

const checkImport = ({ before, after }: CheckedChange) =>
  before?.status === 'undone' && after && after.status !== 'undone'
    ? denied('An import that was undone stays so', 'status')
    : null;

const checkChunk = ({ after, parent }: CheckedChange) =>
  after && parent?.businessId !== after.businessId
    ? denied('A step of an import belongs to the business of its run', 'businessId')
    : null;

const checkDetails = ({ id, after }: CheckedChange) =>
  after && id !== after.businessId
    ? denied('The private part of a product is stored under its business’s id', 'businessId')
    : null;

const checkDecision = ({ id, after, about = [] }: CheckedChange, { actor }: CheckedCommit) => {
  if (!after) return null;
  if (listOf(after.products).join('~') !== id)
    return invalid('The id of a judgement is both products’ ids, joined by ~', 'id');
  return actor.role === 'owner' && !about.every(product => product?.businessId === actor.uid)
    ? denied('An owner judges own products only', 'products')
    : null;
};

const checkView = ({ after }: CheckedChange, { actor }: CheckedCommit) =>
  after && (after.sharedWith ?? null) !== null && actor.role !== 'superAdmin'
    ? denied('Administrators share views, nobody else', 'sharedWith')
    : null;

const JUDGES: Partial<
  Record<ResourceName, (change: CheckedChange, commit: CheckedCommit) => Refusal | null>
> = {
  business: checkBusiness,
  products: checkProduct,
  productDetails: checkDetails,
  giveaways: checkGiveaway,
  giveawaySeeds: checkSeed,
  reports: checkReport,
  requests: checkRequest,
  imports: checkImport,
  importChunks: checkChunk,
  duplicateDecisions: checkDecision,
  claims: checkClaim,
  figureNotes: checkFigureNotes,
  sales: checkSale,
  savedViews: checkView,
};

/** Refuses a step that a record of this kind cannot take from where it stands. */
export const checkTransition = (change: CheckedChange, commit: CheckedCommit): Refusal | null =>
  JUDGES[change.resource]?.(change, commit) ?? null;
