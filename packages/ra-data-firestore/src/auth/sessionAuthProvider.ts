import type { AuthProvider, UserIdentity } from 'ra-core';

/** A session, whoever keeps it. */
export interface Session {
  /** @param params as the sign-in page gives them: nothing about them is known. */
  signIn: (params: unknown) => Promise<unknown>;
  signOut: () => Promise<unknown>;
  /** Who is signed in. @throws where nobody is; best an `HttpError` 401. */
  identity: () => UserIdentity | Promise<UserIdentity>;
  /** What they may do, as the application holds it. @throws where nobody is signed in. */
  permissions: () => unknown;
  /** Default: everything is allowed. */
  canAccess?: AuthProvider['canAccess'];
  /** Where `signOut` leads, as react-admin's `logout` answers it; by default to the sign-in page. */
  afterSignOut?: string | false;
}

const statusOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;

/**
 * react-admin's auth provider over a session of any kind. Being denied one thing (403) is a state
 * of that screen: only a lost session (401) signs out.
 */
export const sessionAuthProvider = (session: Session): AuthProvider => ({
  login: params => session.signIn(params),
  logout: async () => {
    await session.signOut();
    return session.afterSignOut;
  },
  checkAuth: async () => {
    await session.identity();
  },
  checkError: async error => {
    if (statusOf(error) === 401) throw error;
  },
  getIdentity: async () => session.identity(),
  getPermissions: async () => session.permissions(),
  canAccess: async question => session.canAccess?.(question) ?? true,
});
