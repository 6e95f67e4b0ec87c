import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type RaRecord, useGetOne, useListContext, useTranslate } from 'ra-core';
import type { ResourceName } from '@/domain/access/permissions.ts';
import { recordName } from '@/domain/recordName.ts';
import { useAfterPause } from '@/lib/useAfterPause.ts';
import { useServices } from '@/providers/ServicesContext.tsx';
import { FacetChoice, useChoiceSearch } from './FacetChoice.tsx';
import { type Facet, setFacet } from './facet.ts';

/** Records offered of each kind; more are found by typing. */
const OFFERED = 4;

interface Choice {
  resource: ResourceName;
  id: string;
  name: string;
}

const choiceOf = (resource: ResourceName, record: RaRecord): Choice => ({
  resource,
  id: String(record.id),
  name: recordName(resource, record),
});

/**
 * A filter by a record: found by the words of its name, filtered by its id, among the kind that the
 * list shows, or all of the facet's. Which kind it is of becomes a filter with it.
 */
export const RecordFacet = (props: { label: string; value: string; facet: Facet }) => {
  const { label, value, facet } = props;
  const { filterValues, setFilters } = useListContext();
  const { dataProvider } = useServices();
  const translate = useTranslate();
  const { open, text, search } = useChoiceSearch();
  const wanted = useAfterPause(text).trim();
  const isAsked = open && wanted !== '';
  const kinds = facet.records ?? [];
  const kind = kinds.find(name => name === filterValues.resource);
  const asked = kind ? [kind] : kinds;
  const chosen = useGetOne<RaRecord>(
    kind ?? 'products',
    { id: value },
    { enabled: value !== '' && kind !== undefined },
  );
  const { data, isFetching, error } = useQuery({
    queryKey: ['recordChoice', asked, wanted],
    queryFn: async () => {
      const found = await Promise.all(
        asked.map(async resource => {
          const { data, pageInfo } = await dataProvider.getList<RaRecord>(resource, {
            filter: { q: wanted },
            sort: { field: 'createdAt', order: 'DESC' },
            pagination: { page: 1, perPage: OFFERED },
            meta: { total: 'none' },
          });
          const choices = data.map(record => choiceOf(resource, record));
          return { choices, more: pageInfo?.hasNextPage === true };
        }),
      );
      return {
        choices: found.flatMap(({ choices }) => choices),
        more: found.some(({ more }) => more),
      };
    },
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  // An id that leads nowhere any more still filters, and says so.
  const current =
    kind && chosen.data
      ? choiceOf(kind, chosen.data)
      : { resource: kind ?? 'products', id: value, name: value };
  const change = (next: Choice | null) => {
    const others =
      facet.instead && next ? setFacet(filterValues, facet.instead, null) : filterValues;
    const set = setFacet(others, facet.source, next?.id ?? null);
    setFilters(next ? { ...set, resource: next.resource } : set);
  };
  const kindName = (resource: ResourceName) => translate(`audit.resource.${resource}`);
  return (
    <FacetChoice<Choice>
      {...search}
      label={label}
      error={error}
      note={isAsked && data?.more ? translate('common.valuesPartial') : undefined}
      options={wanted === '' ? [] : (data?.choices ?? [])}
      groupBy={({ resource }) => kindName(resource)}
      loading={isFetching}
      value={value === '' ? null : current}
      isOptionEqualToValue={(option, one) => option.id === one.id}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ resource, id }) => `${resource}/${id}`}
      noOptionsText={translate(wanted === '' ? 'common.typeName' : 'common.noRecord')}
      onChange={(_, next) => change(next)}
    />
  );
};
