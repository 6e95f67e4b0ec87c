import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ComparableProduct } from '@/domain/duplicates/profile.ts';
import type { Product } from '@/domain/schemas/product.ts';
import { useAfterPause } from '@/lib/useAfterPause.ts';
import { readByCodes, readByTitle } from '@/providers/readLookalikes.ts';
import { useServices } from '@/providers/ServicesContext.tsx';

/** What is compared while a product is typed. */
export interface TypedProduct {
  title: string;
  sku: string;
  barcode: string;
}

/** The id of the product that is not stored yet. */
const DRAFT = '';

const draftOf = (businessId: string, typed: TypedProduct): ComparableProduct => ({
  id: DRAFT,
  businessId,
  brand: '',
  // What is typed is not compared by its price: it comes last.
  price: null,
  currency: '',
  ...typed,
});

/**
 * The stored products of a business that look like the one being typed, when typing pauses. What
 * cannot be looked up is not said: nobody waits for it, and the search for duplicates finds it.
 */
export const useLookalikes = (
  businessId: string,
  by: 'title' | 'codes',
  typed: TypedProduct,
): Product[] => {
  const { dataProvider } = useServices();
  const wanted = useAfterPause(
    by === 'title' ? typed.title : JSON.stringify([typed.barcode, typed.sku]),
  );
  const { data } = useQuery({
    queryKey: ['products', 'lookalikes', businessId, by, wanted],
    queryFn: async () => {
      const found =
        by === 'title'
          ? await readByTitle(dataProvider, businessId, typed.title)
          : await readByCodes(dataProvider, businessId, typed);
      if (found.length === 0) return [];
      // The comparison is loaded with the first product that there is to compare with.
      const { findLookalikes } = await import('@/domain/duplicates/lookalikes/findLookalikes.ts');
      const byId = new Map(found.map(product => [product.id, product]));
      return findLookalikes(draftOf(businessId, typed), [...byId.values()]).flatMap(
        ({ id }) => byId.get(id) ?? [],
      );
    },
    enabled: wanted !== '',
    placeholderData: keepPreviousData,
    retry: false,
  });
  return wanted === '' ? [] : (data ?? []);
};
