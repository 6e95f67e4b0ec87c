import { useQuery } from '@tanstack/react-query';
import type { Product, ProductDetails } from '@/domain/schemas/product.ts';
import { useServices } from '@/providers/ServicesContext.tsx';

/** A product's private part, for those who see it; one read, however many parts of a page show it. */
export const useProductDetails = (product: Product, enabled: boolean) => {
  const { dataProvider } = useServices();
  // getMany, because a product without private details is no error.
  const { data, ...query } = useQuery({
    queryKey: ['productDetails', 'getMany', product.id],
    queryFn: () =>
      dataProvider.getMany<ProductDetails>('productDetails', {
        ids: [product.businessId],
        meta: { parent: product.id },
      }),
    enabled,
  });
  return { ...query, details: data?.data[0] };
};
