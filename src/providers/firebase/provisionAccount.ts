import { deleteApp } from 'firebase/app';
import {
  createUserWithEmailAndPassword,
  deleteUser,
  inMemoryPersistence,
  sendPasswordResetEmail,
} from 'firebase/auth';
import type { FirebaseSettings } from '@/config.ts';
import type { ProvisionedAccount } from '../types.ts';
import { startApp } from './app.ts';
import { identifying } from './identityErrors.ts';
import { startAuth } from './startAuth.ts';

/** A password that nobody knows: the invitation lets the person choose their own. */
const randomPassword = () => {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return `${btoa(String.fromCharCode(...bytes))}aA1!`;
};

/**
 * Creates an account by a second app, since creating one signs in: the administrator's session
 * stays as it is. The second app lives until the invitation is sent or the account is taken back.
 * @throws IdentityError emailInUse, invalidEmail, offline
 */
export const provisionAccount = (
  settings: FirebaseSettings,
  emulator: string | null,
  email: string,
): Promise<ProvisionedAccount> =>
  identifying(async () => {
    const app = await startApp(settings, `provisioning-${crypto.randomUUID()}`);
    const auth = startAuth(app, inMemoryPersistence, emulator);
    try {
      const { user } = await createUserWithEmailAndPassword(
        auth,
        email.trim().toLowerCase(),
        randomPassword(),
      );
      return {
        uid: user.uid,
        sendInvitation: () =>
          identifying(async () => {
            await sendPasswordResetEmail(auth, email);
            await deleteApp(app);
          }),
        remove: () =>
          identifying(async () => {
            await deleteUser(user);
            await deleteApp(app);
          }),
      };
    } catch (error) {
      await deleteApp(app);
      throw error;
    }
  });
