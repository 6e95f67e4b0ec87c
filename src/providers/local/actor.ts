import { HttpError } from 'ra-core';
import type { StoredRecord } from 'ra-data-firestore/query';
import {
  type AllowLists,
  evaluateAccess,
  type IdentityClaims,
} from '@/domain/access/evaluateAccess.ts';
import type { Actor } from '@/domain/access/roles.ts';

/**
 * Who acts, from the session and the business record as it is stored now: a deactivation counts
 * from the next call on.
 * @param ownRecord reads the business record of an account.
 * @throws HttpError 401 without a session, 403 where the record keeps the person out.
 */
export const currentActor = async (
  ownRecord: (uid: string) => Promise<StoredRecord | undefined>,
  claims: IdentityClaims | null,
  lists: AllowLists,
): Promise<Actor> => {
  if (!claims) throw new HttpError('Nobody is signed in', 401);
  const verdict = evaluateAccess(claims, (await ownRecord(claims.uid)) ?? null, lists);
  if (!verdict.allowed) throw new HttpError(`No access: ${verdict.reason}`, 403);
  return { uid: claims.uid, email: claims.email ?? '', role: verdict.role };
};
