import { warningIssue } from '../issues.ts';
import {
  addAttribute,
  counted,
  emptySource,
  emptyVariant,
  PUBLIC_FIELDS,
  realCategory,
  untracked,
} from '../sourceProduct.ts';
import { readImage } from '../text/images.ts';
import type { SourceProduct, SourceVariant, SourceWeight } from '../types.ts';
import type { Extra } from './shopifyQuery.ts';
import type { ShopifyImage, ShopifyProduct, ShopifyVariant } from './shopifyResponse.ts';

const UNITS: Record<string, SourceWeight['unit']> = {
  GRAMS: 'g',
  KILOGRAMS: 'kg',
  POUNDS: 'lb',
  OUNCES: 'oz',
};

/** A weight in a unit as Shopify names it, such as `KILOGRAMS`; null where it is none. */
export const weightOf = (
  weight: number | null | undefined,
  unitName: string | null | undefined,
): SourceWeight | null => {
  const unit = UNITS[unitName ?? ''];
  return weight && unit ? { value: String(weight), unit } : null;
};

const stockOf = ({ quantityAvailable, availableForSale }: ShopifyVariant) =>
  typeof quantityAvailable === 'number'
    ? counted(quantityAvailable, availableForSale && quantityAvailable <= 0)
    : untracked(availableForSale);

/** A picture's address, without its cache stamp. */
export const addressOf = (url: string) => readImage(url).url ?? url;

/** Whether a product's options are the one that Shopify gives to products without any. */
export const hasNoOptions = (options: ShopifyProduct['options']): boolean =>
  options.every(
    ({ name, optionValues }) =>
      name === 'Title' && optionValues.every(value => value.name === 'Default Title'),
  );

const variantOf = (variant: ShopifyVariant, names: readonly string[]): SourceVariant => ({
  ...emptyVariant(null),
  values: names.map(
    name => variant.selectedOptions.find(option => option.name === name)?.value ?? '',
  ),
  sku: variant.sku?.trim() ?? '',
  barcode: variant.barcode?.trim() ?? '',
  price: variant.price.amount,
  compareAtPrice: variant.compareAtPrice?.amount ?? null,
  weight: weightOf(variant.weight, variant.weightUnit),
  imageUrl: variant.image ? addressOf(variant.image.url) : null,
  stock: stockOf(variant),
});

/** A live Shopify product, with all its variants and images, as a source product. */
export const shopifySource = (
  product: ShopifyProduct,
  variants: readonly ShopifyVariant[],
  images: readonly ShopifyImage[],
  extras: ReadonlySet<Extra>,
): SourceProduct => {
  const options = hasNoOptions(product.options) ? [] : product.options;
  const names = options.map(({ name }) => name);
  const source: SourceProduct = {
    ...emptySource('shopify', 'api', product.handle),
    externalId: product.id,
    url: product.onlineStoreUrl ?? null,
    title: product.title.trim(),
    descriptionHtml: product.descriptionHtml.trim(),
    brand: product.vendor.trim(),
    category: realCategory(product.category?.name.trim() ?? '') || product.productType.trim(),
    tags: product.tags ?? [],
    images: images.map(({ url, altText, width, height }) => ({
      url: addressOf(url),
      alt: altText ?? '',
      ...(width ? { width } : {}),
      ...(height ? { height } : {}),
    })),
    options: options.map(({ name, optionValues }) => ({ name, values: optionValues })),
    variants: variants.map(variant => variantOf(variant, names)),
    currency: variants[0]?.price.currencyCode ?? null,
    provided: extras.has('tags') ? [...PUBLIC_FIELDS, 'tags'] : [...PUBLIC_FIELDS],
  };
  if (product.category?.name) addAttribute(source, 'Product type', product.productType.trim());
  if (product.isGiftCard) source.issues.push(warningIssue('giftCard'));
  return source;
};
