import { describe, expect, it } from 'vitest';
import { IdentityError } from '@/providers/types.ts';
import { checkCredentials, signInMessage } from './signInErrors.ts';

describe('signInMessage', () => {
  it('says what is wrong and what to do', () => {
    expect(signInMessage(new IdentityError('wrongCredentials'))).toContain('reset your password');
    expect(signInMessage(new IdentityError('tooManyAttempts'))).toContain('Wait a few minutes');
  });

  it('does not show the text of an unknown error', () => {
    expect(signInMessage(new Error('stack trace'))).toBe(
      signInMessage(new IdentityError('unknown')),
    );
  });
});

describe('checkCredentials', () => {
  it('asks for what is missing', () => {
    expect(checkCredentials({ email: ' ', password: '' })).toEqual({
      email: 'Enter your e-mail address.',
      password: 'Enter your password.',
    });
    expect(checkCredentials({ email: 'a@b.example', password: 'x' })).toEqual({
      email: null,
      password: null,
    });
  });
});
