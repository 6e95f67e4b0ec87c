import { warningIssue } from '../../issues.ts';
import {
  addAttribute,
  counted,
  emptySource,
  emptyVariant,
  leafCategory,
  realCategory,
  untracked,
} from '../../sourceProduct.ts';
import { IMPORTED_FIELDS, type SourceProduct, type SourceVariant } from '../../types.ts';
import { addressOf, hasNoOptions, weightOf } from '../shopifySource.ts';
import type { AdminMetafield, AdminProduct, AdminVariant } from './adminResponse.ts';
import { metafieldText } from './metafieldText.ts';

/** Shopify knows no threshold of its own. */
const PROVIDED = IMPORTED_FIELDS.filter(field => field !== 'lowStockThreshold');

/** What is active and not in the shop's window is a draft, as in Shopify's export. */
const statusOf = ({ status, publishedAt }: AdminProduct): SourceProduct['status'] | null => {
  switch (status) {
    case 'ACTIVE':
      return publishedAt ? 'active' : 'draft';
    case 'DRAFT':
    case 'UNLISTED':
      return 'draft';
    case 'ARCHIVED':
      return 'archived';
    default:
      return null;
  }
};

const stockOf = ({ inventoryItem, inventoryQuantity, inventoryPolicy }: AdminVariant) =>
  inventoryItem.tracked
    ? counted(inventoryQuantity ?? 0, inventoryPolicy === 'CONTINUE')
    : untracked(true);

const variantOf = (variant: AdminVariant, names: readonly string[]): SourceVariant => {
  const { inventoryItem, media } = variant;
  const picture = media.nodes[0]?.image;
  const weight = inventoryItem.measurement?.weight;
  return {
    ...emptyVariant(null),
    values: names.map(
      name => variant.selectedOptions.find(option => option.name === name)?.value ?? '',
    ),
    sku: variant.sku?.trim() ?? '',
    barcode: variant.barcode?.trim() ?? '',
    price: variant.price,
    compareAtPrice: variant.compareAtPrice ?? null,
    cost: inventoryItem.unitCost?.amount ?? null,
    weight: weight ? weightOf(weight.value, weight.unit) : null,
    imageUrl: picture ? addressOf(picture.url) : null,
    stock: stockOf(variant),
  };
};

/** Those that somebody defined: apps keep others of their own. By namespace and key, too, where two share a name. */
const addMetafields = (source: SourceProduct, metafields: readonly AdminMetafield[]) => {
  const defined = metafields.flatMap(field =>
    field.definition ? [{ ...field, label: field.definition.name.trim() || field.key }] : [],
  );
  for (const { label, namespace, key, type, value } of defined) {
    const folded = label.toLowerCase();
    const isShared = defined.filter(one => one.label.toLowerCase() === folded).length > 1;
    addAttribute(
      source,
      isShared ? `${label} (${namespace}.${key})` : label,
      metafieldText(type, value),
    );
  }
};

/** The options that its variants have, without values that none of them has any more. */
const optionsOf = ({ options, variants }: AdminProduct): SourceProduct['options'] => {
  if (hasNoOptions(options)) return [];
  const used = new Set(
    variants.flatMap(({ selectedOptions }) =>
      selectedOptions.map(({ name, value }) => JSON.stringify([name, value])),
    ),
  );
  return options.map(({ name, optionValues }) => ({
    name,
    values: optionValues.filter(value => used.has(JSON.stringify([name, value.name]))),
  }));
};

/** A product of the Admin API as a source product; it tells what Shopify's export does, and more. */
export const adminSource = (product: AdminProduct, currency: string): SourceProduct => {
  const options = optionsOf(product);
  const names = options.map(({ name }) => name);
  const type = product.productType.trim();
  const path = realCategory(product.category?.fullName.trim() ?? '');
  const status = statusOf(product);
  const source: SourceProduct = {
    ...emptySource('shopify', 'api', product.handle),
    externalId: product.id,
    url: product.onlineStoreUrl ?? null,
    title: product.title.trim(),
    descriptionHtml: product.descriptionHtml.trim(),
    brand: product.vendor.trim(),
    category: leafCategory(path) || type,
    tags: product.tags,
    images: product.media.flatMap(({ alt, image }) =>
      image
        ? {
            ...{ url: addressOf(image.url), alt: alt ?? '' },
            ...(image.width ? { width: image.width } : {}),
            ...(image.height ? { height: image.height } : {}),
          }
        : [],
    ),
    options,
    variants: product.variants.map(variant => variantOf(variant, names)),
    currency,
    status: status ?? 'draft',
    provided: [...PROVIDED],
  };
  if (path.includes('>')) addAttribute(source, 'Product category', path);
  if (path !== '') addAttribute(source, 'Product type', type);
  addAttribute(source, 'SEO title', product.seo?.title?.trim() ?? '');
  addAttribute(source, 'SEO description', product.seo?.description?.trim() ?? '');
  addMetafields(source, product.metafields);
  if (status === null) {
    source.issues.push(warningIssue('unknownStatus', { value: product.status }));
    source.unread = ['status'];
  }
  const negative = product.variants.find(
    ({ inventoryItem, inventoryQuantity }) => inventoryItem.tracked && (inventoryQuantity ?? 0) < 0,
  );
  if (negative)
    source.issues.push(warningIssue('negativeStock', { value: `${negative.inventoryQuantity}` }));
  if (product.isGiftCard) source.issues.push(warningIssue('giftCard'));
  return source;
};
