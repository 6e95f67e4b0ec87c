import {
  accountsAmong,
  addressesAmong,
  type BarredEntries,
  barredEntries,
  type Candidate,
} from '@/domain/giveaways/barredEntries.ts';
import { excludedAmong } from '@/domain/giveaways/exclusions.ts';
import type { Giveaway } from '@/domain/schemas/giveaway.ts';
import type { CatalogueUser } from '@/domain/schemas/user.ts';
import type { BackOfficeDataProvider } from '@/providers/types.ts';

/** As many values as Firestore takes in one query. */
const ADDRESSES_A_QUERY = 30;

/** The query for blocked users under some addresses. */
export const blockedUnder = (addresses: readonly string[]) => ({
  filter: { status: 'blocked', email_in: [...addresses] },
  sort: { field: 'id', order: 'ASC' as const },
});

/**
 * Which of some entries may not win now: of those who are not excluded from the draw, one read an
 * account, and one a blocked account under their addresses. Who is not among the users any more is
 * not blocked: nobody said so.
 */
export const barredAmong = async (
  dataProvider: Pick<BackOfficeDataProvider, 'getMany' | 'stream'>,
  giveaway: Pick<Giveaway, 'exclusions'>,
  all: readonly Candidate[],
): Promise<BarredEntries> => {
  const excluded = excludedAmong(giveaway, all);
  const candidates = all.filter(({ entry }) => !excluded.has(entry.id));
  const users: Pick<CatalogueUser, 'id' | 'email' | 'status'>[] = [];
  const ids = accountsAmong(candidates);
  if (ids.length > 0)
    users.push(...(await dataProvider.getMany<CatalogueUser>('users', { ids })).data);
  const addresses = addressesAmong(candidates);
  for (let from = 0; from < addresses.length; from += ADDRESSES_A_QUERY) {
    const query = blockedUnder(addresses.slice(from, from + ADDRESSES_A_QUERY));
    for await (const page of dataProvider.stream('users', { ...query, pageSize: 100 }))
      users.push(...page);
  }
  return new Map([...excluded, ...barredEntries(candidates, users)]);
};
