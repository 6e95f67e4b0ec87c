import { z } from 'zod';

const text = z.string().nullish();
const amount = z.object({ amount: z.union([z.string(), z.number()]).nullish() }).nullish();
const imageUrl = z.object({ url: text, altText: text }).nullish();

/** The answer to the request for an anonymous visitor's token. */
export const tokenResponse = z.object({ access_token: z.string() });

/** Which catalog a site has. */
export const versionResponse = z.object({ catalogVersion: z.string() });

/** The answer to a count. */
export const countResponse = z.object({ count: z.number() });

/** What Wix says when it refuses. */
export const errorResponse = z.object({
  message: text,
  details: z
    .object({ applicationError: z.object({ code: text, description: text }).nullish() })
    .nullish(),
});

const v3Media = z.object({ image: imageUrl, altText: text, url: text }).nullish();

const v3Product = z.object({
  id: z.string(),
  handle: text,
  slug: text,
  name: z.string(),
  visible: z.boolean().nullish(),
  plainDescription: text,
  media: z
    .object({
      main: v3Media,
      itemsInfo: z.object({ items: z.array(v3Media) }).nullish(),
    })
    .nullish(),
  actualPriceRange: z.object({ minValue: amount }).nullish(),
  compareAtPriceRange: z.object({ minValue: amount }).nullish(),
  inventory: z.object({ availabilityStatus: text }).nullish(),
  options: z
    .array(
      z.object({
        name: z.string(),
        choicesSettings: z
          .object({ choices: z.array(z.object({ name: z.string(), colorCode: text })) })
          .nullish(),
      }),
    )
    .nullish(),
  modifiers: z.array(z.object({ name: text })).nullish(),
  brand: z.object({ name: text }).nullish(),
  ribbon: z.object({ name: text }).nullish(),
  currency: text,
  url: z.object({ url: text }).nullish(),
  directCategoriesInfo: z
    .object({ categories: z.array(z.object({ name: text, id: text })) })
    .nullish(),
});

const v3Variant = z.object({
  id: z.string(),
  productData: z.object({ productId: z.string() }),
  visible: z.boolean().nullish(),
  optionChoices: z
    .array(
      z.object({ optionChoiceNames: z.object({ optionName: text, choiceName: text }).nullish() }),
    )
    .nullish(),
  price: z.object({ actualPrice: amount, compareAtPrice: amount }).nullish(),
  sku: text,
  barcode: text,
  inventoryStatus: z.object({ inStock: z.boolean().nullish() }).nullish(),
  media: z.object({ image: imageUrl }).nullish(),
});

const paging = z
  .object({ cursors: z.object({ next: text }).nullish(), hasNext: z.boolean().nullish() })
  .nullish();

/** A page of V3 products. */
export const v3ProductsResponse = z.object({
  products: z.array(v3Product),
  pagingMetadata: paging,
});

/** A page of V3 variants, of all products. */
export const v3VariantsResponse = z.object({
  variants: z.array(v3Variant),
  pagingMetadata: paging,
});

const v1Price = z
  .object({
    currency: text,
    price: z.number().nullish(),
    discountedPrice: z.number().nullish(),
  })
  .nullish();

const v1Stock = z
  .object({
    trackInventory: z.boolean().nullish(),
    quantity: z.number().nullish(),
    inStock: z.boolean().nullish(),
  })
  .nullish();

const v1Product = z.object({
  id: z.string(),
  name: z.string(),
  slug: text,
  visible: z.boolean().nullish(),
  description: text,
  sku: text,
  brand: text,
  ribbon: text,
  weight: z.number().nullish(),
  stock: v1Stock,
  priceData: v1Price,
  media: z
    .object({ items: z.array(z.object({ image: imageUrl, title: text })).nullish() })
    .nullish(),
  productOptions: z
    .array(
      z.object({
        name: z.string(),
        choices: z.array(z.object({ value: text, description: text })).nullish(),
      }),
    )
    .nullish(),
  additionalInfoSections: z.array(z.object({ title: text, description: text })).nullish(),
  variants: z
    .array(
      z.object({
        id: text,
        choices: z.record(z.string(), z.string()).nullish(),
        variant: z
          .object({
            priceData: v1Price,
            sku: text,
            weight: z.number().nullish(),
            visible: z.boolean().nullish(),
          })
          .nullish(),
        stock: v1Stock,
      }),
    )
    .nullish(),
  collectionIds: z.array(z.string()).nullish(),
  productPageUrl: z.object({ base: text, path: text }).nullish(),
});

/** A page of V1 products. */
export const v1ProductsResponse = z.object({
  products: z.array(v1Product),
  totalResults: z.number().nullish(),
});

/** V1 collections. */
export const v1CollectionsResponse = z.object({
  collections: z.array(z.object({ id: z.string(), name: z.string() })),
});

/** A V3 product. */
export type V3Product = z.infer<typeof v3Product>;
/** A V3 variant. */
export type V3Variant = z.infer<typeof v3Variant>;
/** A V1 product. */
export type V1Product = z.infer<typeof v1Product>;
