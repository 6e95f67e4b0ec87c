import { useCallback } from 'react';
import { useServices } from '@/providers/ServicesContext.tsx';
import { NAMED_AT_MOST, type NamedProduct } from './productsCsv.ts';

/** Products read at once. */
const CHUNK = 100;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads how products are named, of the first `NAMED_AT_MOST`; those deleted are left out. */
export const useReadNames = () => {
  const { dataProvider } = useServices();
  return useCallback(
    async (ids: readonly string[]): Promise<ReadonlyMap<string, NamedProduct>> => {
      const wanted = ids.slice(0, NAMED_AT_MOST);
      const named = new Map<string, NamedProduct>();
      for (let start = 0; start < wanted.length; start += CHUNK) {
        const { data } = await dataProvider.getMany('products', {
          ids: wanted.slice(start, start + CHUNK),
        });
        for (const { id, title, sku } of data) {
          named.set(String(id), { title: textOf(title), sku: textOf(sku) });
        }
      }
      return named;
    },
    [dataProvider],
  );
};
