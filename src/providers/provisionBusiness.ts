import { HttpError } from 'ra-core';
import type { BusinessProfile } from '@/domain/schemas/business.ts';
import type { IdentityService } from './types.ts';

/** A business to add. */
export interface NewBusiness {
  /** What the owner signs in with. */
  email: string;
  profile: BusinessProfile;
  /** An approved owner can sign in as soon as the password is set. */
  status: 'approved' | 'pending';
  reason: string;
}

/**
 * How adding a business ended.
 * - `created`: record and account are there; `invited` says whether the mail went out.
 * - `rolledBack`: the record was refused and the account was taken back; nothing is left.
 * - `orphan`: the record was refused and the account could not be taken back.
 * - `uncertain`: the connection broke while the record was written; the account was kept.
 */
export type ProvisionOutcome =
  | { kind: 'created'; id: string; invited: boolean }
  | { kind: 'rolledBack'; message: string }
  | { kind: 'orphan'; uid: string; email: string; message: string }
  | { kind: 'uncertain'; uid: string; email: string; message: string };

/** What provisioning works with. `dataProvider` is the tracked one: it writes the audit entry. */
export interface ProvisioningServices {
  identity: Pick<IdentityService, 'provisionAccount'>;
  dataProvider: {
    create: (
      resource: 'business',
      params: { data: Record<string, unknown>; meta?: Record<string, unknown> },
    ) => Promise<unknown>;
  };
  actorId: string;
  now?: () => Date;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** A write that met no answer may still be carried out: its account must not be taken away. */
const mayStillHappen = (error: unknown) => error instanceof HttpError && error.status === 503;

/**
 * Adds a business: an account of its own in the identity service, without touching the
 * administrator's session, the record under that account's id, and the invitation to set a
 * password. A failure half way leaves nothing behind, or says what is left.
 * @throws IdentityError where no account could be created: nothing has happened then.
 */
export const provisionBusiness = async (
  { identity, dataProvider, actorId, now = () => new Date() }: ProvisioningServices,
  business: NewBusiness,
): Promise<ProvisionOutcome> => {
  const email = business.email.trim().toLowerCase();
  const account = await identity.provisionAccount(email);
  const { uid } = account;
  const { status, reason, profile } = business;
  try {
    await dataProvider.create('business', {
      data: {
        ...profile,
        id: uid,
        businessEmail: email,
        isDeleted: false,
        isBusinessOwner: status,
        isSuperAdmin: false,
        statusHistory: [{ at: now(), by: actorId, from: '', to: status, reason: reason.trim() }],
      },
      meta: { reason: reason.trim() },
    });
  } catch (error) {
    const message = messageOf(error);
    if (mayStillHappen(error)) return { kind: 'uncertain', uid, email, message };
    try {
      await account.remove();
      return { kind: 'rolledBack', message };
    } catch (left) {
      console.error('An account was left behind', uid, left);
      return { kind: 'orphan', uid, email, message };
    }
  }
  try {
    await account.sendInvitation();
    return { kind: 'created', id: uid, invited: true };
  } catch (error) {
    console.warn('The invitation could not be sent', error);
    return { kind: 'created', id: uid, invited: false };
  }
};
