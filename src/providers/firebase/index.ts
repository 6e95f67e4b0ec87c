import type { FirebaseApp } from 'firebase/app';
import { type Auth, browserLocalPersistence } from 'firebase/auth';
import type { Configuration } from '@/config.ts';
import { loadCode } from '@/lib/loadCode.ts';
import type { BackEnd } from '../types.ts';
import { startApp } from './app.ts';
import { createFirebaseIdentity } from './identity.ts';
import { SEEDED_ACCOUNTS } from './seededAccounts.ts';
import { startAuth } from './startAuth.ts';

/**
 * The back end over Firebase. This module holds what the sign-in page needs, Firebase App and
 * Authentication; Firestore is loaded with the first session, Storage with the data.
 * @throws Error where the configuration has no Firebase settings.
 */
export const createFirebaseBackEnd = (configuration: Configuration): BackEnd => {
  const { firebase: settings, emulators } = configuration;
  if (!settings) throw new Error('The configuration names no Firebase project');
  let started: Promise<{ app: FirebaseApp; auth: Auth }> | undefined;
  const start = () => {
    started ??= startApp(settings).then(app => ({
      app,
      auth: startAuth(app, browserLocalPersistence, emulators?.auth ?? null),
    }));
    return started;
  };
  const load = async () => {
    const [{ app, auth }, { openFirebaseData }] = await Promise.all([
      start(),
      loadCode(() => import('./data.ts')),
    ]);
    return openFirebaseData(app, emulators, auth);
  };
  let loading: ReturnType<typeof load> | undefined;
  const data = () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  return {
    name: 'firebase',
    identity: createFirebaseIdentity(configuration, settings, async () => (await start()).auth),
    sampleAccounts: SEEDED_ACCOUNTS,
    prepare: async () => {
      await data();
    },
    loadData: async () => (await data()).services(),
    watchBusiness: (uid, subscription) => {
      let ended = false;
      let end = () => {};
      data().then(
        ({ watchBusiness }) => {
          if (!ended) end = watchBusiness(uid, subscription);
        },
        (error: unknown) => {
          if (!ended) subscription.error(error instanceof Error ? error : new Error(String(error)));
        },
      );
      return () => {
        ended = true;
        end();
      };
    },
  };
};
