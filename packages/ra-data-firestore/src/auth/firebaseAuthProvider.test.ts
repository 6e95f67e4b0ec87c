import { HttpError } from 'ra-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { firebaseAuthProvider } from './firebaseAuthProvider.ts';

const firebase = vi.hoisted(() => ({
  getIdTokenResult: vi.fn(),
  signInWithEmailAndPassword: vi.fn(),
  signInWithPopup: vi.fn(),
  signOut: vi.fn(),
}));
vi.mock('firebase/auth', () => firebase);

const ada = { uid: 'u1', displayName: null, email: 'ada@example.com', photoURL: null };
const authOf = (currentUser: unknown) => {
  const auth: Record<string, unknown> = { currentUser, authStateReady: async () => undefined };
  // Only what the provider touches of the SDK's object.
  return auth as never;
};
const roles = {
  permissions: async (_user: unknown, claims: Readonly<Record<string, unknown>>) =>
    String(claims.role),
  canAccess: (role: string, { resource, action }: { resource: string; action: string }) =>
    role === 'admin' || (resource === 'posts' && action !== 'delete'),
};

describe('firebaseAuthProvider', () => {
  beforeEach(() => {
    vi.clearAllMocks();
    firebase.getIdTokenResult.mockResolvedValue({ claims: { role: 'editor' } });
  });

  it('signs in by password, as react-admin’s page asks, or by a pop-up', async () => {
    const auth = authOf(null);
    const google = { providerId: 'google.com' };
    const provider = firebaseAuthProvider({ auth, popUps: { google: google as never } });
    await provider.login({ username: ' ada@example.com ', password: 's' });
    expect(firebase.signInWithEmailAndPassword).toHaveBeenCalledWith(auth, 'ada@example.com', 's');
    await provider.login({ provider: 'google' });
    expect(firebase.signInWithPopup).toHaveBeenCalledWith(auth, google);
    await provider.logout({});
    expect(firebase.signOut).toHaveBeenCalledWith(auth);
  });

  it('says wrong credentials in react-admin’s words, and anything else as it is', async () => {
    const provider = firebaseAuthProvider({ auth: authOf(null) });
    const wrong = Object.assign(new Error('x'), { code: 'auth/invalid-credential' });
    firebase.signInWithEmailAndPassword.mockRejectedValueOnce(wrong);
    await expect(provider.login({})).rejects.toThrow('ra.auth.sign_in_error');
    firebase.signInWithEmailAndPassword.mockRejectedValueOnce(new Error('no network'));
    await expect(provider.login({})).rejects.toThrow('no network');
  });

  it('tells who is signed in, and ends the session on 401 only', async () => {
    const provider = firebaseAuthProvider({ auth: authOf(ada) });
    await expect(provider.checkAuth({})).resolves.toBeUndefined();
    await expect(provider.checkError(new HttpError('denied', 403))).resolves.toBeUndefined();
    await expect(provider.checkError(new HttpError('gone', 401))).rejects.toThrow('gone');
    expect(await provider.getIdentity?.()).toEqual({ id: 'u1', fullName: ada.email });
    await expect(firebaseAuthProvider({ auth: authOf(null) }).checkAuth({})).rejects.toMatchObject({
      status: 401,
    });
  });

  it('takes permissions from claims or a record, and answers canAccess from a table', async () => {
    const plain = firebaseAuthProvider({ auth: authOf(ada) });
    expect(await plain.getPermissions?.({})).toEqual({ role: 'editor' });
    expect(await plain.canAccess?.({ resource: 'posts', action: 'delete' })).toBe(true);
    const provider = firebaseAuthProvider({ auth: authOf(ada), ...roles });
    expect(await provider.getPermissions?.({})).toBe('editor');
    expect(await provider.canAccess?.({ resource: 'posts', action: 'edit' })).toBe(true);
    expect(await provider.canAccess?.({ resource: 'posts', action: 'delete' })).toBe(false);
    firebase.getIdTokenResult.mockResolvedValue({ claims: { role: 'admin' } });
    expect(await provider.canAccess?.({ resource: 'users', action: 'delete' })).toBe(true);
  });
});
