import { madeHandle } from '../../import/csv/madeHandle.ts';
import { ownHandle } from '../../import/csv/ownId.ts';
import type { Platform } from '../../platforms.ts';
import type { Product } from '../../schemas/product.ts';

/** Gives every product of one file a handle that no other one has, as shops compare them. */
export type ShopHandles = (product: Product) => string;

/**
 * The handles of one file: a product's own where it came from the platform. Shopify's are part of
 * an address, so that others are made of titles; Wix's only keep rows together.
 */
export const shopHandles = (platform: Platform): ShopHandles => {
  const taken = new Set<string>();
  const isTaken = (handle: string) => taken.has(handle.toLowerCase());
  const free = (product: Product): string => {
    const own = product.source?.platform === platform ? product.source.handle : '';
    if (own !== '' && !isTaken(own)) return own;
    return platform === 'wix' ? ownHandle(product.id) : madeHandle(product.title, isTaken).handle;
  };
  return product => {
    const handle = free(product);
    taken.add(handle.toLowerCase());
    return handle;
  };
};
