import type { IdentityClaims } from '@/domain/access/evaluateAccess.ts';
import { IdentityError, type IdentityService, type OutboxMessage } from '../types.ts';
import type { AccountStore, LocalAccount } from './accountStore.ts';
import { SAMPLE_PASSWORD } from './sampleAccounts.ts';
import type { Session } from './session.ts';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** @returns the address in the form accounts are kept under. @throws IdentityError invalidEmail */
const normalise = (email: string) => {
  const address = email.trim().toLowerCase();
  if (!EMAIL.test(address)) throw new IdentityError('invalidEmail');
  return address;
};

/** What the identity service says of an account; every address counts as verified. */
export const claimsOf = (account: LocalAccount | undefined): IdentityClaims | null =>
  account ? { uid: account.uid, email: account.email, emailVerified: true } : null;

/** The identity service of the embedded back end: sample accounts and provisioned ones. */
export const createLocalIdentity = (
  accounts: AccountStore,
  session: Session,
  send: (message: OutboxMessage) => void,
): IdentityService => {
  const mail = (kind: OutboxMessage['kind'], to: string) =>
    send({ kind, to, password: SAMPLE_PASSWORD, sentAt: new Date().toISOString() });
  return {
    methods: ['password'],
    signIn: async (email, password) => {
      const account = accounts.byEmail(normalise(email));
      if (!account) throw new IdentityError('unknownAccount');
      if (password !== SAMPLE_PASSWORD) throw new IdentityError('wrongCredentials');
      session.set(account.uid);
    },
    signInWithGoogle: async () => {
      throw new IdentityError('unknown', {
        cause: new Error('The embedded back end signs in by password only'),
      });
    },
    signOut: async () => session.set(null),
    watch: listener =>
      session.watch(uid => listener(uid === null ? null : claimsOf(accounts.byUid(uid)))),
    sendPasswordReset: async email => {
      const address = normalise(email);
      if (accounts.byEmail(address)) mail('passwordReset', address);
    },
    provisionAccount: async email => {
      const address = normalise(email);
      if (accounts.byEmail(address)) throw new IdentityError('emailInUse');
      const account = { uid: crypto.randomUUID().replaceAll('-', '').slice(0, 20), email: address };
      accounts.add(account);
      return {
        uid: account.uid,
        sendInvitation: async () => mail('invitation', address),
        remove: async () => accounts.remove(account.uid),
      };
    },
  };
};
