import { useQuery } from '@tanstack/react-query';
import { useGetList, useGetManyAggregate } from 'ra-core';
import {
  accountsAmong,
  addressesAmong,
  type BarredEntries,
  barredEntries,
  type Candidate,
} from '@/domain/giveaways/barredEntries.ts';
import { excludedAmong, standingExclusions } from '@/domain/giveaways/exclusions.ts';
import { personOf } from '@/domain/giveaways/rankEntries.ts';
import type { Giveaway, GiveawayEntry } from '@/domain/schemas/giveaway.ts';
import type { CatalogueUser } from '@/domain/schemas/user.ts';
import { useServices } from '@/providers/ServicesContext.tsx';
import { blockedUnder } from './barredAmong.ts';

/** The entries that are shown, each with those of the same address who are excluded: one read each. */
const useCandidates = (giveaway: Giveaway, entries: readonly GiveawayEntry[]): Candidate[] => {
  const { dataProvider } = useServices();
  const ids = [...standingExclusions(giveaway).keys()];
  const { data: excluded = [] } = useQuery({
    queryKey: ['entries', 'excluded', giveaway.id, ids],
    queryFn: async () => {
      const meta = { parent: giveaway.id };
      return (await dataProvider.getMany<GiveawayEntry>('entries', { ids, meta })).data;
    },
    enabled: ids.length > 0,
    placeholderData: before => before,
  });
  return entries.map(entry => ({
    entry,
    accounts: excluded
      .filter(other => personOf(other) === personOf(entry))
      .map(({ userId }) => userId),
  }));
};

/**
 * Which of the entries that are shown would be passed over now, and why: one read an account, none
 * for those seen less than a minute ago, one a blocked account under their addresses, and one an
 * entry that is excluded from the draw.
 */
export const useBarredEntries = (
  giveaway: Giveaway,
  entries: readonly GiveawayEntry[],
): BarredEntries => {
  const candidates = useCandidates(giveaway, entries);
  const ids = accountsAmong(candidates);
  const addresses = addressesAmong(candidates);
  const { data: own = [] } = useGetManyAggregate<CatalogueUser>(
    'users',
    { ids },
    { enabled: ids.length > 0 },
  );
  const { data: others = [] } = useGetList<CatalogueUser>(
    'users',
    { ...blockedUnder(addresses), pagination: { page: 1, perPage: 100 }, meta: { total: 'none' } },
    { enabled: addresses.length > 0, placeholderData: before => before },
  );
  // Who is gone is not among the answers.
  return new Map([
    ...barredEntries(candidates, [...own.filter(user => user !== undefined), ...others]),
    ...excludedAmong(giveaway, candidates),
  ]);
};
