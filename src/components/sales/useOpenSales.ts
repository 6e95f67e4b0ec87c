import { useQuery } from '@tanstack/react-query';
import { salesByProduct } from '@/domain/sales/openSales.ts';
import type { PlannedSale } from '@/domain/schemas/plannedSale.ts';
import { useServices } from '@/providers/ServicesContext.tsx';
import { readOpenSales } from '@/providers/sales/saleStore.ts';

/** The sales that are planned or run, of a business or of all (null): read once for whoever shows them. */
export const useOpenSales = (
  businessId: string | null,
  options: { enabled?: boolean; refetchInterval?: number } = {},
) => {
  const { dataProvider } = useServices();
  return useQuery({
    queryKey: ['sales', 'open', businessId],
    queryFn: () => readOpenSales(dataProvider, businessId),
    ...options,
  });
};

const indexes = new WeakMap<readonly PlannedSale[], ReturnType<typeof salesByProduct>>();

/** The sales of each product; made once for all who look into the same sales. */
export const indexedSales = (sales: readonly PlannedSale[]): ReturnType<typeof salesByProduct> => {
  const known = indexes.get(sales) ?? salesByProduct(sales);
  indexes.set(sales, known);
  return known;
};
