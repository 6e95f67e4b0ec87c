import { derivedFromSchema } from '@/domain/product/deriveProduct.ts';
import { formGaps } from '@/domain/product/form/readProductForm.ts';
import type { ProductGap } from '@/domain/schemas/product.ts';
import { useTyped } from './useTyped.ts';

const WATCHED = derivedFromSchema.keyof().options;

/** What the product would lack if it were saved as the form is now. */
export const useFormGaps = (): ProductGap[] => useTyped(WATCHED, formGaps);
