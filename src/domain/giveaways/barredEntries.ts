import type { ExcludedEntry } from '../schemas/giveaway.ts';
import type { CatalogueUser } from '../schemas/user.ts';
import { addressOf, type RankedEntry } from './rankEntries.ts';

/** By the id of an entry: why it may not win. */
export type BarredEntries = ReadonlyMap<string, Pick<ExcludedEntry, 'reason' | 'account'>>;

/** An entry that is asked about, and who entered with the same address where that is known. */
export interface Candidate extends Pick<RankedEntry, 'accounts'> {
  entry: Pick<RankedEntry['entry'], 'id' | 'userId' | 'email'>;
}

/** The users whose block bars some entries. */
export const accountsAmong = (candidates: readonly Candidate[]): string[] => [
  ...new Set(candidates.flatMap(({ entry, accounts = [] }) => [entry.userId, ...accounts])),
];

/** The addresses whose blocked accounts bar some entries, as users may have them. */
export const addressesAmong = (candidates: readonly Candidate[]): string[] => [
  ...new Set(
    candidates
      .flatMap(({ entry: { email } }) => [addressOf(email), email.trim()])
      .filter(address => address !== ''),
  ),
];

/**
 * Which of some entries may not win: those whose account is blocked, and those whose person has a
 * blocked account with the same address, whether that one entered or not.
 * @param users those that were found among the accounts and under the addresses.
 */
export const barredEntries = (
  candidates: readonly Candidate[],
  users: readonly Pick<CatalogueUser, 'id' | 'email' | 'status'>[],
): BarredEntries => {
  const blocked = users.filter(({ status }) => status === 'blocked');
  const ids = new Set(blocked.map(({ id }) => id));
  const byAddress = new Map(blocked.map(({ id, email }) => [addressOf(email), id]));
  const barred = new Map<string, Pick<ExcludedEntry, 'reason' | 'account'>>();
  for (const { entry, accounts = [] } of candidates) {
    const address = addressOf(entry.email);
    const account =
      accounts.find(id => ids.has(id)) ?? (address ? byAddress.get(address) : undefined);
    if (ids.has(entry.userId)) barred.set(entry.id, { reason: 'blocked' });
    else if (account) barred.set(entry.id, { reason: 'blockedAddress', account });
  }
  return barred;
};
