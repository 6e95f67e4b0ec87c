import { entryText } from '@/i18n/entryText.ts';
import { IdentityError } from '@/providers/types.ts';

/** The sentence for a refusal of the identity service: what is wrong and what to do. */
export const signInMessage = (error: unknown): string =>
  entryText(`identity.${error instanceof IdentityError ? error.code : 'unknown'}`);

/** What is wrong with the sign-in form before it is sent; null per field where nothing is. */
export const checkCredentials = (credentials: { email: string; password: string }) => ({
  email: credentials.email.trim() ? null : entryText('login.emailRequired'),
  password: credentials.password ? null : entryText('login.passwordRequired'),
});
