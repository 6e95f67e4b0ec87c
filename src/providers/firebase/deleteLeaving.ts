import type { FirebaseApp } from 'firebase/app';
import type { BackEndServices } from '../types.ts';
import { appCheckTokens } from './appCheckTokens.ts';

/** Somebody signed in, as far as requests need to prove it. */
export interface TokenUser {
  getIdToken: () => Promise<string>;
}

/** Firebase Authentication, as far as it tells who proves what. */
export interface TokenSource {
  currentUser: TokenUser | null;
  onIdTokenChanged: (next: (user: TokenUser | null) => void) => () => void;
}

/**
 * Deletes from a page that goes away: what the SDK has begun is lost with the page, a request that
 * the browser keeps alive is not. Its token has to be at hand, as nothing can be waited for by then;
 * Firestore lets the token be renewed before it ends.
 * @param emulator `host:port` of the emulator; null for Google's service.
 */
export const createDeleteLeaving = (
  app: FirebaseApp,
  auth: TokenSource,
  emulator: string | null,
): BackEndServices['deleteLeaving'] => {
  let token: string | null = null;
  auth.onIdTokenChanged(async user => {
    if (!user) token = null;
    const next = await user?.getIdToken().catch(() => null);
    if (next && auth.currentUser === user) token = next;
  });
  const origin = emulator === null ? 'https://firestore.googleapis.com' : `http://${emulator}`;
  const documents = `projects/${app.options.projectId}/databases/(default)/documents`;
  return places => {
    // Nobody is signed in, or nothing can be reached.
    if (token === null || places.length === 0) return;
    const proof = appCheckTokens.get(app);
    const writes = places.map(({ collection, id }) => ({
      delete: `${documents}/${collection}/${id}`,
    }));
    fetch(`${origin}/v1/${documents}:commit`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${token}`,
        ...(proof ? { 'X-Firebase-AppCheck': proof } : {}),
      },
      body: JSON.stringify({ writes }),
      credentials: 'omit',
      keepalive: true,
    }).catch(() => {});
  };
};
