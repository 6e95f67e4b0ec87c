import type { Product } from '../schemas/product.ts';
import type { FieldsIn } from './productFields.ts';

type SearchedField = FieldsIn<'search'>;

const SEARCHED: Record<SearchedField, true> = {
  ...{ title: true, brand: true, sku: true, barcode: true, category: true },
};

/** The fields whose words the search finds, those first that are to have room in any case. */
export const SEARCHED_FIELDS: readonly string[] = Object.keys(SEARCHED);

/** What search words come from: a back end needs all of it to renew them. */
export const searchedPart = (product: Product): Pick<Product, SearchedField> => {
  const { title, brand, sku, barcode, category } = product;
  return { title, brand, sku, barcode, category };
};
