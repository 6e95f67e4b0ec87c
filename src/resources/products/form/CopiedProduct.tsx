import Alert from '@mui/material/Alert';
import { HttpError, useGetOne, useTranslate } from 'ra-core';
import { useState } from 'react';
import { PageHeader } from '@/components/PageHeader.tsx';
import { ErrorState } from '@/components/states/ErrorState.tsx';
import { detailsRequest } from '@/domain/collectionPaths.ts';
import { isMissing } from '@/domain/errors.ts';
import { copiedValues } from '@/domain/product/form/copiedValues.ts';
import { recordName } from '@/domain/recordName.ts';
import type { Product, ProductDetails } from '@/domain/schemas/product.ts';
import { InPageLoader } from '@/layout/InPageLoader.tsx';
import { useAuth } from '@/providers/AuthContext.tsx';
import { paths } from '@/routes/paths.ts';
import { NewProduct } from './NewProduct.tsx';
import { type ProductBusiness, type StoredProduct, storedValues } from './storedProduct.ts';

const CopyOf = ({ stored, business }: { stored: StoredProduct; business: ProductBusiness }) => {
  const translate = useTranslate();
  const { role } = useAuth().actor;
  const { product } = stored;
  return (
    <>
      <PageHeader
        title={translate('products.form.copyTitle')}
        backTo={paths.viewProduct(role, product.id)}
      />
      <Alert role="note" severity="info" sx={{ mb: 2 }}>
        {translate('products.form.copyHelp', { title: recordName('products', product) })}
      </Alert>
      <NewProduct
        business={business}
        draftName={`copy.${product.id}`}
        startWith={productId =>
          copiedValues(
            storedValues(stored, business),
            title => translate('products.form.copyName', { title }),
            index => `${productId}-${index}`,
          )
        }
      />
    </>
  );
};

/**
 * Adds a copy of a product to the same business: nothing is stored before it is saved.
 * @param props.source the id of the product to copy.
 */
export const CopiedProduct = (props: { source: string; business: ProductBusiness }) => {
  const { source, business } = props;
  const product = useGetOne<Product>('products', { id: source });
  const details = useGetOne<ProductDetails>(
    'productDetails',
    detailsRequest({ id: source, businessId: business.id }),
    { retry: false, enabled: product.data !== undefined },
  );
  const onward = { href: paths.allProducts(), label: useTranslate()('shell.nav.allProducts') };
  // What is read again later must not take the form away.
  const [opened, setOpened] = useState<StoredProduct | null>(null);
  const detailsError = isMissing(details.error) ? null : details.error;
  const foreign = product.data && product.data.businessId !== business.id;
  const error = foreign ? new HttpError('not found', 404) : (product.error ?? detailsError);
  if (!opened && !error && product.data && (details.data || details.error))
    setOpened({ product: product.data, details: details.data ?? null });
  if (opened) return <CopyOf stored={opened} business={business} />;
  if (!error) return <InPageLoader />;
  const retry = () => {
    void product.refetch();
    if (product.data) void details.refetch();
  };
  return <ErrorState page error={error} retry={retry} onward={onward} />;
};
