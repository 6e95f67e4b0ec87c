import MuiLink from '@mui/material/Link';
import { useGetOne, useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { dayOf } from '@/domain/analytics/days.ts';
import type { Product } from '@/domain/schemas/product.ts';
import { listAddress } from '@/routes/listAddress.ts';
import { paths } from '@/routes/paths.ts';

/**
 * Leads to the products of an import's run. The trail does not name the run, but a product that it
 * brought does, unless another import changed it on a later day. The product is on the page already.
 */
export const ImportLink = ({ productId, at }: { productId: string; at: Date }) => {
  const translate = useTranslate();
  const { data } = useGetOne<Product>('products', { id: productId });
  const source = data?.source;
  if (!source || dayOf(source.importedAt) !== dayOf(at)) return null;
  return (
    <MuiLink
      component={Link}
      variant="body2"
      to={listAddress(paths.allProducts(), { 'source.runId': source.runId })}
    >
      {translate('analytics.marks.ofImport')}
    </MuiLink>
  );
};
