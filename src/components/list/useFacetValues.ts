import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useListContext } from 'ra-core';
import { matchesSearch, searchTokens } from 'ra-data-firestore/query';
import { RESOURCES, type ResourceName } from '@/domain/access/permissions.ts';
import { useAfterPause } from '@/lib/useAfterPause.ts';
import { distinctValues, lowestFrom } from '@/providers/distinctValues.ts';
import { useServices } from '@/providers/ServicesContext.tsx';
import type { BackOfficeDataProvider, Filter } from '@/providers/types.ts';
import { beginnings } from './beginnings.ts';
import { listScope } from './listScope.ts';

/** Most values offered at a time; others are found by their beginning. */
const MOST = 30;

/** How long the values stay good, in milliseconds. */
const FRESH = 300_000;

/** A value and how many records have it. */
export interface CountedValue {
  value: string;
  count: number;
}

const counted = (
  dataProvider: BackOfficeDataProvider,
  resource: ResourceName,
  filter: Filter,
  values: readonly string[],
  field: string,
): Promise<CountedValue[]> =>
  Promise.all(
    values.map(async value => ({
      value,
      count: await dataProvider.count(resource, { filter: { ...filter, [field]: value } }),
    })),
  );

/**
 * The values that the list's own records have in a field, with how many have each; read when they
 * are asked for. Where there are more than fit, those that begin with what is typed.
 */
export const useFacetValues = (field: string, text: string, enabled: boolean) => {
  const list = useListContext();
  const { resource } = list;
  const { dataProvider } = useServices();
  const wanted = useAfterPause(text);
  const name = RESOURCES.find(known => known === resource);
  const filter = listScope(list);
  const read = async (begin: string, signal: AbortSignal) => {
    if (!name) return { values: [], partial: false };
    const parts = await Promise.all(
      beginnings(begin).map(one =>
        distinctValues({
          field,
          begin: one,
          most: MOST,
          lowest: lowestFrom(dataProvider, name, field, filter, signal),
        }),
      ),
    );
    const values = [...new Set(parts.flatMap(part => part.values))];
    return {
      values: await counted(dataProvider, name, filter, values, field),
      partial: parts.some(({ partial }) => partial),
    };
  };
  const queryFor = (begin: string, needed: boolean) => ({
    queryKey: [resource, 'values', field, filter, begin],
    queryFn: ({ signal }: { signal: AbortSignal }) => read(begin, signal),
    enabled: enabled && needed,
    staleTime: FRESH,
    placeholderData: keepPreviousData,
  });
  const all = useQuery(queryFor('', true));
  const searches = all.data?.partial === true && wanted !== '';
  const found = useQuery(queryFor(wanted, searches));
  const fits = ({ value }: CountedValue) =>
    text.trim() === '' || matchesSearch(searchTokens([value]), text);
  const first = (all.data?.values ?? []).filter(fits);
  const known = new Set(first.map(({ value }) => value));
  const more = searches ? (found.data?.values ?? []).filter(fits) : [];
  return {
    values: [...first, ...more.filter(({ value }) => !known.has(value))],
    partial: (searches ? found.data?.partial : all.data?.partial) === true,
    isFetching: all.isFetching || found.isFetching,
    error: all.error ?? found.error,
  };
};
