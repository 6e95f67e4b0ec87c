import { FirebaseError } from 'firebase/app';
import { IdentityError, type IdentityErrorCode } from '../types.ts';

const CODES: Readonly<Record<string, IdentityErrorCode>> = {
  'auth/invalid-credential': 'wrongCredentials',
  'auth/invalid-login-credentials': 'wrongCredentials',
  'auth/wrong-password': 'wrongCredentials',
  'auth/missing-password': 'wrongCredentials',
  'auth/user-not-found': 'unknownAccount',
  'auth/invalid-email': 'invalidEmail',
  'auth/missing-email': 'invalidEmail',
  'auth/user-disabled': 'accountDisabled',
  'auth/too-many-requests': 'tooManyAttempts',
  'auth/popup-closed-by-user': 'popupClosed',
  'auth/cancelled-popup-request': 'popupClosed',
  'auth/user-cancelled': 'popupClosed',
  'auth/popup-blocked': 'popupBlocked',
  'auth/operation-not-supported-in-this-environment': 'popupBlocked',
  'auth/email-already-in-use': 'emailInUse',
  'auth/account-exists-with-different-credential': 'emailInUse',
  'auth/credential-already-in-use': 'emailInUse',
  'auth/weak-password': 'weakPassword',
  'auth/password-does-not-meet-requirements': 'weakPassword',
  'auth/network-request-failed': 'offline',
  'auth/timeout': 'offline',
};

/** A service that fails, or takes no more: its own sentence is all that the SDK makes a code of. */
const UNAVAILABLE = /quota|exhausted|unavailable|internal-error-/;

/** What the service says to a request without App Check's proof. */
const UNPROVEN = /app-check/;

const codeOf = (code: string): IdentityErrorCode | undefined =>
  CODES[code] ??
  (UNPROVEN.test(code) ? 'unproven' : undefined) ??
  (UNAVAILABLE.test(code) ? 'unavailable' : undefined);

/** What Firebase Authentication threw, as the error that the sign-in page has a message for. */
export const toIdentityError = (error: unknown): IdentityError => {
  if (error instanceof IdentityError) return error;
  const code = error instanceof FirebaseError ? codeOf(error.code) : undefined;
  return new IdentityError(code ?? 'unknown', { cause: error });
};

/** Runs `work` and throws what it throws as an IdentityError. */
export const identifying = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw toIdentityError(error);
  }
};
