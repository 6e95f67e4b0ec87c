import { nextBusinessStatuses } from '../access/authorizeWriteTransitions.ts';
import type { Business } from '../schemas/business.ts';

/** What an administrator can do to a business as a whole. */
export const BUSINESS_ACTIONS = [
  'approve',
  'reject',
  'deactivate',
  'reactivate',
  'delete',
  'restore',
] as const;

/** Something an administrator can do to a business as a whole. */
export type BusinessAction = (typeof BUSINESS_ACTIONS)[number];

/** The parts of a business that decide what can be done to it. */
export type BusinessStanding = Pick<
  Business,
  'id' | 'isBusinessOwner' | 'isDeleted' | 'statusHistory'
>;

const TARGET = {
  approve: 'approved',
  reject: 'rejected',
  deactivate: 'deactivated',
  reactivate: 'approved',
} as const;

/** Actions that keep the business's people out, and so must be explained to them. */
const NEEDS_REASON: readonly BusinessAction[] = ['reject', 'deactivate', 'delete'];

/** Whether people are owed a reason for `action`. */
export const needsReason = (action: BusinessAction): boolean => NEEDS_REASON.includes(action);

const isPossible = (business: BusinessStanding, action: BusinessAction): boolean => {
  if (action === 'restore') return business.isDeleted;
  if (business.isDeleted) return false;
  if (action === 'delete') return true;
  const next = nextBusinessStatuses(business.isBusinessOwner).includes(TARGET[action]);
  const wasDeactivated = business.isBusinessOwner === 'deactivated';
  if (action === 'approve') return next && !wasDeactivated;
  return action === 'reactivate' ? wasDeactivated : next;
};

/**
 * What `actorId` can do to a business where it stands. Nobody can shut out their own account: they
 * could not undo it.
 */
export const possibleBusinessActions = (
  business: BusinessStanding,
  actorId: string,
): BusinessAction[] =>
  BUSINESS_ACTIONS.filter(
    action =>
      isPossible(business, action) && !(business.id === actorId && NEEDS_REASON.includes(action)),
  );

/** Who acts, when and why. */
export interface StatusContext {
  actorId: string;
  at: Date;
  reason: string;
}

/**
 * The fields that `action` changes, status history included: pending → approved or rejected;
 * rejected → approved; approved ⇄ deactivated; deletion is a mark and can be taken back.
 * @returns null where the business does not stand where the action starts.
 */
export const businessActionChanges = (
  business: BusinessStanding,
  action: BusinessAction,
  { actorId, at, reason }: StatusContext,
): Partial<Business> | null => {
  if (!possibleBusinessActions(business, actorId).includes(action)) return null;
  const status = business.isBusinessOwner;
  const step = (from: string, to: string) => [
    ...business.statusHistory,
    { at, by: actorId, from, to, reason: reason.trim() },
  ];
  if (action === 'delete') return { isDeleted: true, statusHistory: step(status, 'deleted') };
  if (action === 'restore') return { isDeleted: false, statusHistory: step('deleted', status) };
  const to = TARGET[action];
  return { isBusinessOwner: to, statusHistory: step(status, to) };
};

/** The businesses an action can be done to, and those it cannot. */
export const splitByAction = <T extends BusinessStanding>(
  businesses: readonly T[],
  action: BusinessAction,
  actorId: string,
): { possible: T[]; skipped: T[] } => {
  const can = (business: T) => possibleBusinessActions(business, actorId).includes(action);
  return {
    possible: businesses.filter(can),
    skipped: businesses.filter(business => !can(business)),
  };
};
