import { useQuery } from '@tanstack/react-query';
import { beginnings } from '@/components/list/beginnings.ts';
import { useAfterPause } from '@/lib/useAfterPause.ts';
import { distinctValues, lowestFrom } from '@/providers/distinctValues.ts';
import { useServices } from '@/providers/ServicesContext.tsx';

/** Most spellings that are looked for at a time; each costs a read and one to know of the next. */
const MOST = 5;

/** Letters that must be typed before older spellings are looked for: fewer begin too many. */
const LEAST = 2;

/** How long they stay good, in milliseconds. */
const FRESH = 300_000;

const NONE: string[] = [];

/**
 * Spellings that any product of the business has in a field and that begin as what is typed, however long
 * ago they were used: at most `MOST` for each way of writing the beginning (as it is, with a capital, in
 * small letters, in capitals).
 */
export const useUsedSpellings = (
  field: 'category' | 'brand',
  businessId: string,
  text: string,
  enabled: boolean,
): readonly string[] => {
  const { dataProvider } = useServices();
  const begin = useAfterPause(text);
  const { data } = useQuery({
    queryKey: ['products', 'spellings', field, businessId, begin],
    enabled: enabled && begin.length >= LEAST,
    staleTime: FRESH,
    queryFn: async ({ signal }) => {
      const lowest = lowestFrom(dataProvider, 'products', field, { businessId }, signal);
      const found = await Promise.all(
        beginnings(begin).map(one => distinctValues({ field, begin: one, most: MOST, lowest })),
      );
      return [...new Set(found.flatMap(({ values }) => values))];
    },
  });
  return data ?? NONE;
};
