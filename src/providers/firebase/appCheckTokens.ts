import type { FirebaseApp } from 'firebase/app';

/** The App Check token that each app has at present: at hand without the code that gets it. */
export const appCheckTokens = new WeakMap<FirebaseApp, string>();
