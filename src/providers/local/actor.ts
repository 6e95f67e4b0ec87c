import { HttpError } from 'ra-core';
import {
  type AllowLists,
  evaluateAccess,
  type IdentityClaims,
} from '@/domain/access/evaluateAccess.ts';
import type { Actor } from '@/domain/access/roles.ts';
import type { LocalDatabase } from './database.ts';

/**
 * Who acts, from the session and the business record as it is stored now: a deactivation counts
 * from the next call on. To be called within a transaction that includes `business`.
 * @throws HttpError 401 without a session, 403 where the record keeps the person out.
 */
export const currentActor = async (
  database: LocalDatabase,
  claims: IdentityClaims | null,
  lists: AllowLists,
): Promise<Actor> => {
  if (!claims) throw new HttpError('Nobody is signed in', 401);
  const row = await database.rows('business').get(`business/${claims.uid}`);
  const verdict = evaluateAccess(claims, row?.data ?? null, lists);
  if (!verdict.allowed) throw new HttpError(`No access: ${verdict.reason}`, 403);
  return { uid: claims.uid, email: claims.email ?? '', role: verdict.role };
};
