import { useGetList, useGetManyAggregate } from 'ra-core';
import {
  accountsAmong,
  addressesAmong,
  type BarredEntries,
  barredEntries,
} from '@/domain/giveaways/barredEntries.ts';
import type { GiveawayEntry } from '@/domain/schemas/giveaway.ts';
import type { CatalogueUser } from '@/domain/schemas/user.ts';
import { blockedUnder } from './barredAmong.ts';

/**
 * Which of the entries that are shown would be passed over now, and why: one read an account, none
 * for those seen less than a minute ago, and one a blocked account under their addresses.
 */
export const useBarredEntries = (entries: readonly GiveawayEntry[]): BarredEntries => {
  const candidates = entries.map(entry => ({ entry }));
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
  return barredEntries(candidates, [...own.filter(user => user !== undefined), ...others]);
};
