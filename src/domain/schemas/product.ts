import { z } from 'zod';
import { MAX_IMAGES } from '../fileLimits.ts';
import { PLATFORMS } from '../platforms.ts';
import {
  id,
  imageAddress,
  line,
  MAX_LENGTH,
  requiredLine,
  storedFileSchema,
  text,
  trackedFields,
} from './common.ts';
import { isReservedKey } from './reservedKey.ts';

/** Where a product stands: only active ones are shown in the catalogue. */
export const PRODUCT_STATUSES = ['draft', 'active', 'archived'] as const;

/** A product's status. */
export type ProductStatus = (typeof PRODUCT_STATUSES)[number];

/** Stock in words, derived from the inventory so that it can be filtered. */
export const STOCK_STATES = ['inStock', 'low', 'out', 'untracked'] as const;

/** What a product can lack; derived, so that it can be filtered and counted. */
export const PRODUCT_GAPS = ['image', 'price', 'description', 'category', 'sku', 'stock'] as const;

/** Something a product lacks. */
export type ProductGap = (typeof PRODUCT_GAPS)[number];

/** Most pictures a product can have. */

/** Most variants a product can have (Shopify's limit since 2025-10-15). */
export const MAX_VARIANTS = 2048;

/** Most details a product can have. */
export const MAX_ATTRIBUTES = 250;

/** The heaviest that a product can be: ten tonnes. */
export const MAX_WEIGHT_GRAMS = 10_000_000;

/** What a product weighs, in whole grams. */
const weightGrams = z
  .int({ error: 'validation.weight' })
  .min(0, { error: 'validation.weight' })
  .max(MAX_WEIGHT_GRAMS, { error: 'validation.weight' });

/** The most pieces at which stock can be said to be low. */
export const MAX_LOW_STOCK_THRESHOLD = 1_000_000;

/** At and below how many pieces stock is low; whole. */
const lowStockThreshold = z
  .int({ error: 'validation.lowStockThreshold' })
  .min(0, { error: 'validation.lowStockThreshold' })
  .max(MAX_LOW_STOCK_THRESHOLD, { error: 'validation.lowStockThreshold' });

/** An amount in minor units (cents); whole, never negative. */
export const minorAmount = z
  .int({ error: 'validation.amount' })
  .min(0, { error: 'validation.negativeAmount' })
  .max(Number.MAX_SAFE_INTEGER);

/** ISO 4217 code. */
export const currencyCode = z.string().regex(/^[A-Z]{3}$/, { error: 'validation.currency' });

/** A picture; the first of a product is its thumbnail. `url` is the large rendition. */
export const productImageSchema = z.object({
  id,
  url: imageAddress,
  thumbnailUrl: imageAddress.nullish(),
  alt: line(MAX_LENGTH.line),
  width: z.int().min(1).nullish(),
  height: z.int().min(1).nullish(),
  file: storedFileSchema.nullish(),
  thumbnailFile: storedFileSchema.nullish(),
});

/** Stock of a product or variant. `quantity` counts only where `tracked`. */
export const inventorySchema = z.object({
  tracked: z.boolean(),
  quantity: z.int(),
  inStock: z.boolean(),
  oversell: z.boolean(),
});

/** A choice the buyer makes, such as size. Its name is the key of the choices in each variant. */
export const productOptionSchema = z.object({
  name: requiredLine(MAX_LENGTH.name).refine(name => !isReservedKey(name), {
    error: 'validation.reservedName',
  }),
  values: z
    .array(
      z.object({ name: requiredLine(MAX_LENGTH.name), color: line(MAX_LENGTH.color).nullish() }),
    )
    .min(1, { error: 'validation.optionValues' }),
});

/** One combination of option values that can be bought. */
export const productVariantSchema = z.object({
  id,
  optionValues: z.record(z.string(), z.string()),
  sku: line(MAX_LENGTH.code),
  barcode: line(MAX_LENGTH.code),
  price: minorAmount.nullable(),
  compareAtPrice: minorAmount.nullable(),
  inventory: inventorySchema,
  weightGrams: z.number().min(0).nullish(),
  imageUrl: imageAddress.nullish(),
  visible: z.boolean(),
});

/**
 * Where an imported product came from. `base` holds a hash per field as the import wrote it, but not
 * of the costs, which are nobody else's: theirs is in the private part. Older imports left it here.
 */
