import type { FirebaseApp } from 'firebase/app';

/**
 * The App Check token that each app has at present, at hand without the code that gets it: null where there
 * is none, and none at all before the first answer or without App Check.
 */
export const appCheckTokens = new WeakMap<FirebaseApp, string | null>();

/** Whether App Check is on and has no token: an app whose calls Firebase's services refuse. */
export const isUnproven = (app: FirebaseApp): boolean => appCheckTokens.get(app) === null;
