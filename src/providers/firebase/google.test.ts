import { initializeApp } from 'firebase/app';
import { browserPopupRedirectResolver, initializeAuth, inMemoryPersistence } from 'firebase/auth';
import { describe, expect, it, vi } from 'vitest';
import { signInByPopup } from './google.ts';

const asked = vi.hoisted((): unknown[][] => []);

vi.mock('firebase/auth', async original => ({
  ...(await original<object>()),
  browserPopupRedirectResolver: { popup: true },
  signInWithPopup: async (...args: unknown[]) => {
    asked.push(args);
  },
}));

describe('signInByPopup', () => {
  it('asks Google which account, in a popup, for the given session', async () => {
    const app = initializeApp({ apiKey: 'key', projectId: 'shop', appId: 'app' });
    const auth = initializeAuth(app, { persistence: inMemoryPersistence });
    await signInByPopup(auth);
    const [session, provider, resolver] = asked[0] ?? [];
    expect(session).toBe(auth);
    expect(provider).toMatchObject({
      providerId: 'google.com',
      customParameters: { prompt: 'select_account' },
    });
    expect(resolver).toBe(browserPopupRedirectResolver);
  });
});
