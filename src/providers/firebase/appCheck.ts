import type { FirebaseApp } from 'firebase/app';
import { initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';

/** Proves to Firebase's services that requests come from this site, by reCAPTCHA Enterprise. */
export const startAppCheck = (app: FirebaseApp, siteKey: string): void => {
  initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  });
};
