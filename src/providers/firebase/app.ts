import { type FirebaseApp, initializeApp } from 'firebase/app';
import type { FirebaseSettings } from '@/config.ts';
import { loadCode } from '@/lib/loadCode.ts';

/**
 * Starts a Firebase app, and App Check where it is configured: before any service is used, so that
 * no request goes out without its token.
 * @param name a second app has a session of its own beside the first.
 */
export const startApp = async (settings: FirebaseSettings, name?: string): Promise<FirebaseApp> => {
  const { appCheckSiteKey, messagingSenderId, ...options } = settings;
  const app = initializeApp(
    messagingSenderId === undefined ? options : { ...options, messagingSenderId },
    name,
  );
  if (appCheckSiteKey !== undefined) {
    const { startAppCheck } = await loadCode(() => import('./appCheck.ts'));
    startAppCheck(app, appCheckSiteKey);
  }
  return app;
};
