import { useGetMany } from 'ra-core';
import { hasAmounts } from '@/domain/export/amountsInside.ts';
import type { AuditEntry } from '@/domain/schemas/audit.ts';
import type { Product } from '@/domain/schemas/product.ts';

const PRODUCTS: readonly string[] = ['products', 'productDetails'];

/**
 * The currencies of the amounts that an entry tells of, by product id; none where the product is
 * gone. Products are read only where amounts changed.
 * @param shown the records whose changes are shown.
 */
export const useCurrencies = (entry: AuditEntry | undefined, shown: number) => {
  const ids =
    entry && PRODUCTS.includes(entry.resource)
      ? entry.records.slice(0, shown).filter(id => hasAmounts(entry.changes[id]))
      : [];
  const { data } = useGetMany<Product>('products', { ids }, { enabled: ids.length > 0 });
  return new Map(data?.map(product => [product?.id, product?.currency]));
};
