import { equalValues } from 'ra-data-firestore/query';
import { RETIRED_KINDS } from '../schemas/request.ts';
import { judgeGiveaway, judgeSeed } from './judgeWriteGiveaway.ts';
import {
  denied,
  invalid,
  type JudgedChange,
  type JudgedCommit,
  type JudgedRecord,
  type Refusal,
} from './judgeWriteTypes.ts';
import type { ResourceName } from './permissions.ts';

/** @returns the statuses a business may move to from `status`; an unknown one counts as pending. */
export const nextBusinessStatuses = (status: string): readonly string[] => {
  if (status === 'approved') return ['deactivated'];
  if (status === 'deactivated' || status === 'rejected') return ['approved'];
  return ['approved', 'rejected'];
};

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const isChangeBy = (value: unknown, uid: string, from: unknown, to: unknown) => {
  const change = typeof value === 'object' && value !== null ? value : {};
  return equalValues({ ...change, at: 0, reason: '' }, { at: 0, by: uid, from, to, reason: '' });
};

const startsBusiness = (after: JudgedRecord): Refusal | null => {
  if (after.isSuperAdmin !== false)
    return denied('No account is made a super administrator here', 'isSuperAdmin');
  if (after.isDeleted !== false) return denied('A new business is not deleted', 'isDeleted');
  if (after.isBusinessOwner !== 'pending' && after.isBusinessOwner !== 'approved')
    return denied('A new business is pending or approved', 'isBusinessOwner');
  return listOf(after.statusHistory).length <= 1
    ? null
    : denied('A new business has one status change at most', 'statusHistory');
};

const movesBusiness = (before: JudgedRecord, after: JudgedRecord, uid: string): Refusal | null => {
  const [from, to] = [before.isBusinessOwner, after.isBusinessOwner];
  const [old, history] = [listOf(before.statusHistory), listOf(after.statusHistory)];
  const grown = history.length === old.length + 1;
  if (!equalValues(history.slice(0, old.length), old) || (!grown && history.length !== old.length))
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

const judgeBusiness = ({ before, after }: JudgedChange, { actor }: JudgedCommit) => {
  if (!after) return null;
  return before ? movesBusiness(before, after, actor.uid) : startsBusiness(after);
};

const judgeProduct = ({ before, after }: JudgedChange, { actor }: JudgedCommit) =>
  !before && after && actor.role !== 'superAdmin' && (after.mergedInto ?? null) !== null
    ? denied('Only an administrator merges products', 'mergedInto')
    : null;

const judgeReport = ({ before, after }: JudgedChange): Refusal | null =>
  !before || !after || !['resolved', 'dismissed'].includes(String(after.status)) || after.resolution
    ? null
    : invalid('A closed report says how it was resolved', 'resolution');

const judgeRequest = ({ before, after }: JudgedChange, { actor }: JudgedCommit) => {
  if (!after) return null;
  if (!before) {
    if (after.status !== 'submitted') return denied('A new request is submitted', 'status');
    if (after.reply !== null) return denied('A new request has no reply', 'reply');
    if (RETIRED_KINDS.some(kind => kind === after.kind))
      return denied('Owners change these details themselves', 'kind');
    const names = Object.keys(after.proposed ?? {});
    const fits =
      after.kind === 'emailChange'
        ? names.length === 1 && names[0] === 'businessEmail'
        : after.proposed === null;
    return fits ? null : denied('A request proposes what its kind is about', 'proposed');
  }
  if (!equalValues(before.attachments, after.attachments))
    return denied('The attachments of a request stay', 'attachments');
  if (before.status !== 'submitted' && before.status !== after.status)
    return denied(`The request was ${before.status} already`, 'status');
  if (after.reply === null || equalValues(before.reply, after.reply)) return null;
  const reply: object = typeof after.reply === 'object' ? after.reply : {};
  return 'by' in reply && reply.by === actor.uid
    ? null
    : denied('A reply names its author', 'reply');
};

const judgeImport = ({ before, after }: JudgedChange) =>
  before?.status === 'undone' && after && after.status !== 'undone'
    ? denied('An import that was undone stays so', 'status')
    : null;

const judgeChunk = ({ after, parent }: JudgedChange) =>
  after && parent?.businessId !== after.businessId
    ? denied('A step of an import belongs to the business of its run', 'businessId')
    : null;

const judgeDetails = ({ id, after }: JudgedChange) =>
  after && id !== 'details' ? invalid('The private part of a product is "details"', 'id') : null;

const judgeDecision = ({ id, after }: JudgedChange) =>
  after && listOf(after.products).join('~') !== id
    ? invalid('The id of a judgement is both products’ ids, joined by ~', 'id')
    : null;

const judgeStats = ({ before, after }: JudgedChange) => {
  const moved = ['scope', 'businessId', 'day'].find(
    field => before && after && !equalValues(before[field], after[field]),
  );
  return moved ? denied(`A roll-up keeps its ${moved}`, moved) : null;
};

const JUDGES: Partial<
  Record<ResourceName, (change: JudgedChange, commit: JudgedCommit) => Refusal | null>
> = {
  business: judgeBusiness,
  products: judgeProduct,
  productDetails: judgeDetails,
  giveaways: judgeGiveaway,
  giveawaySeeds: judgeSeed,
  reports: judgeReport,
  requests: judgeRequest,
  imports: judgeImport,
  importChunks: judgeChunk,
  stats: judgeStats,
  duplicateDecisions: judgeDecision,
};

/** Refuses a step that a record of this kind cannot take from where it stands. */
export const judgeTransition = (change: JudgedChange, commit: JudgedCommit): Refusal | null =>
  JUDGES[change.resource]?.(change, commit) ?? null;
