import type { FirebaseApp } from 'firebase/app';
import {
  initializeAppCheck,
  onTokenChanged,
  ReCaptchaEnterpriseProvider,
} from 'firebase/app-check';
import { appCheckTokens } from './appCheckTokens.ts';

/** Proves to Firebase's services that requests come from this site, by reCAPTCHA Enterprise. */
export const startAppCheck = (app: FirebaseApp, siteKey: string): void => {
  const appCheck = initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  });
  onTokenChanged(appCheck, {
    next: ({ token }) => appCheckTokens.set(app, token),
    // The services ask for one themselves, and say what is wrong with it.
    error: () => appCheckTokens.delete(app),
  });
};
