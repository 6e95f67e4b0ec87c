import { counted, emptySource, emptyVariant } from '../../import/sourceProduct.ts';
import type {
  SourceProduct,
  SourceStock,
  SourceVariant,
  SourceWeight,
} from '../../import/types.ts';
import { minorToDecimal } from '../../money/money.ts';
import type { Platform } from '../../platforms.ts';
import { type ProductCosts, variantCost } from '../../product/productCosts.ts';
import type { Inventory, Product, ProductVariant } from '../../schemas/product.ts';

/** What is exported of a product: its record, and its costs where they go along. */
export interface ExportedProduct {
  record: Product;
  costs: ProductCosts;
}

/** What a stored product becomes a platform's product with. */
export interface SourceTerms {
  platform: Platform;
  handle: string;
  /** The address of this site, such as `https://shop.example`, for pictures that lie on it. */
  origin: string;
}

/** A picture's address as other sites know it; null where only this browser has the picture. */
const publicAddress = (url: string | null | undefined, origin: string): string | null => {
  if (!url || url.startsWith('local-file:')) return null;
  return url.startsWith('/') ? origin + url : url;
};

const stockOf = ({ tracked, quantity, inStock, oversell }: Inventory): SourceStock =>
  tracked ? counted(quantity, oversell) : { tracked, quantity: null, inStock, oversell: false };

const inGrams = (grams: number | null | undefined): SourceWeight | null =>
  grams === null || grams === undefined ? null : { value: grams.toFixed(3), unit: 'g' };

type Offer = Pick<
  ProductVariant,
  'sku' | 'barcode' | 'price' | 'compareAtPrice' | 'inventory' | 'weightGrams'
>;

/**
 * A stored product as a product of a platform's export, which is what files are written from.
 * The currency is the product's.
 */
export const storedSource = (
  { record, costs }: ExportedProduct,
  { platform, handle, origin }: SourceTerms,
): SourceProduct => {
  const { currency, options } = record;
  const decimal = (minor: number | null) =>
    minor === null ? null : minorToDecimal(minor, currency);
  const sold = (offer: Offer, cost: number | null): SourceVariant => ({
    ...emptyVariant(null),
    sku: offer.sku,
    barcode: offer.barcode,
    price: decimal(offer.price),
    compareAtPrice: decimal(offer.compareAtPrice),
    cost: decimal(cost),
    stock: stockOf(offer.inventory),
    weight: inGrams(offer.weightGrams),
  });
  const variants = record.variants.map(variant => ({
    ...sold(variant, variantCost(costs, variant.id)),
    values: options.map(({ name }) => variant.optionValues[name] ?? ''),
    imageUrl: publicAddress(variant.imageUrl, origin),
    visible: variant.visible,
  }));
  const alone = { ...sold(record, costs.cost), values: options.map(() => '') };
  return {
    ...emptySource(platform, 'csv', handle),
    ownId: record.id,
    title: record.title,
    descriptionHtml: record.description,
    lowStockThreshold: record.lowStockThreshold,
    brand: record.brand,
    category: record.category,
    tags: record.tags,
    images: record.images.flatMap(({ url, alt }) => {
      const address = publicAddress(url, origin);
      return address === null ? [] : [{ url: address, alt }];
    }),
    sku: record.sku,
    barcode: record.barcode,
    options: options.map(({ name, values }) => ({
      name,
      values: values.map(value => ({
        name: value.name,
        ...(value.color ? { color: value.color } : {}),
      })),
    })),
    variants: variants.length > 0 ? variants : [alone],
    attributes: record.attributes,
    status: record.status,
    currency,
  };
};
