import {
  type Auth,
  onAuthStateChanged,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
} from 'firebase/auth';
import type { Configuration, FirebaseSettings } from '@/config.ts';
import { loadCode } from '@/lib/loadCode.ts';
import { IdentityError, type IdentityService } from '../types.ts';
import { identifying } from './identityErrors.ts';

/** Firebase Authentication as the identity service. `auth` is started when it is first needed. */
export const createFirebaseIdentity = (
  configuration: Configuration,
  settings: FirebaseSettings,
  auth: () => Promise<Auth>,
): IdentityService => ({
  methods: configuration.signInMethods,
  signIn: (email, password) =>
    identifying(async () => {
      await signInWithEmailAndPassword(await auth(), email.trim(), password);
    }),
  signInWithGoogle: () =>
    identifying(async () => {
      // Known when the console is built: a build without Google contains none of its code.
      if (!__GOOGLE_SIGN_IN__) throw new Error('VITE_SIGN_IN_METHODS does not name google');
      const [started, google] = await Promise.all([auth(), loadCode(() => import('./google.ts'))]);
      await google.signInByPopup(started);
    }),
  signOut: () => identifying(async () => signOut(await auth())),
  watch: listener => {
    let ended = false;
    let end = () => {};
    auth().then(
      started => {
        if (ended) return;
        end = onAuthStateChanged(started, user =>
          listener(user && { uid: user.uid, email: user.email, emailVerified: user.emailVerified }),
        );
      },
      (error: unknown) => {
        console.error('Firebase Authentication could not be started', error);
        if (!ended) listener(null);
      },
    );
    return () => {
      ended = true;
      end();
    };
  },
  sendPasswordReset: async email => {
    try {
      await identifying(async () => sendPasswordResetEmail(await auth(), email.trim()));
    } catch (error) {
      // Whoever asks must not learn which addresses have an account.
      if (!(error instanceof IdentityError) || error.code !== 'unknownAccount') throw error;
    }
  },
  provisionAccount: async email => {
    const { provisionAccount } = await loadCode(() => import('./provisionAccount.ts'));
    return provisionAccount(settings, configuration.emulators?.auth ?? null, email);
  },
});
