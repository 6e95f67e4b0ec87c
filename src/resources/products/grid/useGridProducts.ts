import { useListParams } from 'ra-core';
import { useEffect, useReducer, useState } from 'react';
import { z } from 'zod';
import { MAX_SELECTION } from '@/components/list/useSelectMatching.ts';
import type { Product } from '@/domain/schemas/product.ts';
import { useServices } from '@/providers/ServicesContext.tsx';

const questionSchema = z.object({
  ids: z.array(z.string()).nullable(),
  filter: z.record(z.string(), z.unknown()),
  sort: z.object({ field: z.string(), order: z.enum(['ASC', 'DESC']).catch('ASC') }),
});

/** Products read at once. */
const PAGE = 500;

/** The products of a grid. */
export interface GridProducts {
  /** null while they are read. */
  products: readonly Product[] | null;
  /** Whether the list has more than a grid holds. */
  capped: boolean;
  error: unknown;
  retry: () => void;
}

interface Loaded {
  products: readonly Product[] | null;
  capped: boolean;
  error: unknown;
}

const NOTHING: Loaded = { products: null, capped: false, error: null };

/**
 * Reads the selected products, or all that the address filters, up to 5,000, once: one read a
 * product. What others change meanwhile shows when it is saved.
 */
export const useGridProducts = (options: {
  ids: readonly string[] | null;
  sort: { field: string; order: 'ASC' | 'DESC' };
  filter: Record<string, unknown> | undefined;
}): GridProducts => {
  const { ids, sort: usual, filter } = options;
  const { dataProvider } = useServices();
  const [{ filterValues, sort, order }] = useListParams({
    resource: 'products',
    sort: usual,
    storeKey: false,
  });
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  const [loaded, setLoaded] = useState<Loaded>(NOTHING);
  const question = JSON.stringify({
    ids,
    filter: { ...filterValues, ...filter },
    sort: { field: sort, order },
    attempt,
  });
  useEffect(
    function readProducts() {
      const controller = new AbortController();
      const { signal } = controller;
      // As text: lists' parameters are new objects each time, and say the same.
      const asked = questionSchema.parse(JSON.parse(question));
      const readSelected = async (of: readonly string[]): Promise<Loaded> => {
        const { data } = await dataProvider.getMany<Product>('products', { ids: [...of] });
        return { ...NOTHING, products: data };
      };
      const readMatching = async (): Promise<Loaded> => {
        const products: Product[] = [];
        const query = { filter: asked.filter, sort: asked.sort, pageSize: PAGE, signal };
        for await (const page of dataProvider.stream('products', query)) {
          products.push(...page);
          if (products.length > MAX_SELECTION) break;
        }
        return {
          ...NOTHING,
          products: products.slice(0, MAX_SELECTION),
          capped: products.length > MAX_SELECTION,
        };
      };
      setLoaded(NOTHING);
      (asked.ids ? readSelected(asked.ids) : readMatching()).then(
        result => !signal.aborted && setLoaded(result),
        (error: unknown) => !signal.aborted && setLoaded({ ...NOTHING, error }),
      );
      return () => controller.abort();
    },
    [dataProvider, question],
  );
  return { ...loaded, retry };
};
