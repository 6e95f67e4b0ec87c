import {
  type Auth,
  getIdTokenResult,
  type AuthProvider as SignInProvider,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  type User,
} from 'firebase/auth';
import { type AuthProvider, HttpError } from 'ra-core';
import { sessionAuthProvider } from './sessionAuthProvider.ts';

/** Who may do what, as `canAccess` is asked. */
export interface AccessQuestion {
  resource: string;
  action: string;
  record?: unknown;
}

/** Options of the auth provider. `P` is what the application holds for permissions. */
export interface FirebaseAuthProviderOptions<P> {
  auth: Auth;
  /** Providers for `login({ provider: 'google' })`, by name: `{ google: new GoogleAuthProvider() }`. */
  popUps?: Readonly<Record<string, SignInProvider>>;
  /**
   * What a user may do: from the token's claims, or from a record that you read. Default: the
   * claims.
   */
  permissions?: (user: User, claims: Readonly<Record<string, unknown>>) => P | Promise<P>;
  /** Answers `canAccess` from the permissions. Default: everything is allowed. */
  canAccess?: (permissions: P, question: AccessQuestion) => boolean;
}

const failure = (error: unknown): Error => {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  const isWrong =
    typeof code === 'string' &&
    /invalid-credential|wrong-password|user-not-found|invalid-email/.test(code);
  // react-admin's own words for it, in the user's language.
  if (isWrong) return new HttpError('ra.auth.sign_in_error', 401, { code });
  return error instanceof Error ? error : new Error(String(error));
};

const credentialsOf = (params: unknown) => {
  const given: Readonly<Record<string, unknown>> =
    typeof params === 'object' && params !== null ? { ...params } : {};
  const text = (name: string) => (typeof given[name] === 'string' ? given[name] : '');
  return {
    popUp: text('provider'),
    // react-admin's own page says `username`.
    email: (text('email') || text('username')).trim(),
    password: text('password'),
  };
};

/** react-admin's auth provider over Firebase Authentication. */
export const firebaseAuthProvider = <P = Readonly<Record<string, unknown>>>({
  auth,
  popUps = {},
  permissions,
  canAccess,
}: FirebaseAuthProviderOptions<P>): AuthProvider => {
  const user = async (): Promise<User> => {
    await auth.authStateReady();
    if (auth.currentUser) return auth.currentUser;
    throw new HttpError('ra.auth.auth_check_error', 401, { code: 'signed-out' });
  };
  const signedIn = async () => {
    const current = await user();
    const { claims } = await getIdTokenResult(current);
    return { current, claims };
  };
  return sessionAuthProvider({
    signIn: async params => {
      const { popUp, email, password } = credentialsOf(params);
      const provider = popUps[popUp];
      try {
        if (provider) await signInWithPopup(auth, provider);
        else await signInWithEmailAndPassword(auth, email, password);
      } catch (error) {
        throw failure(error);
      }
    },
    signOut: () => signOut(auth),
    identity: async () => {
      const { uid, displayName, email, photoURL } = await user();
      return { id: uid, fullName: displayName ?? email ?? uid, avatar: photoURL ?? undefined };
    },
    permissions: async () => {
      const { current, claims } = await signedIn();
      return permissions ? permissions(current, claims) : claims;
    },
    canAccess: async question => {
      if (!canAccess || !permissions) return true;
      const { current, claims } = await signedIn();
      return canAccess(await permissions(current, claims), question);
    },
  });
};
