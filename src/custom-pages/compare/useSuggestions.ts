import { useQuery } from '@tanstack/react-query';
import { suggestSimilar } from '@/domain/compare/suggestSimilar.ts';
import { titleWords } from '@/domain/compare/titleWords.ts';
import type { Product } from '@/domain/schemas/product.ts';
import { useServices } from '@/providers/ServicesContext.tsx';
import type { Filter } from '@/providers/types.ts';

/** Rows read for each way of being similar. */
const PER_REASON = 6;

const longestWord = (product: Product) =>
  titleWords(product.title, product.brand).sort((a, b) => b.length - a.length)[0] ?? '';

/** The lists that similar products are looked for in; all of them of the catalogue's own. */
const searches = (product: Product): { filter: Filter; sort: string }[] =>
  [
    { value: product.barcode, filter: { barcode: product.barcode }, sort: 'id' },
    { value: product.category, filter: { category: product.category }, sort: 'createdAt' },
    { value: product.brand, filter: { brand: product.brand }, sort: 'createdAt' },
    { value: longestWord(product), filter: { q: longestWord(product) }, sort: 'createdAt' },
  ].filter(({ value }) => value.trim() !== '');

/** Products worth comparing with; at most six reads for each way of being similar. */
export const useSuggestions = (
  product: Product | null,
  chosen: readonly string[],
  enabled: boolean,
) => {
  const { dataProvider } = useServices();
  const { data, isPending, error } = useQuery({
    queryKey: ['products', 'similar', product?.id, product?.version],
    queryFn: async () => {
      if (!product) return [];
      const pages = await Promise.all(
        searches(product).map(({ filter, sort }) =>
          dataProvider.getList<Product>('products', {
            filter: { ...filter, status: 'active' },
            sort: { field: sort, order: sort === 'id' ? 'ASC' : 'DESC' },
            pagination: { page: 1, perPage: PER_REASON },
            meta: { total: 'none' },
          }),
        ),
      );
      return pages.flatMap(page => page.data);
    },
    enabled: enabled && product !== null,
  });
  return {
    suggestions: product && data ? suggestSimilar(product, data, chosen) : [],
    isPending,
    error,
  };
};
