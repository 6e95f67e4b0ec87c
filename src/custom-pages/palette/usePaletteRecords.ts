import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { RaRecord } from 'ra-core';
import type { ResourceName } from '@/domain/access/permissions.ts';
import type { Role } from '@/domain/access/roles.ts';
import { recordName } from '@/domain/recordName.ts';
import { type RecordSearch, recordSearches } from '@/domain/search/recordSearches.ts';
import { useAfterPause } from '@/lib/useAfterPause.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { useServices } from '@/providers/ServicesContext.tsx';
import type { BackOfficeDataProvider } from '@/providers/types.ts';
import { paths } from '@/routes/paths.ts';
import { GROUPS, type PaletteItem } from './paletteItem.ts';

const SORT = { field: 'createdAt', order: 'DESC' } as const;

const text = (...values: unknown[]) =>
  values.filter(value => typeof value === 'string' && value !== '').join(' · ');

const itemOf = (role: Role, resource: ResourceName, record: RaRecord): PaletteItem | null => {
  const group = GROUPS.find(name => name === resource);
  if (!group) return null;
  const id = String(record.id);
  const href = {
    products: () => paths.viewProduct(role, id),
    business: () => paths.viewBusiness(id),
    users: () => paths.viewUser(id),
    giveaways: () => paths.giveaway(id),
    pages: () => paths.dashboard(),
    actions: () => paths.dashboard(),
  }[group]();
  return {
    id: `${resource} ${id}`,
    group,
    label: recordName(resource, record),
    detail:
      resource === 'products'
        ? text(record.sku, record.businessName)
        : text(record.businessEmail ?? record.email ?? record.productTitle),
    act: { kind: 'open', href },
  };
};

const ask = async (dataProvider: BackOfficeDataProvider, role: Role, search: RecordSearch) => {
  const { resource } = search;
  const { data } =
    search.kind === 'id'
      ? await dataProvider.getMany(resource, { ids: [search.id] })
      : await dataProvider.getList(resource, {
          filter: search.filter,
          sort: SORT,
          pagination: { page: 1, perPage: search.limit },
          meta: { total: 'none' },
        });
  return data.flatMap(record => itemOf(role, resource, record) ?? []);
};

/** The records that the text finds, after a pause in typing. */
export const usePaletteRecords = (typed: string) => {
  const { actor } = useAuth();
  const { dataProvider } = useServices();
  const wanted = useAfterPause(typed);
  const searches = recordSearches(wanted, actor);
  const { data, error, isFetching } = useQuery({
    queryKey: ['palette', actor.uid, wanted],
    queryFn: async () => {
      const found = await Promise.all(
        searches.map(search => ask(dataProvider, actor.role, search)),
      );
      return [...new Map(found.flat().map(item => [item.id, item])).values()];
    },
    enabled: searches.length > 0,
    placeholderData: keepPreviousData,
  });
  const limit = searches.reduce(
    (most, search) => (search.kind === 'words' ? search.limit : most),
    0,
  );
  const items = searches.length > 0 ? (data ?? []) : [];
  const capped =
    limit > 0 && GROUPS.some(group => items.filter(item => item.group === group).length >= limit);
  return {
    items,
    error,
    searching: isFetching || typed.trim() !== wanted,
    capped: capped ? limit : null,
  };
};
