import MuiLink from '@mui/material/Link';
import { ShowBase, useShowContext, useTranslate } from 'ra-core';
import { Link, Navigate, useParams } from 'react-router';
import { PageHeader } from '@/components/PageHeader.tsx';
import { ProductStatus } from '@/components/products/ProductStatus.tsx';
import { ErrorState } from '@/components/states/ErrorState.tsx';
import { isPassing } from '@/domain/errors.ts';
import { recordName } from '@/domain/recordName.ts';
import type { Product } from '@/domain/schemas/product.ts';
import { InPageLoader } from '@/layout/InPageLoader.tsx';
import { useAuth } from '@/providers/AuthContext.tsx';
import { paths } from '@/routes/paths.ts';
import { ProductActions } from './show/ProductActions.tsx';
import { ProductView } from './show/ProductView.tsx';

const View = () => {
  const { record, error, isPending, refetch } = useShowContext<Product>();
  const { actor } = useAuth();
  const translate = useTranslate();
  if (isPending) return <InPageLoader />;
  if (!record || (error && !isPassing(error)))
    return (
      <ErrorState
        page
        error={error}
        retry={refetch}
        onward={{ href: paths.allProducts(), label: translate('shell.nav.allProducts') }}
      />
    );
  if (record.mergedInto) {
    // Old links to a merged product lead on to the one it became part of.
    return <Navigate to={paths.viewProduct(actor.role, record.mergedInto)} replace />;
  }
  return (
    <>
      <PageHeader
        title={recordName('products', record)}
        subtitle={
          <>
            <ProductStatus product={record} />
            {actor.role !== 'owner' && (
              <>
                {' · '}
                <MuiLink component={Link} to={paths.viewBusiness(record.businessId)}>
                  {record.businessName}
                </MuiLink>
              </>
            )}
          </>
        }
        backTo={paths.allProducts()}
        actions={<ProductActions product={record} />}
      />
      <ProductView product={record} />
    </>
  );
};

/** react-admin would leave the page with a toast; the page itself says what is wrong. */
const OWN_ERRORS = { onError: () => {} };

/** A product's page. */
const ProductShow = () => {
  const { id: productId } = useParams();
  return (
    <ShowBase resource="products" id={productId} disableAuthentication queryOptions={OWN_ERRORS}>
      <View />
    </ShowBase>
  );
};

export default ProductShow;
