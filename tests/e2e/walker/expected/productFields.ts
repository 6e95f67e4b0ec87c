import { minorToDecimal } from '../../../../src/domain/money/money.ts';
import { decimalMark } from '../../../../src/domain/money/typedAmount.ts';
import type { Product } from '../../../../src/domain/schemas/product.ts';

/** The fields of a product's form while nothing is changed, by the name each is sent under. */
export const productFields = (product: Product, locale: string): Record<string, string> => {
  const amount = (minor: number | null) =>
    minor === null ? '' : minorToDecimal(minor, product.currency).replace('.', decimalMark(locale));
  return {
    title: product.title,
    price: amount(product.price),
    compareAtPrice: amount(product.compareAtPrice),
    sku: product.sku,
    barcode: product.barcode,
    lowStockThreshold: product.lowStockThreshold === null ? '' : String(product.lowStockThreshold),
    weightGrams: product.weightGrams === null ? '' : String(product.weightGrams),
    brand: product.brand,
    category: product.category,
  };
};
