import { MAX_LENGTH } from '../../schemas/common.ts';
import type { ProductFormValues } from './productFormValues.ts';

/**
 * What the form of a product's copy begins with: everything that the product's own form shows, but
 * for what names one product alone. It is a draft until somebody has looked at it.
 * @param marked the title as that of a copy; the title is shortened where the mark has no room.
 * @param idOf an id of its own for each variant by its place: imports know theirs by their ids.
 */
export const copiedValues = (
  values: ProductFormValues,
  marked: (title: string) => string,
  idOf: (index: number) => string,
): ProductFormValues => {
  const over = Math.max(0, marked(values.title).length - MAX_LENGTH.title);
  return {
    ...values,
    title: marked(values.title.slice(0, values.title.length - over)),
    sku: '',
    barcode: '',
    status: 'draft',
    variants: values.variants.map((variant, index) => ({
      ...variant,
      id: idOf(index),
      sku: '',
      barcode: '',
    })),
  };
};
