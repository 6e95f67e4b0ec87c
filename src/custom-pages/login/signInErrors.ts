import type { EntryKey } from '@/i18n/useEntryText.ts';
import { IdentityError } from '@/providers/types.ts';

/** The words for a refusal of the identity service: what is wrong and what to do. */
export const signInMessage = (error: unknown): EntryKey =>
  `identity.${error instanceof IdentityError ? error.code : 'unknown'}`;

/** What is wrong with the sign-in form before it is sent; null per field where nothing is. */
export const checkCredentials = (credentials: {
  email: string;
  password: string;
}): Record<'email' | 'password', EntryKey | null> => ({
  email: credentials.email.trim() ? null : 'login.emailRequired',
  password: credentials.password ? null : 'login.passwordRequired',
});
