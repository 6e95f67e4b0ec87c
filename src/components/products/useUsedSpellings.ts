import { useQuery } from '@tanstack/react-query';
import { beginnings } from '@/components/list/beginnings.ts';
import type { SuggestedField } from '@/domain/spelling/knownNames.ts';
import { useAfterPause } from '@/lib/useAfterPause.ts';
import { distinctValues, lowestFrom } from '@/providers/distinctValues.ts';
import { useServices } from '@/providers/ServicesContext.tsx';
import { tagSpellings } from '@/providers/tagSpellings.ts';

/** Most spellings that are looked for at a time; each costs a read and one to know of the next. */
const MOST = 5;

/** Letters that must be typed before older spellings are looked for: fewer begin too many. */
const LEAST = 2;

/** How long they stay good, in milliseconds. */
const FRESH = 300_000;

const NONE: string[] = [];

/**
 * Spellings that any product of the business has in a field, however long ago they were used. Of category
 * and brand those that begin as what is typed: at most `MOST` for each way of writing the beginning (as it
 * is, with a capital, in small letters, in capitals). Of tags, which a product has many of and no order goes
 * by, those of what is typed as a whole.
 */
export const useUsedSpellings = (
  field: SuggestedField,
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
      if (field === 'tags') return tagSpellings(dataProvider, businessId, begin);
      const lowest = lowestFrom(dataProvider, 'products', field, { businessId }, signal);
      const found = await Promise.all(
        beginnings(begin).map(one => distinctValues({ field, begin: one, most: MOST, lowest })),
      );
      return [...new Set(found.flatMap(({ values }) => values))];
    },
  });
  return data ?? NONE;
};
