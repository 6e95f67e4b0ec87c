import Button from '@mui/material/Button';
import { EditBase, HttpError, useNotify, useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { Link, Navigate, useParams } from 'react-router';
import { PageHeader } from '@/components/PageHeader.tsx';
import { ErrorState } from '@/components/states/ErrorState.tsx';
import { Notice } from '@/components/states/Notice.tsx';
import { can } from '@/domain/access/can.ts';
import { InPageLoader } from '@/layout/InPageLoader.tsx';
import { useAuth } from '@/providers/AuthContext.tsx';
import { useAddressParams } from '@/routes/AddressedRoutes.tsx';
import { paths } from '@/routes/paths.ts';
import { ProductForm } from './form/ProductForm.tsx';
import type { StoredProduct } from './form/storedProduct.ts';
import { useNextDraft } from './form/useNextDraft.ts';
import { useStoredProduct } from './form/useStoredProduct.ts';

const MergedProduct = ({ into }: { into: string }) => {
  const translate = useTranslate();
  const { role } = useAuth().actor;
  return (
    <Notice
      title={translate('products.merged')}
      actions={
        <Button component={Link} to={paths.viewProduct(role, into)} variant="outlined">
          {translate('products.mergedOpen')}
        </Button>
      }
    />
  );
};

const EditStored = ({ stored }: { stored: StoredProduct }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { role } = useAuth().actor;
  const { id, businessId, businessName, currency } = stored.product;
  const [title, setTitle] = useState(stored.product.title);
  const business = useMemo(
    () => ({ id: businessId, businessName, baseCurrency: currency }),
    [businessId, businessName, currency],
  );
  const [wasDraft] = useState(stored.product.status === 'draft');
  const goOn = useNextDraft(stored.product);
  const viewPath = paths.viewProduct(role, id);
  return (
    <>
      <PageHeader
        title={translate('products.form.editTitle')}
        subtitle={title}
        backTo={viewPath}
        actions={
          <Button component={Link} to={viewPath}>
            {translate('products.form.viewProduct')}
          </Button>
        }
      />
      <ProductForm
        stored={stored}
        productId={id}
        business={business}
        draftName={id}
        onSaved={({ product }) => {
          setTitle(product.title);
          notify('forms.saved', { type: 'success' });
        }}
        onNext={wasDraft ? goOn : undefined}
      />
    </>
  );
};

const EditProduct = ({ businessId }: { businessId?: string }) => {
  const { actor } = useAuth();
  const translate = useTranslate();
  const { stored, error, retry } = useStoredProduct();
  const onward = { href: paths.allProducts(), label: translate('shell.nav.allProducts') };
  if (error) return <ErrorState page error={error} retry={retry} onward={onward} />;
  if (!stored) return <InPageLoader />;
  const { product } = stored;
  if (!can(actor, 'update', 'products', product)) {
    return <ErrorState page error={new HttpError('forbidden', 403)} onward={onward} />;
  }
  if (product.mergedInto) return <MergedProduct into={product.mergedInto} />;
  if (businessId !== undefined && businessId !== product.businessId) {
    return <Navigate to={paths.editProduct(actor.role, product.id, product.businessId)} replace />;
  }
  return <EditStored stored={stored} />;
};

/** Edits a product: an owner's own, or any business's as an administrator. */
const ProductEdit = () => {
  const { id: productId = '' } = useParams();
  const { businessId } = useAddressParams();
  return (
    <EditBase
      key={productId}
      resource="products"
      id={productId}
      mutationMode="pessimistic"
      redirect={false}
      // What may be done with a product depends on whose it is; what failed is said on the page.
      disableAuthentication
      queryOptions={{ onError: () => {} }}
    >
      <EditProduct businessId={businessId} />
    </EditBase>
  );
};

export default ProductEdit;
