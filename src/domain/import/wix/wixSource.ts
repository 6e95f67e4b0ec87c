import { htmlToText } from '../../text/htmlToText.ts';
import { completeOptions } from '../csv/wixCells.ts';
import {
  addAttribute,
  counted,
  emptySource,
  emptyVariant,
  PUBLIC_FIELDS,
  untracked,
} from '../sourceProduct.ts';
import { readImage } from '../text/images.ts';
import type { SourceImage, SourceProduct, SourceVariant } from '../types.ts';
import type { V1Product, V3Product, V3Variant } from './wixResponse.ts';

const images = (
  entries: readonly ({ url?: string | null | undefined; alt?: string | null | undefined } | null)[],
): SourceImage[] =>
  entries.flatMap(entry => {
    const read = entry?.url ? readImage(entry.url) : null;
    return read?.url ? [{ url: read.url.replace(/\/v1\/.*$/, ''), alt: entry?.alt ?? '' }] : [];
  });

const decimal = (value: string | number | null | undefined): string | null => {
  const text = value === null || value === undefined ? '' : String(value);
  return /^-?\d+(?:\.\d+)?$/.test(text) ? text : null;
};

const inStock = (status: string | null | undefined) => status !== 'OUT_OF_STOCK';

/** A live product of Catalog V3, with its variants, as a source product. */
export const wixV3Source = (product: V3Product, variants: readonly V3Variant[]): SourceProduct => {
  const options = (product.options ?? []).map(({ name, choicesSettings }) => ({
    name,
    values: (choicesSettings?.choices ?? []).map(choice => ({
      name: choice.name,
      ...(choice.colorCode ? { color: choice.colorCode } : {}),
    })),
  }));
  const choiceOf = (variant: V3Variant, name: string) =>
    variant.optionChoices?.find(choice => choice.optionChoiceNames?.optionName === name)
      ?.optionChoiceNames?.choiceName ?? '';
  const own: SourceVariant = {
    ...emptyVariant(null),
    price: decimal(product.actualPriceRange?.minValue?.amount),
    compareAtPrice: decimal(product.compareAtPriceRange?.minValue?.amount),
    stock: untracked(inStock(product.inventory?.availabilityStatus)),
  };
  const mapped = variants.map(
    (variant): SourceVariant => ({
      ...emptyVariant(null),
      values: options.map(({ name }) => choiceOf(variant, name)),
      sku: variant.sku ?? '',
      barcode: variant.barcode ?? '',
      price: decimal(variant.price?.actualPrice?.amount),
      compareAtPrice: decimal(variant.price?.compareAtPrice?.amount),
      imageUrl: images([variant.media?.image ?? null])[0]?.url ?? null,
      stock: untracked(variant.inventoryStatus?.inStock ?? true),
      visible: variant.visible ?? true,
    }),
  );
  const complete = completeOptions(options, mapped);
  const items = product.media?.itemsInfo?.items ?? [];
  const categories = (product.directCategoriesInfo?.categories ?? []).flatMap(({ name }) =>
    name ? [name] : [],
  );
  const [category = '', ...tags] = categories;
  const source: SourceProduct = {
    ...emptySource('wix', 'api', product.handle || product.slug || product.id),
    externalId: product.id,
    title: product.name.trim(),
    descriptionHtml: product.plainDescription?.trim() ?? '',
    brand: product.brand?.name ?? '',
    category,
    tags,
    images: images(
      (items.length > 0 ? items : [product.media?.main]).map(item => ({
        url: item?.image?.url ?? item?.url,
        alt: item?.altText ?? item?.image?.altText,
      })),
    ),
    options: complete.options,
    variants: complete.variants.length > 0 ? complete.variants : [own],
    status: product.visible === false ? 'draft' : 'active',
    currency: product.currency ?? null,
    provided: categories.length > 0 ? [...PUBLIC_FIELDS, 'tags'] : [...PUBLIC_FIELDS],
  };
  addAttribute(source, 'Ribbon', product.ribbon?.name ?? '');
  return source;
};

type V1Stock = V1Product['stock'];

const v1Stock = (stock: V1Stock) =>
  stock?.trackInventory && typeof stock.quantity === 'number'
    ? counted(stock.quantity, false)
    : untracked(stock?.inStock ?? true);

const v1Price = (data: V1Product['priceData']) => {
  const full = decimal(data?.price);
  const price = decimal(data?.discountedPrice) ?? full;
  return { price, compareAtPrice: price === full ? null : full };
};

const v1Weight = (weight: number | null | undefined) =>
  weight ? { value: String(weight), unit: 'shop' as const } : null;

/** A live product of Catalog V1 as a source product. */
export const wixV1Source = (
  product: V1Product,
  collections: ReadonlyMap<string, string>,
): SourceProduct => {
  const options = (product.productOptions ?? []).map(({ name, choices }) => ({
    name,
    values: (choices ?? []).flatMap(({ value, description }) => {
      const label = description || value;
      if (!label) return [];
      return [value?.startsWith('#') ? { name: label, color: value } : { name: label }];
    }),
  }));
  const own: SourceVariant = {
    ...emptyVariant(null),
    ...v1Price(product.priceData),
    sku: product.sku ?? '',
    weight: v1Weight(product.weight),
    stock: v1Stock(product.stock),
  };
  const variants = (options.length > 0 ? (product.variants ?? []) : []).map(
    ({ choices, variant, stock }): SourceVariant => ({
      ...emptyVariant(null),
      ...v1Price(variant?.priceData),
      values: options.map(({ name }) => choices?.[name] ?? ''),
      sku: variant?.sku ?? '',
      weight: v1Weight(variant?.weight),
      stock: v1Stock(stock),
      visible: variant?.visible ?? true,
    }),
  );
  const complete = completeOptions(options, variants);
  const names = (product.collectionIds ?? []).flatMap(id => collections.get(id) ?? []);
  const [category = '', ...tags] = names.filter(
    name => !/^all (?:collections|products)$/i.test(name),
  );
  const source: SourceProduct = {
    ...emptySource('wix', 'api', `product_${product.id}`),
    externalId: product.id,
    title: product.name.trim(),
    descriptionHtml: product.description?.trim() ?? '',
    brand: product.brand ?? '',
    category,
    tags,
    images: images(
      (product.media?.items ?? []).map(({ image, title }) => ({ url: image?.url, alt: title })),
    ),
    sku: product.sku ?? '',
    options: complete.options,
    variants: complete.variants.length > 0 ? complete.variants : [own],
    status: product.visible === false ? 'draft' : 'active',
    currency: product.priceData?.currency ?? null,
    provided: collections.size > 0 ? [...PUBLIC_FIELDS, 'tags'] : [...PUBLIC_FIELDS],
  };
  addAttribute(source, 'Ribbon', product.ribbon ?? '');
  for (const { title, description } of product.additionalInfoSections ?? [])
    addAttribute(source, title ?? '', htmlToText(description ?? ''));
  return source;
};
