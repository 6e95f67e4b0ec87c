import type { FirebaseApp } from 'firebase/app';
import {
  initializeAppCheck,
  onTokenChanged,
  ReCaptchaEnterpriseProvider,
} from 'firebase/app-check';
import { inTime } from '@/domain/retry.ts';
import { appCheckTokens } from './appCheckTokens.ts';

/** Milliseconds in which reCAPTCHA answers: at first, and once it did not. */
const PATIENCE = { first: 10_000, next: 1000 };

/**
 * Has a provider say within a time that it has no token. Where a network or a content blocker holds
 * reCAPTCHA back it never answers, and every service would wait for it without an end, signing in first.
 */
const answering = (provider: ReCaptchaEnterpriseProvider): ReCaptchaEnterpriseProvider => {
  // The SDK asks by this name, which is not among its types.
  const ask: unknown = Reflect.get(provider, 'getToken');
  if (typeof ask !== 'function') return provider;
  let patience = PATIENCE.first;
  Reflect.set(provider, 'getToken', async (...args: unknown[]) => {
    try {
      const asked = Promise.resolve<unknown>(Reflect.apply(ask, provider, args));
      const token = await inTime(asked, patience, () => new Error('reCAPTCHA did not answer'));
      patience = PATIENCE.first;
      return token;
    } catch (error) {
      patience = PATIENCE.next;
      throw error;
    }
  });
  return provider;
};

/** Proves to Firebase's services that requests come from this site, by reCAPTCHA Enterprise. */
export const startAppCheck = (app: FirebaseApp, siteKey: string): void => {
  const appCheck = initializeAppCheck(app, {
    provider: answering(new ReCaptchaEnterpriseProvider(siteKey)),
    isTokenAutoRefreshEnabled: true,
  });
  onTokenChanged(appCheck, {
    next: ({ token }) => appCheckTokens.set(app, token),
    // The services send what is no token then, and are refused for it.
    error: () => appCheckTokens.set(app, null),
  });
};
