import type { Role } from './roles.ts';

/** What the identity service says of the person; `email` counts only when verified. */
export interface IdentityClaims {
  uid: string;
  email: string | null;
  emailVerified: boolean;
}

/** The fields of a business record that decide on access, unread: whatever is stored may stand there. */
export interface AccessRecord {
  [field: string]: unknown;
  isDeleted?: unknown;
  isBusinessOwner?: unknown;
  isSuperAdmin?: unknown;
}

/** The configured addresses, in any case. */
export interface AllowLists {
  superAdmins: readonly string[];
  support: readonly string[];
}

/** Why somebody is not let in; each has its own message on the sign-in page. */
export const DENIAL_REASONS = [
  'noAccount',
  'deleted',
  'deactivated',
  'awaitingApproval',
  'rejected',
] as const;
export type DenialReason = (typeof DENIAL_REASONS)[number];

/** Let in with a role, or kept out with a reason. */
export type AccessVerdict =
  | { allowed: true; role: Role }
  | { allowed: false; reason: DenialReason };

const denied = (reason: DenialReason): AccessVerdict => ({ allowed: false, reason });

const isListed = (claims: IdentityClaims, addresses: readonly string[]) => {
  if (!claims.emailVerified || !claims.email) return false;
  const address = claims.email.toLowerCase();
  return addresses.some(listed => listed.toLowerCase() === address);
};

/** What older systems stored where something is not so, as firestore.rules has it. */
const SAYS_NO = /^[ \t\n\f\r]*(false|null|no|n|0|)[ \t\n\f\r]*$/i;

/**
 * Whether a business record is marked as deleted: by the boolean, or by whatever else an older system
 * stored that does not plainly say no. What cannot be read lets nobody in.
 */
export const isMarkedDeleted = (mark: unknown): boolean =>
  mark !== undefined && (typeof mark === 'object' ? mark !== null : !SAYS_NO.test(String(mark)));

/**
 * The rule of who is let in, and as what.
 * The allow-list is compared with the verified e-mail of the identity, never with the record's.
 * @param record the business record under the person's id; null where there is none.
 */
export const evaluateAccess = (
  claims: IdentityClaims,
  record: AccessRecord | null,
  lists: AllowLists,
): AccessVerdict => {
  if (!record) return denied('noAccount');
  if (isMarkedDeleted(record.isDeleted)) return denied('deleted');
  if (record.isBusinessOwner === 'deactivated') return denied('deactivated');
  if (record.isSuperAdmin === true && isListed(claims, lists.superAdmins)) {
    return { allowed: true, role: 'superAdmin' };
  }
  if (record.isBusinessOwner === 'rejected') return denied('rejected');
  if (record.isBusinessOwner !== 'approved') return denied('awaitingApproval');
  return { allowed: true, role: isListed(claims, lists.support) ? 'support' : 'owner' };
};
