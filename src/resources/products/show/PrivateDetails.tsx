import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { Facts } from '@/components/Facts.tsx';
import { useMoneyFormat, useNumberFormat } from '@/components/format/useFormat.ts';
import { ErrorState } from '@/components/states/ErrorState.tsx';
import { marginOf } from '@/domain/product/margin.ts';
import { priceRange } from '@/domain/product/priceRange.ts';
import type { Product, ProductDetails } from '@/domain/schemas/product.ts';
import { useServices } from '@/providers/ServicesContext.tsx';

/** What only the own business and administrators see: cost, supplier, notes. */
export const PrivateDetails = ({ product }: { product: Product }) => {
  const translate = useTranslate();
  const money = useMoneyFormat();
  const number = useNumberFormat();
  const { dataProvider } = useServices();
  // getMany, because a product without private details is no error.
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['productDetails', 'getMany', product.id],
    queryFn: () =>
      dataProvider.getMany<ProductDetails>('productDetails', {
        ids: [product.businessId],
        meta: { parent: product.id },
      }),
  });
  if (isPending) return <Skeleton height={80} />;
  if (error) return <ErrorState error={error} retry={refetch} />;
  const details = data.data[0];
  const cost = details?.cost ?? null;
  const prices = priceRange(product);
  const [low, high] = [prices?.from, prices?.to].map(price => marginOf(price ?? null, cost));
  const share = (of: number) => number(of, { style: 'percent', maximumFractionDigits: 1 });
  const margin =
    low == null || high == null
      ? null
      : low === high
        ? share(low)
        : translate('products.show.marginRange', { from: share(low), to: share(high) });
  return (
    <Facts
      facts={[
        {
          name: translate('products.field.cost'),
          value: cost === null ? null : money(cost, product.currency),
        },
        { name: translate('products.field.margin'), value: margin },
        { name: translate('products.field.supplier'), value: details?.supplier },
        { name: translate('products.field.notes'), value: details?.notes },
      ]}
    />
  );
};