export const productSourceSchema = z.object({
  platform: z.enum(PLATFORMS),
  channel: z.enum(['api', 'csv']),
  shop: z.string(),
  externalId: z.string().nullish(),
  handle: z.string(),
  url: z.string().nullish(),
  importedAt: z.date(),
  runId: z.string(),
  hash: z.string(),
  base: z.record(z.string(), z.string()),
});

/** The fields of a product that people fill in. */
export const productInputSchema = z.object({
  title: requiredLine(MAX_LENGTH.title),
  description: text(MAX_LENGTH.html),
  images: z.array(productImageSchema).max(MAX_IMAGES, { error: 'validation.tooManyImages' }),
  price: minorAmount.nullable(),
  currency: currencyCode,
  compareAtPrice: minorAmount.nullable(),
  sku: line(MAX_LENGTH.code),
  barcode: line(MAX_LENGTH.code),
  brand: line(MAX_LENGTH.name),
  category: line(MAX_LENGTH.name),
  tags: z.array(requiredLine(MAX_LENGTH.code)).max(250, { error: 'validation.tooManyTags' }),
  options: z.array(productOptionSchema).max(6, { error: 'validation.tooManyOptions' }),
  variants: z
    .array(productVariantSchema)
    .max(MAX_VARIANTS, { error: 'validation.tooManyVariants' }),
  inventory: inventorySchema,
  /** Null is the default; at 0 stock is never low, but in stock until it is out. */
  lowStockThreshold: lowStockThreshold.nullable(),
  /** Where it has no variants: those have weights of their own. */
  weightGrams: weightGrams.nullable(),
  attributes: z
    .array(z.object({ name: line(MAX_LENGTH.name), value: text(MAX_LENGTH.text) }))
    .max(MAX_ATTRIBUTES, { error: 'validation.tooManyAttributes' }),
  status: z.enum(PRODUCT_STATUSES),
});

/** A stored product. Prices are in minor units of `currency`; null is "no price yet". */
export const productSchema = productInputSchema.extend({
  id: z.string(),
  businessId: z.string(),
  businessName: z.string(),
  stockState: z.enum(STOCK_STATES),
  /** Pieces on stock, so that lists can be sorted by them; null where none are counted. */
  stockTotal: z.int().min(0).max(Number.MAX_SAFE_INTEGER).nullable(),
  gaps: z.array(z.enum(PRODUCT_GAPS)),
  source: productSourceSchema.nullish(),
  /** The product that lives on for this one, and since when: this one is a tombstone. */
  mergedInto: z.string().nullish(),
  mergedAt: z.date().nullish(),
  /** It was active when its business was shut: it comes back with it. Only archived ones have it. */
  hiddenWithBusiness: z.boolean().nullish(),
  auditId: z.string().nullish(),
  ...trackedFields,
});

/** What only the own business and administrators may see, at `products/{id}/private/{businessId}`. */
export const productDetailsSchema = z.object({
  id: z.string(),
  businessId: z.string(),
  /** Of the product, and of each of its variants that has none of its own. */
  cost: minorAmount.nullable(),
  /** Of single variants, by their ids. */
  variantCosts: z.record(z.string(), minorAmount).nullable(),
  /**
   * Hash of the costs as the last import left them, by which the next one tells an edit. It stands
   * here and not with the product's: of so few digits a hash is soon guessed.
   */
  costBase: z.string().max(MAX_LENGTH.id).nullish(),
  supplier: line(MAX_LENGTH.name),
  notes: text(MAX_LENGTH.text),
  auditId: z.string().nullish(),
  version: z.int().min(1),
});

/** What the private part holds of a product; the rest says whose it is, and of which version. */
export const DETAILS_CONTENT = ['cost', 'variantCosts', 'costBase', 'supplier', 'notes'] as const;

/** A stored product. */
export type Product = z.infer<typeof productSchema>;
/** What people fill in about a product. */
export type ProductInput = z.infer<typeof productInputSchema>;
/** A product's picture. */
export type ProductImage = z.infer<typeof productImageSchema>;
/** One variant of a product. */
export type ProductVariant = z.infer<typeof productVariantSchema>;
/** One option of a product. */
export type ProductOption = z.infer<typeof productOptionSchema>;
/** Stock of a product or variant. */
export type Inventory = z.infer<typeof inventorySchema>;
/** A product's origin. */
export type ProductSource = z.infer<typeof productSourceSchema>;
/** A product's private part. */
export type ProductDetails = z.infer<typeof productDetailsSchema>;
