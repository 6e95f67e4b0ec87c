import { useNotify } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
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
  const notify = useNotify();
  const navigate = useNavigate();
  const productId = useNewProductId(draftName);
  const [fresh] = useState(() => startWith?.(productId));
  const onSaved = ({ product }: StoredProduct, left: boolean) => {
    const isDraft = product.status === 'draft';
    notify(isDraft ? 'products.form.createdDraft' : 'products.form.created', { type: 'success' });
    if (!left) navigate(paths.viewProduct(role, product.id));
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
