import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { Facts } from '@/components/Facts.tsx';
import { Description } from '@/components/products/Description.tsx';
import { PriceCell } from '@/components/products/PriceCell.tsx';
import { ProductGallery } from '@/components/products/ProductGallery.tsx';
import { ProductStatus } from '@/components/products/ProductStatus.tsx';
import { ScrollArea } from '@/components/ScrollArea.tsx';
import type { Product } from '@/domain/schemas/product.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { paths } from '@/routes/paths.ts';
import { TargetHead } from './TargetHead.tsx';

/** A reported product, as the catalogue shows it: nothing that is private to its business. */
export const ReportedProduct = ({ product }: { product: Product }) => {
  const { actor } = useAuth();
  const translate = useTranslate();
  const name = (field: string) => translate(`products.field.${field}`);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <TargetHead
        title={product.title}
        href={paths.viewProduct(actor.role, product.id)}
        status={<ProductStatus product={product} />}
      />
      <ProductGallery key={product.id} images={product.images} title={product.title} />
      <Facts
        facts={[
          {
            name: translate('reports.show.seller'),
            value: (
              <MuiLink component={Link} to={paths.viewBusiness(product.businessId)}>
                {product.businessName || product.businessId}
              </MuiLink>
            ),
          },
          { name: name('price'), value: <PriceCell product={product} /> },
          { name: name('category'), value: product.category },
          { name: name('brand'), value: product.brand },
        ]}
      />
      <ScrollArea label={name('description')} sx={{ maxHeight: 240, overflow: 'auto' }}>
        <Description html={product.description} />
      </ScrollArea>
    </Box>
  );
};
