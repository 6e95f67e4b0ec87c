import { type AccessVerdict, type AllowLists, evaluateAccess } from '../access/evaluateAccess.ts';
import type { Business } from '../schemas/business.ts';

/** What the sign-in rule says of a business, and what would make it say otherwise. */
export interface SignInExplanation {
  verdict: AccessVerdict;
  /**
   * Why the super administrators' access is not given although half of it is there: the address
   * is listed but the flag is missing, or the other way round.
   */
  halfAdmin: 'listedOnly' | 'flaggedOnly' | null;
}

const isListed = (email: string, addresses: readonly string[]) =>
  addresses.some(address => address.toLowerCase() === email.toLowerCase());

/**
 * The rule's verdict on the person behind a business record, supposing that they sign in with the
 * record's address and have verified it.
 */
export const explainSignIn = (
  business: Pick<
    Business,
    'id' | 'businessEmail' | 'isDeleted' | 'isBusinessOwner' | 'isSuperAdmin'
  >,
  lists: AllowLists,
): SignInExplanation => {
  const claims = { uid: business.id, email: business.businessEmail, emailVerified: true };
  const verdict = evaluateAccess(claims, business, lists);
  const listed = isListed(business.businessEmail, lists.superAdmins);
  const isAdmin = verdict.allowed && verdict.role === 'superAdmin';
  const half = listed === business.isSuperAdmin || isAdmin ? null : listed;
  return {
    verdict,
    halfAdmin: half === null ? null : half ? 'listedOnly' : 'flaggedOnly',
  };
};
