import Button from '@mui/material/Button';
import { CreateBase, useGetOne, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { Link, useParams } from 'react-router';
import { PageHeader } from '@/components/PageHeader.tsx';
import { ErrorState } from '@/components/states/ErrorState.tsx';
import { Notice } from '@/components/states/Notice.tsx';
import type { Business } from '@/domain/schemas/business.ts';
import { InPageLoader } from '@/layout/InPageLoader.tsx';
import { useAuth } from '@/providers/AuthContext.tsx';
import { useAddress } from '@/routes/AddressedRoutes.tsx';
import { COPY_OF, paths } from '@/routes/paths.ts';
import { CopiedProduct } from './form/CopiedProduct.tsx';
import { NewProduct } from './form/NewProduct.tsx';
import type { ProductBusiness } from './form/storedProduct.ts';

/** A new product, or the copy of the one that the address names. */
const Adding = ({ business, backTo }: { business: ProductBusiness; backTo: string }) => {
  const translate = useTranslate();
  const source = new URLSearchParams(useAddress().search).get(COPY_OF);
  if (source) return <CopiedProduct key={source} source={source} business={business} />;
  return (
    <>
      <PageHeader title={translate('products.form.createTitle')} backTo={backTo} />
      <NewProduct business={business} draftName={`new.${business.id}`} />
    </>
  );
};

const OwnProduct = () => {
  const { uid, businessName, baseCurrency } = useAuth().user;
  const business = useMemo(
    () => ({ id: uid, businessName, baseCurrency }),
    [uid, businessName, baseCurrency],
  );
  return <Adding business={business} backTo={paths.allProducts()} />;
};

const ProductFor = ({ businessId }: { businessId: string }) => {
  const translate = useTranslate();
  const { data, error, refetch } = useGetOne<Business>('business', { id: businessId });
  if (error && !data) return <ErrorState page error={error} retry={() => void refetch()} />;
  if (!data) return <InPageLoader />;
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
  return <Adding business={data} backTo={paths.viewBusiness(businessId)} />;
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
