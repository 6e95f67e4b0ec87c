import { useQuery } from '@tanstack/react-query';
import type { BarredEntries } from '@/domain/giveaways/barredEntries.ts';
import type { Winner } from '@/domain/giveaways/drawWinners.ts';
import type { Giveaway, GiveawayEntry } from '@/domain/schemas/giveaway.ts';
import { useServices } from '@/providers/ServicesContext.tsx';
import { barredAmong } from './barredAmong.ts';

const NOBODY: BarredEntries = new Map();

/**
 * Which of some winners would be passed over now, by what the draw looks up: one read an entry, one
 * an account, and one a blocked account under their addresses.
 */
export const useBarredWinners = (giveaway: Giveaway, winners: readonly Winner[]): BarredEntries => {
  const { dataProvider } = useServices();
  const ids = winners.map(({ entryId }) => entryId);
  const { data } = useQuery({
    queryKey: ['users', 'barredWinners', giveaway.id, ids],
    queryFn: async () => {
      const meta = { parent: giveaway.id };
      const entered = await dataProvider.getMany<GiveawayEntry>('entries', { ids, meta });
      const entries = new Map(entered.data.map(entry => [entry.id, entry]));
      return barredAmong(
        dataProvider,
        giveaway,
        winners.map(({ entryId: id, userId }) => ({
          entry: entries.get(id) ?? { id, userId, email: '' },
        })),
      );
    },
    enabled: ids.length > 0,
  });
  return data ?? NOBODY;
};
