import { useEffect, useState } from 'react';
import type { Product } from '@/domain/schemas/product.ts';
import { useServices } from '@/providers/ServicesContext.tsx';

/** A compared product: it can change, be merged, be deleted or be taken away at any moment. */
export type WatchedProduct =
  | { id: string; state: 'loading' }
  | { id: string; state: 'gone' }
  | { id: string; state: 'failed'; error: Error }
  | { id: string; state: 'there'; product: Product };

const isProduct = (record: object): record is Product => 'title' in record && 'version' in record;

const statusOf = (error: Error): unknown => Reflect.get(error, 'status');

/** Follows each of the products: one read each, and one for every change. */
export const useWatchedProducts = (ids: readonly string[]): WatchedProduct[] => {
  const { dataProvider } = useServices();
  const [known, setKnown] = useState<ReadonlyMap<string, WatchedProduct>>(new Map());
  const key = ids.join(',');
  useEffect(
    function followProducts() {
      const tell = (product: WatchedProduct) =>
        setKnown(before => new Map(before).set(product.id, product));
      const stops = key.split(',').map(id =>
        dataProvider.watchOne('products', id, {
          next: record =>
            tell(
              record && isProduct(record)
                ? { id, state: 'there', product: record }
                : { id, state: 'gone' },
            ),
          error: error =>
            tell(
              // To somebody who may not see it, a product is as good as gone.
              statusOf(error) === 403 || statusOf(error) === 404
                ? { id, state: 'gone' }
                : { id, state: 'failed', error },
            ),
        }),
      );
      return () => {
        for (const stop of stops) stop();
      };
    },
    [dataProvider, key],
  );
  return ids.map(id => known.get(id) ?? { id, state: 'loading' });
};
