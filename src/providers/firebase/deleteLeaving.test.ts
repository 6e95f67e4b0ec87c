import type { FirebaseApp } from 'firebase/app';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { appCheckTokens } from './appCheckTokens.ts';
import { createDeleteLeaving, type TokenSource, type TokenUser } from './deleteLeaving.ts';

const asked = vi.fn((_: string, __: RequestInit) => Promise.reject(new Error('offline')));
beforeEach(() => {
  asked.mockClear();
  vi.stubGlobal('fetch', asked);
});
afterEach(() => vi.unstubAllGlobals());

const PLACES = [{ collection: 'claims', id: 'reports~product~p1' }];

const start = (emulator: string | null = null) => {
  const app: FirebaseApp = {
    ...{ name: 'shop', options: { projectId: 'shop' }, automaticDataCollectionEnabled: false },
  };
  let tell: (user: TokenUser | null) => Promise<void> = async () => {};
  const auth: TokenSource = {
    currentUser: null,
    onIdTokenChanged: next => {
      tell = async user => next(user);
      return () => {};
    },
  };
  const signIn = async (getIdToken: TokenUser['getIdToken'] | null) => {
    auth.currentUser = getIdToken && { getIdToken };
    await tell(auth.currentUser);
  };
  return { app, leave: createDeleteLeaving(app, auth, emulator), signIn };
};
const sent = () =>
  asked.mock.calls.map(([address, { headers, body, keepalive }]) => ({
    ...{ address, headers, keepalive },
    body: JSON.parse(String(body)),
  }));

it('asks Firestore by a request that outlives the page, with the token at hand', async () => {
  const { leave, signIn } = start();
  await signIn(async () => 'first');
  await signIn(async () => 'second');
  leave(PLACES);
  const name = 'projects/shop/databases/(default)/documents';
  expect(sent()).toEqual([
    {
      address: `https://firestore.googleapis.com/v1/${name}:commit`,
      headers: { 'Content-Type': 'application/json', Authorization: 'Bearer second' },
      keepalive: true,
      body: { writes: [{ delete: `${name}/claims/reports~product~p1` }] },
    },
  ]);
});

it('proves where it comes from, where App Check is on; asks the emulator where there is one', async () => {
  const { app, leave, signIn } = start('127.0.0.1:8080');
  await signIn(async () => 'token');
  appCheckTokens.set(app, 'proof');
  leave(PLACES);
  expect(sent()[0]?.address).toMatch(/^http:\/\/127\.0\.0\.1:8080\/v1\/projects\/shop\//);
  expect(sent()[0]?.headers).toMatchObject({ 'X-Firebase-AppCheck': 'proof' });
});

it('asks nothing for nobody, and keeps the token it has where a new one cannot be had', async () => {
  const { leave, signIn } = start();
  leave(PLACES);
  await signIn(async () => 'token');
  leave([]);
  expect(asked).not.toHaveBeenCalled();
  await signIn(() => Promise.reject(new Error('offline')));
  leave(PLACES);
  expect(sent()[0]?.headers).toMatchObject({ Authorization: 'Bearer token' });
  await signIn(null);
  leave(PLACES);
  expect(asked).toHaveBeenCalledOnce();
});

it('takes no token of who has signed out meanwhile', async () => {
  const { leave, signIn } = start();
  let resolve = (_: string) => {};
  const promise = new Promise<string>(done => {
    resolve = done;
  });
  const late = signIn(() => promise);
  await signIn(null);
  resolve('late');
  await late;
  leave(PLACES);
  expect(asked).not.toHaveBeenCalled();
});
