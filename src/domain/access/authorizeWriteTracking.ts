import { COLLECTIONS } from '../collections.ts';
import { comesBack } from './authorizeWriteRestore.ts';
import { changedFields } from './authorizeWriteShape.ts';
import {
  type CheckedChange,
  type CheckedCommit,
  denied,
  invalid,
  type Refusal,
} from './authorizeWriteTypes.ts';
import { frozenFields, mayFill } from './fields.ts';
import type { ResourceName } from './permissions.ts';

const isNow = (value: unknown, now: Date) =>
  value instanceof Date && value.getTime() === now.getTime();

/** Refuses an update that changes what never changes, or what the role may not change. */
export const checkFrozen = (change: CheckedChange, { actor }: CheckedCommit): Refusal | null => {
  const { resource, before, after } = change;
  if (!before || !after) return null;
  const frozen = frozenFields(actor.role, resource);
  const field = changedFields(change).find(
    name =>
      frozen.includes(name) && !(before[name] === undefined && mayFill(actor.role, resource, name)),
  );
  return field ? denied(`${change.resource}.${field} cannot be changed`, field) : null;
};

const checkVersion = ({ resource, before, after }: CheckedChange): Refusal | null => {
  const last = typeof before?.version === 'number' ? before.version : 0;
  return after?.version === last + 1
    ? null
    : invalid(`${resource}.version must be ${last + 1}`, 'version');
};

/** Refuses a tracked record whose version, times or authors are not those of this commit. */
export const checkTracking = (change: CheckedChange, commit: CheckedCommit): Refusal | null => {
  const { resource, before, after } = change;
  if (!after || !COLLECTIONS[resource].tracked) return null;
  if (comesBack(change, commit)) return null;
  const version = checkVersion(change);
  if (version) return version;
  const times = before ? ['updatedAt'] : ['createdAt', 'updatedAt'];
  const authors = before ? ['updatedBy'] : ['createdBy', 'updatedBy'];
  const time = times.find(name => !isNow(after[name], commit.now));
  if (time) return invalid(`${resource}.${time} must be the server's time`, time);
  const author = authors.find(name => after[name] !== commit.actor.uid);
  if (author) return denied(`${resource}.${author} must be the one who writes`, author);
  return null;
};

const STAMPS: Partial<Record<ResourceName, string>> = {
  stats: 'updatedAt',
  duplicateDecisions: 'decidedAt',
  claims: 'at',
  figureNotes: 'updatedAt',
  signIns: 'at',
  audit: 'at',
};

/** Refuses roll-ups and judgements that are not dated and signed by this commit. */
export const checkStamps = (change: CheckedChange, commit: CheckedCommit): Refusal | null => {
  const { resource, after } = change;
  if (!after) return null;
  const name = STAMPS[resource];
  if (name && !isNow(after[name], commit.now))
    return invalid(`${resource}.${name} must be the server's time`, name);
  if (resource === 'duplicateDecisions' && after.decidedBy !== commit.actor.uid)
    return denied('A judgement is signed by the one who makes it', 'decidedBy');
  return null;
};
