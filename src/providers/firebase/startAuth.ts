import type { FirebaseApp } from 'firebase/app';
import { type Auth, connectAuthEmulator, initializeAuth, type Persistence } from 'firebase/auth';

/**
 * Firebase Authentication with one kind of persistence and nothing else: `getAuth` would load every
 * kind, and the popup's code, on the sign-in page.
 * @param emulator `host:port` of the emulator; null for Google's service.
 */
export const startAuth = (
  app: FirebaseApp,
  persistence: Persistence,
  emulator: string | null,
): Auth => {
  const auth = initializeAuth(app, { persistence });
  if (emulator !== null) connectAuthEmulator(auth, `http://${emulator}`, { disableWarnings: true });
  return auth;
};
