import type { SampleAccount } from '../types.ts';

/** The password of every account of the embedded back end. */
export const SAMPLE_PASSWORD = 'demo1234';

/** Ids of the sample accounts; the address is `{uid}@catalogue.example`. */
export const SAMPLE_UIDS = [
  'owner',
  'newowner',
  'admin',
  'admin2',
  'support',
  'flagged',
  'pending',
  'deactivated',
  'deleted',
  'norecord',
] as const;

/** @returns the address of a sample account. */
export const sampleEmail = (uid: string) => `${uid}@catalogue.example`;

/** The accounts that the sign-in page offers; hints are message keys. */
export const SAMPLE_ACCOUNTS: readonly SampleAccount[] = /* @__PURE__ */ SAMPLE_UIDS.map(uid => ({
  email: sampleEmail(uid),
  password: SAMPLE_PASSWORD,
  hint: `account.${uid}`,
}));
