import type { Product } from '../schemas/product.ts';
import type { MappedProduct } from './map/mapProduct.ts';

/**
 * Finds the stored product of a source product: by the id that our own exports name, then by the
 * platform's id, the id an import gives, and the handle.
 */
export interface ExistingIndex {
  find: (mapped: Pick<MappedProduct, 'id' | 'source'>) => Product | undefined;
  /** Takes a stored product for one of the source's, by whatever it was recognised. */
  claim: (product: Product) => void;
  /** Stored products that no source product was found to be. */
  unmatched: () => Product[];
  size: number;
}

/**
 * An index over the stored products of one shop.
 * @param others those of the same business that came from elsewhere: only their ids find them.
 */
export const existingIndex = (
  records: Iterable<Product>,
  others: Iterable<Product> = [],
): ExistingIndex => {
  const elsewhere = new Map([...others].map(record => [record.id, record]));
  const byId = new Map<string, Product>();
  const byExternalId = new Map<string, Product>();
  const byHandle = new Map<string, Product>();
  for (const record of records) {
    byId.set(record.id, record);
    if (record.source?.externalId) byExternalId.set(record.source.externalId, record);
    if (record.source) byHandle.set(record.source.handle, record);
  }
  const matched = new Set<string>();
  return {
    size: byId.size,
    find: ({ id, source }) => {
      // A row that somebody copied names the same product: it is one of its own.
      const named = source.ownId && !matched.has(source.ownId) ? source.ownId : '';
      const found =
        byId.get(named) ??
        elsewhere.get(named) ??
        (source.externalId ? byExternalId.get(source.externalId) : undefined) ??
        byId.get(id) ??
        byHandle.get(source.handle);
      if (found) matched.add(found.id);
      return found;
    },
    claim: ({ id }) => void matched.add(id),
    unmatched: () => [...byId.values()].filter(({ id }) => !matched.has(id)),
  };
};
