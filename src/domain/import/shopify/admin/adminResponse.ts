import { z } from 'zod';
import { pageInfo } from '../shopifyResponse.ts';

const named = z.object({ name: z.string() });

const picture = z.object({
  url: z.string(),
  width: z.number().nullish(),
  height: z.number().nullish(),
});

const medium = z.object({
  alt: z.string().nullish(),
  mediaContentType: z.string(),
  /** Missing where it is no picture, or not ready yet. */
  image: picture.nullish(),
});

const metafield = z.object({
  namespace: z.string(),
  key: z.string(),
  type: z.string(),
  value: z.string(),
  definition: named.nullish(),
});

const variant = z.object({
  id: z.string(),
  sku: z.string().nullish(),
  barcode: z.string().nullish(),
  /** Decimals in the shop's currency, as text. */
  price: z.string(),
  compareAtPrice: z.string().nullish(),
  inventoryPolicy: z.string(),
  /** What can be sold, over all locations. */
  inventoryQuantity: z.int().nullish(),
  selectedOptions: z.array(z.object({ name: z.string(), value: z.string() })),
  media: z.object({ nodes: z.array(z.object({ image: z.object({ url: z.string() }).nullish() })) }),
  inventoryItem: z.object({
    tracked: z.boolean(),
    unitCost: z.object({ amount: z.string() }).nullish(),
    measurement: z
      .object({ weight: z.object({ value: z.number(), unit: z.string() }).nullish() })
      .nullish(),
  }),
});

const product = z.object({
  id: z.string(),
  handle: z.string(),
  title: z.string(),
  descriptionHtml: z.string(),
  vendor: z.string(),
  productType: z.string(),
  tags: z.array(z.string()),
  status: z.string(),
  publishedAt: z.string().nullish(),
  onlineStoreUrl: z.string().nullish(),
  isGiftCard: z.boolean(),
  category: z.object({ name: z.string(), fullName: z.string() }).nullish(),
  seo: z.object({ title: z.string().nullish(), description: z.string().nullish() }).nullish(),
  options: z.array(z.object({ name: z.string(), optionValues: z.array(named) })),
});

const pageOf = <T extends z.ZodType>(nodes: T) => z.object({ pageInfo, nodes: z.array(nodes) });

const lists = {
  variants: pageOf(variant),
  media: pageOf(medium),
  metafields: pageOf(metafield),
};

const moreOf = <T extends z.ZodRawShape>(list: T) =>
  z.object({ product: z.object(list).nullable() });

/** The answer to a page of products. */
export const adminProductsResponse = z.object({
  shop: z.object({ currencyCode: z.string() }),
  products: pageOf(product.extend(lists)),
});

/** The answer to more variants of a product; null where it is gone. */
export const moreAdminVariantsResponse = moreOf({ variants: lists.variants });

/** The answer to more pictures of a product; null where it is gone. */
export const moreMediaResponse = moreOf({ media: lists.media });

/** The answer to more metafields of a product; null where it is gone. */
export const moreMetafieldsResponse = moreOf({ metafields: lists.metafields });

/** A product of the Admin API with all its variants, pictures and metafields, as it is handed on. */
export const adminProductSchema = product.extend({
  variants: z.array(variant),
  media: z.array(medium),
  metafields: z.array(metafield),
});

/** A product of the Admin API, whole. */
export type AdminProduct = z.infer<typeof adminProductSchema>;
/** A variant of the Admin API. */
export type AdminVariant = z.infer<typeof variant>;
/** A metafield of the Admin API. */
export type AdminMetafield = z.infer<typeof metafield>;
