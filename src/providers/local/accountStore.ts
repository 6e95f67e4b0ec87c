import { SAMPLE_UIDS, sampleEmail } from './sampleAccounts.ts';

/** An account that can sign in to the embedded back end. */
export interface LocalAccount {
  uid: string;
  email: string;
}

const KEY = 'back-office.accounts';

const isAccount = (value: unknown): value is LocalAccount =>
  typeof value === 'object' &&
  value !== null &&
  'uid' in value &&
  'email' in value &&
  typeof value.uid === 'string' &&
  typeof value.email === 'string';

const sampleAccounts: readonly LocalAccount[] = SAMPLE_UIDS.map(uid => ({
  uid,
  email: sampleEmail(uid),
}));

/**
 * The accounts of the embedded back end: the samples, and those an administrator provisioned
 * (kept in `storage`, so that every tab knows them).
 */
export const createAccountStore = (storage: Storage) => {
  const provisioned = (): LocalAccount[] => {
    try {
      const stored: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
      return Array.isArray(stored) ? stored.filter(isAccount) : [];
    } catch {
      return [];
    }
  };
  const all = () => [...sampleAccounts, ...provisioned()];
  const save = (accounts: LocalAccount[]) => storage.setItem(KEY, JSON.stringify(accounts));
  return {
    byEmail: (email: string) => all().find(account => account.email === email),
    byUid: (uid: string) => all().find(account => account.uid === uid),
    add: (account: LocalAccount) => save([...provisioned(), account]),
    remove: (uid: string) => save(provisioned().filter(account => account.uid !== uid)),
    /** Forgets every provisioned account. */
    clear: () => storage.removeItem(KEY),
  };
};

/** The accounts of the embedded back end. */
export type AccountStore = ReturnType<typeof createAccountStore>;
