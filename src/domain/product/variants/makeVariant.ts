import type { ProductFormValues, VariantValues } from '../form/productFormValues.ts';

type Seed = Pick<ProductFormValues, 'inventory'>;

/**
 * Makes the form's variant for a combination: after the one most like it, or with no price of its
 * own, which stands for the product's. Codes are not repeated, and nothing is on stock until
 * somebody counts it.
 */
export const makeVariant =
  (product: Seed, newId: () => string) =>
  (optionValues: Record<string, string>, like: VariantValues | null): VariantValues => {
    const { tracked, oversell, inStock } = (like ?? product).inventory;
    return {
      id: newId(),
      optionValues,
      sku: '',
      barcode: '',
      price: like?.price ?? '',
      compareAtPrice: like?.compareAtPrice ?? '',
      cost: like?.cost ?? '',
      inventory: {
        tracked,
        quantity: tracked ? '0' : '',
        inStock: tracked ? oversell : inStock,
        oversell,
      },
      weightGrams: like?.weightGrams ?? '',
      imageUrl: like?.imageUrl ?? null,
      visible: like?.visible ?? true,
    };
  };
