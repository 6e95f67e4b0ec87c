import type { Auth } from 'firebase-admin/auth';
import type { PersonOptions } from '../../../src/domain/persons/personTask.ts';
import type { CopyAskedOptions } from '../pictures/copyAsked.ts';

/** What functions ask of accounts. */
type Accounts = PersonOptions['accounts'] & Pick<CopyAskedOptions, 'emailOf'>;

/** Accounts of the identity service, by the Admin SDK. */
export const adminAccounts = (auth: Pick<Auth, 'deleteUser' | 'getUser'>): Accounts => ({
  emailOf: async uid => {
    try {
      return (await auth.getUser(uid)).email ?? null;
    } catch (error) {
      // Functions do without the right to see accounts; and one may be gone by now.
      console.warn('An account could not be asked for its address', error);
      return null;
    }
  },
  remove: async id => {
    try {
      await auth.deleteUser(id);
    } catch (error) {
      const isGone =
        error instanceof Error && 'code' in error && error.code === 'auth/user-not-found';
      if (!isGone) throw error;
    }
  },
});
