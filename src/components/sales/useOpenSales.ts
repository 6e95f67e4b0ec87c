import { useQuery } from '@tanstack/react-query';
import { onceFor } from '@/domain/onceFor.ts';
import { salesByProduct } from '@/domain/sales/openSales.ts';
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

/** The sales of each product; made once for all who look into the same sales. */
export const indexedSales = onceFor(salesByProduct);
