import Button from '@mui/material/Button';
import { CreateBase, useGetOne, useNotify, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { PageHeader } from '@/components/PageHeader.tsx';
import { ErrorState } from '@/components/states/ErrorState.tsx';
import { Notice } from '@/components/states/Notice.tsx';
import type { Business } from '@/domain/schemas/business.ts';
import { PageLoader } from '@/layout/PageLoader.tsx';
import { useAuth } from '@/providers/AuthContext.tsx';
import { paths } from '@/routes/paths.ts';
import { ProductForm } from './form/ProductForm.tsx';
import type { ProductBusiness, StoredProduct } from './form/storedProduct.ts';
import { useNewProductId } from './form/useNewProductId.ts';

const NewProduct = ({ business }: { business: ProductBusiness }) => {
  const { role } = useAuth().actor;
  const notify = useNotify();
  const navigate = useNavigate();
  const draftName = `new.${business.id}`;
  const productId = useNewProductId(draftName);
  const onSaved = ({ product }: StoredProduct, left: boolean) => {
    const isDraft = product.status === 'draft';
    notify(isDraft ? 'products.form.createdDraft' : 'products.form.created', { type: 'success' });
    if (!left) navigate(paths.viewProduct(role, product.id));
  };
  return (
    <ProductForm
      stored={null}
      productId={productId}
      business={business}
      draftName={draftName}
      onSaved={onSaved}
    />
  );
};

const OwnProduct = () => {
  const translate = useTranslate();
  const { uid, businessName, baseCurrency } = useAuth().user;
  const business = useMemo(
    () => ({ id: uid, businessName, baseCurrency }),
    [uid, businessName, baseCurrency],
  );
  return (
    <>
      <PageHeader title={translate('products.form.createTitle')} backTo={paths.allProducts()} />
      <NewProduct business={business} />
    </>
  );
};

const ProductFor = ({ businessId }: { businessId: string }) => {
  const translate = useTranslate();
  const { data, error, isPending, refetch } = useGetOne<Business>('business', { id: businessId });
  const title = translate('products.form.createTitle');
  if (error) return <ErrorState error={error} retry={() => void refetch()} />;
  if (isPending) return <PageLoader inPage />;
  if (data.isDeleted) {
    return (
      <Notice
        alert
        title={translate('products.form.deletedBusiness')}
        help={translate('products.form.deletedBusinessHelp')}
        actions={
          <Button component={Link} to={paths.viewBusiness(businessId)} variant="outlined">
            {data.businessName}
          </Button>
        }
      />
    );
  }
  return (
    <>
      <PageHeader title={title} backTo={paths.viewBusiness(businessId)} />
      <NewProduct business={data} />
    </>
  );
};

/** Adds a product: an owner's own, or an administrator's on behalf of the business in the address. */
const ProductCreate = () => {
  const { businessId } = useParams();
  return (
    <CreateBase resource="products" redirect={false} disableAuthentication>
      {businessId ? <ProductFor key={businessId} businessId={businessId} /> : <OwnProduct />}
    </CreateBase>
  );
};

export default ProductCreate;
