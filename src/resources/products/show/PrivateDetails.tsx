import { useTranslate } from 'ra-core';
import { Facts } from '@/components/Facts.tsx';
import { useMarginText } from '@/components/format/useMarginText.ts';
import { ErrorState } from '@/components/states/ErrorState.tsx';
import { LoadingSkeleton } from '@/components/states/LoadingSkeleton.tsx';
import { marginRange } from '@/domain/product/margin.ts';
import { costRange, costsOf } from '@/domain/product/productCosts.ts';
import type { Product } from '@/domain/schemas/product.ts';
import { useCostText } from './useCostText.ts';
import { useProductDetails } from './useProductDetails.ts';

/** What only the own business, administrators and support see: cost, supplier, notes. */
export const PrivateDetails = ({ product }: { product: Product }) => {
  const translate = useTranslate();
  const costText = useCostText();
  const marginText = useMarginText();
  const { details, isPending, error, refetch } = useProductDetails(product, true);
  if (isPending) return <LoadingSkeleton height={80} />;
  if (error) return <ErrorState error={error} retry={refetch} />;
  const costs = costsOf(details);
  const cost = costRange(costs, product.variants);
  const margin = marginRange(product, costs);
  return (
    <Facts
      facts={[
        {
          name: translate('products.field.cost'),
          value: cost && costText(cost, product.currency),
        },
        { name: translate('products.field.margin'), value: margin && marginText(margin) },
        { name: translate('products.field.supplier'), value: details?.supplier },
        { name: translate('products.field.notes'), value: details?.notes },
      ]}
    />
  );
};
