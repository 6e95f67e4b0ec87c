import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Product } from '@/domain/schemas/product.ts';
import { readProductDetails } from '@/providers/readProductDetails.ts';
import { useServices } from '@/providers/ServicesContext.tsx';
import type { BackOfficeDataProvider } from '@/providers/types.ts';

/** The read of a product's private part, which all parts of the console share. */
export const productDetailsQuery = (
  dataProvider: Pick<BackOfficeDataProvider, 'getMany'>,
  product: Pick<Product, 'id' | 'businessId'>,
) =>
  queryOptions({
    queryKey: ['productDetails', 'getMany', product.id],
    queryFn: () => readProductDetails(dataProvider, product),
  });

/** A product's private part, for those who see it; one read, however many parts of a page show it. */
export const useProductDetails = (product: Product, enabled: boolean) => {
  const { dataProvider } = useServices();
  const { data, ...query } = useQuery({ ...productDetailsQuery(dataProvider, product), enabled });
  return { ...query, details: data ?? undefined };
};
