import { z } from 'zod';

const money = z.object({ amount: z.string(), currencyCode: z.string() });
/** Where a page of a list ends. */
export const pageInfo = z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullish() });

const image = z.object({
  url: z.string(),
  altText: z.string().nullish(),
  width: z.number().nullish(),
  height: z.number().nullish(),
});

const variant = z.object({
  id: z.string(),
  sku: z.string().nullish(),
  barcode: z.string().nullish(),
  availableForSale: z.boolean(),
  quantityAvailable: z.number().nullish(),
  weight: z.number().nullish(),
  weightUnit: z.string().nullish(),
  price: money,
  compareAtPrice: money.nullish(),
  selectedOptions: z.array(z.object({ name: z.string(), value: z.string() })),
  image: z.object({ url: z.string() }).nullish(),
});

const imagePage = z.object({ pageInfo, nodes: z.array(image) });
const variantPage = z.object({ pageInfo, nodes: z.array(variant) });

const product = z.object({
  id: z.string(),
  handle: z.string(),
  title: z.string(),
  descriptionHtml: z.string(),
  vendor: z.string(),
  productType: z.string(),
  onlineStoreUrl: z.string().nullish(),
  isGiftCard: z.boolean(),
  tags: z.array(z.string()).optional(),
  category: z.object({ name: z.string() }).nullish(),
  options: z.array(
    z.object({ name: z.string(), optionValues: z.array(z.object({ name: z.string() })) }),
  ),
  images: imagePage,
  variants: variantPage,
});

/** The answer to a page of products. */
export const productsResponse = z.object({
  shop: z.object({ name: z.string() }).nullish(),
  products: z.object({ pageInfo, nodes: z.array(product) }),
});

/** The answer to more variants of a product; null where it is gone. */
export const moreVariantsResponse = z.object({
  product: z.object({ variants: variantPage }).nullable(),
});

/** The answer to more images of a product; null where it is gone. */
export const moreImagesResponse = z.object({ product: z.object({ images: imagePage }).nullable() });

/** What Shopify says besides data; `errors` comes as a list or as a text. */
export const envelope = z.object({
  data: z.unknown().optional(),
  errors: z
    .union([
      z.string(),
      z.array(
        z.object({
          message: z.string(),
          path: z.array(z.union([z.string(), z.number()])).nullish(),
          extensions: z
            .object({
              code: z.string().optional(),
              cost: z.number().optional(),
              maxCost: z.number().optional(),
            })
            .nullish(),
        }),
      ),
    ])
    .nullish(),
  extensions: z
    .object({
      cost: z
        .object({
          requestedQueryCost: z.number().optional(),
          throttleStatus: z
            .object({ currentlyAvailable: z.number(), restoreRate: z.number() })
            .nullish(),
        })
        .optional(),
    })
    .nullish(),
});

/** A product of the Storefront API. */
export type ShopifyProduct = z.infer<typeof product>;
/** A variant of the Storefront API. */
export type ShopifyVariant = z.infer<typeof variant>;
/** An image of the Storefront API. */
export type ShopifyImage = z.infer<typeof image>;
