import {
  type AllowLists,
  DENIAL_REASONS,
  evaluateAccess,
  type IdentityClaims,
  isMarkedDeleted,
} from '@/domain/access/evaluateAccess.ts';
import { givenReason } from '@/domain/access/givenReason.ts';
import type { Actor } from '@/domain/access/roles.ts';

/** The signed-in user: what the console shows of the business record, and its uid. */
export interface SessionUser {
  uid: string;
  businessEmail: string;
  businessName: string;
  userImg: string | null;
  baseCurrency: string;
  isBusinessOwner: string;
  isSuperAdmin: boolean;
  isDeleted: boolean;
}

/**
 * Why a session ended: a refusal of the access rule, the record could not be watched, or the identity
 * service ended it, as another tab asked or as its token is worth nothing any more.
 */
export const END_REASONS = [
  ...DENIAL_REASONS,
  'unreachable',
  'unproven',
  'elsewhere',
  'storageOff',
  'storageBlocked',
  'storageFull',
  'storageGone',
] as const;
export type EndReason = (typeof END_REASONS)[number];

/** Where the session stands. It starts as loading. */
export type SessionState =
  | { status: 'loading' }
  /** `why` are the words that came with the decision, from the person's own record alone. */
  | { status: 'signedOut'; reason: EndReason | null; why?: string }
  | { status: 'signedIn'; user: SessionUser; actor: Actor };

const textOf = (value: unknown, otherwise = '') =>
  typeof value === 'string' && value ? value : otherwise;

/**
 * The session that follows from the person's claims and business record.
 * @param record null where the record does not exist.
 */
export const sessionFrom = (
  claims: IdentityClaims,
  record: Record<string, unknown> | null,
  lists: AllowLists,
): SessionState => {
  const verdict = evaluateAccess(claims, record, lists);
  if (!verdict.allowed) {
    const why = givenReason(record, verdict.reason);
    return { status: 'signedOut', reason: verdict.reason, ...(why !== null && { why }) };
  }
  const stored: Record<string, unknown> = record ?? {};
  const email = textOf(stored.businessEmail, claims.email ?? '');
  return {
    status: 'signedIn',
    actor: { uid: claims.uid, email: claims.email ?? email, role: verdict.role },
    user: {
      uid: claims.uid,
      businessEmail: email,
      businessName: textOf(stored.businessName, email),
      userImg: textOf(stored.userImg) || null,
      baseCurrency: textOf(stored.baseCurrency, 'USD'),
      isBusinessOwner: textOf(stored.isBusinessOwner),
      isSuperAdmin: stored.isSuperAdmin === true,
      isDeleted: isMarkedDeleted(stored.isDeleted),
    },
  };
};

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * The session as of now; a record's other fields may change unnoticed.
 * @returns of `before` whatever is still so: what hangs on the actor alone, as the console's data
 * does, does not start anew because the business has another name.
 */
export const followingSession = (before: SessionState, next: SessionState): SessionState => {
  if (isSame(before, next)) return before;
  if (before.status !== 'signedIn' || next.status !== 'signedIn') return next;
  return isSame(before.actor, next.actor) ? { ...next, actor: before.actor } : next;
};
