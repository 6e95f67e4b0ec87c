import { useEffect, useState } from 'react';
import type { Product } from '@/domain/schemas/product.ts';
import { useServices } from '@/providers/ServicesContext.tsx';

/** A compared product: it can change, be merged, be deleted or be taken away at any moment. */
export type WatchedProduct =
  | { id: string; state: 'loading' }
  /** `title`: what it was called while it was there. */
  | { id: string; state: 'gone'; title?: string }
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
      const tellGone = (id: string) =>
        setKnown(before => {
          const last = before.get(id);
          const title = last?.state === 'there' ? last.product.title : undefined;
          return new Map(before).set(id, { id, state: 'gone', title });
        });
      const stops = key.split(',').map(id =>
        dataProvider.watchOne('products', id, {
          next: record =>
            record && isProduct(record)
              ? tell({ id, state: 'there', product: record })
              : tellGone(id),
          // To somebody who may not see it, a product is as good as gone.
          error: error =>
            statusOf(error) === 403 || statusOf(error) === 404
              ? tellGone(id)
              : tell({ id, state: 'failed', error }),
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
