import { useQueryClient } from '@tanstack/react-query';
import { DataProviderContext, type GetListParams, type RaRecord, useEvent } from 'ra-core';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useServices } from '@/providers/ServicesContext.tsx';
import type { RecordsMeta } from '../list/recordsListed.ts';
import { useClaims } from './ClaimsContext.ts';
import { claimsOfMine } from './claimsOfMine.ts';
import { isMineAsked } from './mineAddress.ts';

/** react-admin lets the caller name the record's type; here it is that of the list in view. */
const isRow = <T extends RaRecord>(_: RaRecord): _ is T => true;

/**
 * The list inside holds only what one has while the address asks for that: a read each. Inside
 * `ClaimsProvider`.
 */
export const MineRows = (props: {
  resource: 'reports' | 'requests' | 'business';
  /** The rows of items that one has; the records of these ids unless given. */
  find?: (targets: readonly string[], params: GetListParams) => Promise<RaRecord[]>;
  children: ReactNode;
}) => {
  const { resource, find, children } = props;
  const { dataProvider } = useServices();
  const queryClient = useQueryClient();
  const targets = claimsOfMine(useClaims()).map(({ target }) => target);
  const key = targets.toSorted().join();
  const rowsOf = useEvent(async (params: GetListParams): Promise<RaRecord[]> => {
    if (find) return find(targets, params);
    if (targets.length === 0) return [];
    return (await dataProvider.getMany(resource, { ids: targets })).data;
  });
  useEffect(
    function readAnewWhatIsMine() {
      void key;
      if (isMineAsked()) void queryClient.invalidateQueries({ queryKey: [resource, 'getList'] });
    },
    [key, queryClient, resource],
  );
  const provider = useMemo(
    () => ({
      ...dataProvider,
      getList: async <T extends RaRecord>(asked: string, params: GetListParams) => {
        if (asked !== resource || !isMineAsked()) return dataProvider.getList<T>(asked, params);
        const data = (await rowsOf(params)).filter(isRow<T>);
        const meta: RecordsMeta = { records: null };
        return { data, total: data.length, meta };
      },
    }),
    [dataProvider, resource, rowsOf],
  );
  return <DataProviderContext value={provider}>{children}</DataProviderContext>;
};
