import { type Identifier, type RaRecord, useListContext } from 'ra-core';
import { useCallback } from 'react';
import { useServices } from '@/providers/ServicesContext.tsx';
import { type BulkAction, useChangeProducts } from './useChangeProducts.ts';

/** Reads and changes the products that are selected in a list. */
export const useBulkProducts = () => {
  const { dataProvider } = useServices();
  const { data = [], onUnselectItems } = useListContext();
  const change = useChangeProducts();

  const read = useCallback(
    async (ids: readonly Identifier[]) => {
      const shown = new Map<Identifier, RaRecord>(data.map(record => [record.id, record]));
      const others = ids.filter(id => !shown.has(id));
      const fetched =
        others.length > 0 ? (await dataProvider.getMany('products', { ids: others })).data : [];
      for (const record of fetched) shown.set(record.id, record);
      return ids.flatMap(id => shown.get(id) ?? []);
    },
    [data, dataProvider],
  );
  const run = (records: readonly RaRecord[], bulk: BulkAction) =>
    change.run(records, bulk, () => onUnselectItems());
  return { read, run };
};
