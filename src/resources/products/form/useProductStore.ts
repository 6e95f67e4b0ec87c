import { useQueryClient } from '@tanstack/react-query';
import { useCreate, useNotify, useUpdate } from 'ra-core';
import { useCallback } from 'react';
import { detailsRequest } from '@/domain/collectionPaths.ts';
import { changedInput } from '@/domain/product/form/changedInput.ts';
import { detailsUpdate, detailsWrites } from '@/domain/product/form/detailsWrites.ts';
import type { DetailsInput, ProductFormValues } from '@/domain/product/form/productFormValues.ts';
import type { ProductFormResult } from '@/domain/product/form/readProductForm.ts';
import type { Product, ProductDetails, ProductInput } from '@/domain/schemas/product.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { readOrNull } from '@/providers/readOrNull.ts';
import { useServices } from '@/providers/ServicesContext.tsx';
import { isOwnCreation } from '@/providers/unanswered/createOnce.ts';
import { ownPictures } from './ownPictures.ts';
import type { ProductBusiness, StoredProduct } from './storedProduct.ts';

const ignore = () => {};

/** react-admin types its answer as if it had not been waited for. */
const NO_ANSWER = 'The data provider gave no record back';

/** Reads and writes one product with its private part, each write as one atomic commit. */
export const useProductStore = (productId: string, business: ProductBusiness, folder: string) => {
  const { dataProvider, files } = useServices();
  const notify = useNotify();
  const { uid } = useAuth().actor;
  const queryClient = useQueryClient();
  const [create] = useCreate<Product>();
  const [update] = useUpdate<Product>();

  const remember = useCallback(
    (stored: StoredProduct) => {
      const { product, details } = stored;
      queryClient.setQueryData(['products', 'getOne', { id: productId, meta: undefined }], product);
      if (details)
        queryClient.setQueryData(['productDetails', 'getOne', detailsRequest(product)], details);
      return stored;
    },
    [queryClient, productId],
  );

  /** What is stored now; null when the product was deleted. Never from the cache. */
  const read = useCallback(async (): Promise<StoredProduct | null> => {
    const product = await readOrNull<Product>(dataProvider, 'products', { id: productId });
    if (!product) return null;
    const request = detailsRequest(product);
    const details = await readOrNull<ProductDetails>(dataProvider, 'productDetails', request);
    return remember({ product, details });
  }, [dataProvider, productId, remember]);

  const add = useCallback(
    async (input: ProductInput, details: DetailsInput): Promise<StoredProduct> => {
      const subject = { id: productId, businessId: business.id };
      const change = detailsWrites(subject, null, details);
      const own = await ownPictures(input, folder, files);
      try {
        const product = await create(
          'products',
          {
            data: { ...own.product, ...subject, businessName: business.businessName },
            meta: {
              alongside: (entry: string) => change.writes(business.id === uid ? null : entry),
            },
          },
          { returnPromise: true, onError: ignore },
        );
        if (typeof product !== 'object') throw new Error(NO_ANSWER);
        if (own.lost > 0)
          notify('products.form.picturesLeft', {
            type: 'warning',
            messageArgs: { smart_count: own.lost },
          });
        return remember({ product, details: change.details });
      } catch (error) {
        // The answer to an earlier attempt was lost, but the attempt itself was not.
        const stored = isOwnCreation(error, uid) ? await read() : null;
        if (stored) return stored;
        throw error;
      }
    },
    [create, productId, business, remember, read, uid, folder, files, notify],
  );

  /** @throws HttpError 409 when what is stored is not `base` any more. */
  const change = useCallback(
    async (
      base: StoredProduct,
      input: Partial<ProductInput>,
      details: DetailsInput,
    ): Promise<StoredProduct> => {
      const changed = detailsUpdate(base.product, base.details, details, uid);
      const product = await update(
        'products',
        {
          id: productId,
          data: input,
          previousData: base.product,
          meta: changed.meta,
        },
        { returnPromise: true, mutationMode: 'pessimistic', onError: ignore },
      );
      if (typeof product !== 'object') throw new Error(NO_ANSWER);
      return remember({ product, details: changed.details });
    },
    [update, productId, remember, uid],
  );

  return {
    read,
    write: (
      { input, details }: ProductFormResult,
      base: StoredProduct | null,
      changed: readonly (keyof ProductFormValues)[],
    ) => (base ? change(base, changedInput(input, changed), details) : add(input, details)),
  };
};
