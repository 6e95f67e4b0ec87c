import { describe, expect, it } from 'vitest';
import { session } from '@/i18n/en/session.ts';
import { IdentityError } from '@/providers/types.ts';
import { checkCredentials, signInMessage } from './signInErrors.ts';

describe('signInMessage', () => {
  it('says what is wrong and what to do', () => {
    expect(signInMessage(new IdentityError('wrongCredentials'))).toBe('identity.wrongCredentials');
    expect(session.identity.wrongCredentials).toContain('reset your password');
    expect(session.identity.tooManyAttempts).toContain('Wait a few minutes');
  });

  it('does not show the text of an unknown error', () => {
    expect(signInMessage(new Error('stack trace'))).toBe('identity.unknown');
  });
});

describe('checkCredentials', () => {
  it('asks for what is missing', () => {
    expect(checkCredentials({ email: ' ', password: '' })).toEqual({
      email: 'login.emailRequired',
      password: 'login.passwordRequired',
    });
    expect(checkCredentials({ email: 'a@b.example', password: 'x' })).toEqual({
      email: null,
      password: null,
    });
  });
});
