import { useCallback } from 'react';
import { useServices } from '@/providers/ServicesContext.tsx';
import { NAMED_AT_MOST, type NamedProduct } from './productsCsv.ts';

/** Products read at once. */
const CHUNK = 100;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads how products, or businesses, are named, of the first `NAMED_AT_MOST`; those deleted are left out. */
export const useReadNames = (resource: 'products' | 'business' = 'products') => {
  const { dataProvider } = useServices();
  return useCallback(
    async (ids: readonly string[]): Promise<ReadonlyMap<string, NamedProduct>> => {
      const wanted = ids.slice(0, NAMED_AT_MOST);
      const named = new Map<string, NamedProduct>();
      for (let start = 0; start < wanted.length; start += CHUNK) {
        const { data } = await dataProvider.getMany(resource, {
          ids: wanted.slice(start, start + CHUNK),
        });
        for (const { id, title, businessName, sku } of data) {
          const name = resource === 'business' ? businessName : title;
          named.set(String(id), { title: textOf(name), sku: textOf(sku) });
        }
      }
      return named;
    },
    [dataProvider, resource],
  );
};
