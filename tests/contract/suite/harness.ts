import type { IdentityClaims } from '@/domain/access/evaluateAccess.ts';
import type { FileStore, RecordStore } from '@/providers/types.ts';
import type { SampleRecord } from '@/sample-data/index.ts';

/** A back end as the contract suite drives it. */
export interface ContractHarness {
  /** Nothing can be written while its database is still being filled. */
  readsOnly?: boolean;
  /** Puts records into the database, past all rules; what is there under other paths stays. */
  seed: (records: Iterable<SampleRecord>) => Promise<void>;
  /** From now on this person acts; null: nobody is signed in. */
  signInAs: (claims: IdentityClaims | null) => Promise<void>;
  /** The data provider of whoever is signed in. */
  provider: () => RecordStore;
  /** The file store of whoever is signed in; null where the suite runs without one. */
  files: () => FileStore | null;
  close: () => Promise<void>;
}

/** The allow-lists that a harness configures its back end with. */
export const ALLOW_LISTS = {
  superAdmins: ['admin@catalogue.example', 'admin2@catalogue.example'],
  support: ['support@catalogue.example'],
};

/** The claims of a sample account. */
export const claimsFor = (uid: string): IdentityClaims => ({
  uid,
  email: `${uid}@catalogue.example`,
  emailVerified: true,
});
