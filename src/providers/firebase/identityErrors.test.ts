import { FirebaseError } from 'firebase/app';
import { describe, expect, it } from 'vitest';
import { IdentityError } from '../types.ts';
import { identifying, toIdentityError } from './identityErrors.ts';

describe('toIdentityError', () => {
  it.each([
    ['auth/invalid-credential', 'wrongCredentials'],
    ['auth/user-not-found', 'unknownAccount'],
    ['auth/user-disabled', 'accountDisabled'],
    ['auth/too-many-requests', 'tooManyAttempts'],
    ['auth/popup-closed-by-user', 'popupClosed'],
    ['auth/popup-blocked', 'popupBlocked'],
    ['auth/email-already-in-use', 'emailInUse'],
    ['auth/network-request-failed', 'offline'],
    ['auth/internal-error', 'unknown'],
    ['auth/quota-exceeded', 'unavailable'],
    ["auth/quota-exceeded-for-quota-metric-'identity-requests'-and-limit-'day'", 'unavailable'],
    ['auth/resource-exhausted', 'unavailable'],
    ['auth/the-service-is-currently-unavailable.', 'unavailable'],
    ['auth/internal-error-encountered.', 'unavailable'],
    ['auth/firebase-app-check-token-is-invalid.', 'unproven'],
  ])('%s is %s', (code, expected) => {
    const cause = new FirebaseError(code, 'what Firebase says');
    expect(toIdentityError(cause)).toMatchObject({ code: expected, cause });
  });

  it('takes anything else for unknown, and keeps it as the cause', () => {
    expect(toIdentityError('odd')).toMatchObject({ code: 'unknown', cause: 'odd' });
  });
});

describe('identifying', () => {
  it('passes an IdentityError on as it is', async () => {
    const error = new IdentityError('offline');
    await expect(identifying(() => Promise.reject(error))).rejects.toBe(error);
  });
});
