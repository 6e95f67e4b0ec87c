import type { Platform } from '@/domain/platforms.ts';
import type { Product } from '@/domain/schemas/product.ts';
import type { RecordStore } from '@/providers/types.ts';
import { storedProducts } from './importStore.ts';

/** The stored products that an import is compared with. */
export interface StoredProducts {
  shop: string;
  /** Whether those of other shops were read, too. */
  isOwn: boolean;
  /** Those of the shop. */
  products: Product[];
  /** Those of the same business that came from elsewhere. */
  others: Product[];
}

/**
 * Reads what an import is compared with: the products of its shop, or all of its business.
 * @param isOwn whether the file names any product of the business, as our own exports do by their
 * ids, and small files by their codes.
 * @param progress told how many products are read.
 * @throws the signal's reason
 */
export const readStored = async (
  dataProvider: RecordStore,
  place: { businessId: string; platform: Platform; shop: string },
  isOwn: boolean,
  signal: AbortSignal,
  progress: (products: number) => void,
): Promise<StoredProducts> => {
  const { businessId, platform, shop } = place;
  const products: Product[] = [];
  const others: Product[] = [];
  for await (const page of storedProducts(dataProvider, isOwn ? { businessId } : place, signal)) {
    signal.throwIfAborted();
    for (const product of page) {
      const { source } = product;
      const isShops = source?.platform === platform && source.shop === shop;
      (isShops ? products : others).push(product);
    }
    progress(products.length + others.length);
  }
  return { shop, isOwn, products, others };
};
