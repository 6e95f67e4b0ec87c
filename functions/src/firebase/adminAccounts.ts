import type { Auth } from 'firebase-admin/auth';
import type { PersonOptions } from '../../../src/domain/persons/personTask.ts';

/** Accounts of the identity service, by the Admin SDK. */
export const adminAccounts = (auth: Pick<Auth, 'deleteUser'>): PersonOptions['accounts'] => ({
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
