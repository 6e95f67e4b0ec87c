import { type Action, type Condition, PERMISSIONS, type ResourceName } from './permissions.ts';
import type { Actor } from './roles.ts';

/** The parts of a record that conditions look at. */
export interface AccessibleRecord {
  id?: unknown;
  businessId?: unknown;
  userId?: unknown;
  /** Who has a saved view besides its author. */
  sharedWith?: unknown;
  status?: unknown;
  /** Whether the giveaway that a seed belongs to takes no entries any more. */
  ended?: unknown;
}

const holds: Record<Condition, (actor: Actor, record: AccessibleRecord) => boolean> = {
  always: () => true,
  self: (actor, record) => record.id === actor.uid,
  ownBusiness: (actor, record) => record.businessId === actor.uid,
  activeOrOwnBusiness: (actor, record) =>
    record.status === 'active' || record.businessId === actor.uid,
  ownUser: (actor, record) => record.userId === actor.uid,
  ownUserOrShared: (actor, record) =>
    record.userId === actor.uid || record.sharedWith === 'administrators',
  onceEnded: (_, record) => record.ended === true,
};

/**
 * Whether the table grants `action` on `record`.
 * Without a record the answer is whether there is any record it could be granted on, which is
 * what buttons and navigation ask.
 */
export const can = (
  actor: Pick<Actor, 'uid' | 'role'>,
  action: Action,
  resource: ResourceName,
  record?: AccessibleRecord,
): boolean => {
  const condition = PERMISSIONS[actor.role][resource][action];
  if (!condition) return false;
  return record === undefined || holds[condition]({ email: '', ...actor }, record);
};

/**
 * The equality filters of which a list must carry at least one, because rules are not filters:
 * a back end refuses a list whose filter does not prove the condition.
 * @returns an empty array where any list is allowed; null where none is.
 */
export const requiredListFilters = (
  actor: Pick<Actor, 'uid' | 'role'>,
  resource: ResourceName,
): { field: string; value: string }[] | null => {
  const condition = PERMISSIONS[actor.role][resource].list;
  if (!condition) return null;
  const filters: Record<Condition, { field: string; value: string }[]> = {
    always: [],
    self: [{ field: 'id', value: actor.uid }],
    ownBusiness: [{ field: 'businessId', value: actor.uid }],
    activeOrOwnBusiness: [
      { field: 'businessId', value: actor.uid },
      { field: 'status', value: 'active' },
    ],
    ownUser: [{ field: 'userId', value: actor.uid }],
    ownUserOrShared: [
      { field: 'userId', value: actor.uid },
      { field: 'sharedWith', value: 'administrators' },
    ],
    onceEnded: [{ field: 'ended', value: 'true' }],
  };
  return filters[condition];
};
