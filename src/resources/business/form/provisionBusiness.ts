import { isUnreachable, messageOf } from '@/domain/errors.ts';
import type { BusinessProfile } from '@/domain/schemas/business.ts';
import { IdentityError, type IdentityErrorCode, type IdentityService } from '@/providers/types.ts';

/** A new business as an administrator fills it in. */
export interface NewBusiness {
  email: string;
  status: 'approved' | 'pending';
  profile: BusinessProfile;
}

/** How adding a business ended when nothing went wrong with its record. */
export interface AddedBusiness {
  uid: string;
  /** Whether the invitation was sent; without it the owner asks for a new password. */
  invited: boolean;
}

/**
 * Why a business was not added, and what is left of the attempt:
 * `account`: no account was made; `rolledBack`: it was removed again; `orphan`: it could not be
 * removed; `uncertain`: the record may have been written, so the account was kept.
 */
export class AddBusinessError extends Error {
  constructor(
    readonly stage: 'account' | 'rolledBack' | 'orphan' | 'uncertain',
    readonly details: { code?: IdentityErrorCode; uid?: string; email: string; message: string },
    options: ErrorOptions,
  ) {
    super(details.message, options);
    this.name = 'AddBusinessError';
  }
}

/**
 * Makes the account, then the record under its id, then sends the invitation. Where the record is
 * refused, the account is removed again, so that the address can be used for another attempt.
 * @param save stores the record. @param isStored tells whether it is there after all, when the
 * connection broke while it was written.
 * @throws AddBusinessError
 */
export const provisionBusiness = async (
  identity: Pick<IdentityService, 'provisionAccount'>,
  { email }: Pick<NewBusiness, 'email'>,
  save: (uid: string) => Promise<unknown>,
  isStored: (uid: string) => Promise<boolean>,
): Promise<AddedBusiness> => {
  const account = await identity.provisionAccount(email).catch((cause: unknown) => {
    const code = cause instanceof IdentityError ? cause.code : 'unknown';
    throw new AddBusinessError('account', { code, email, message: messageOf(cause) }, { cause });
  });
  const { uid } = account;
  try {
    await save(uid);
  } catch (cause) {
    const details = { uid, email, message: messageOf(cause) };
    if (isUnreachable(cause)) {
      // The write may have arrived although its answer did not.
      const stored = await isStored(uid).catch(() => null);
      if (stored === null) throw new AddBusinessError('uncertain', details, { cause });
      if (stored) return { uid, invited: await invite(account) };
    }
    await account.remove().catch(() => {
      throw new AddBusinessError('orphan', details, { cause });
    });
    throw new AddBusinessError('rolledBack', details, { cause });
  }
  return { uid, invited: await invite(account) };
};

const invite = (account: { sendInvitation: () => Promise<void> }): Promise<boolean> =>
  account.sendInvitation().then(
    () => true,
    () => false,
  );
