import { useState } from 'react';
import { useOpenAdded } from '@/components/notifications/useOpenAdded.ts';
import type { ProductFormValues } from '@/domain/product/form/productFormValues.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { paths } from '@/routes/paths.ts';
import { ProductForm } from './ProductForm.tsx';
import type { ProductBusiness, StoredProduct } from './storedProduct.ts';
import { useNewProductId } from './useNewProductId.ts';

/**
 * The form of a product that is not stored yet; saved, it leads to the product's page.
 * @param props.startWith what it begins with, given the id it will have; else it is empty.
 */
export const NewProduct = (props: {
  business: ProductBusiness;
  draftName: string;
  startWith?: (productId: string) => ProductFormValues;
}) => {
  const { business, draftName, startWith } = props;
  const { role } = useAuth().actor;
  const openAdded = useOpenAdded();
  const productId = useNewProductId(draftName);
  const [fresh] = useState(() => startWith?.(productId));
  const onSaved = ({ product }: StoredProduct, left: boolean) => {
    const said =
      product.status === 'draft' ? 'products.form.createdDraft' : 'products.form.created';
    openAdded({ path: paths.viewProduct(role, product.id), left, said });
  };
  return (
    <ProductForm
      stored={null}
      fresh={fresh}
      productId={productId}
      business={business}
      draftName={draftName}
      onSaved={onSaved}
    />
  );
};
