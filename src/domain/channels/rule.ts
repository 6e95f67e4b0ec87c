import type { BulkEdit } from '../product/bulkEdit.ts';
import type { Product, ProductImage } from '../schemas/product.ts';

/** Where products are sold beside the own catalogue, in the order they are offered. */
export const CHANNELS = ['google', 'shopify', 'wix'] as const;

/** A channel that products are sold on: Google Merchant Center, Shopify, Wix Stores. */
export type Channel = (typeof CHANNELS)[number];

/**
 * What a channel does with a product that breaks a rule, hardest first: it does not take it, shows
 * it less, or takes it without what is too much.
 */
export const EFFECTS = ['refused', 'demoted', 'cut'] as const;

/** What a channel does with a product that breaks a rule. */
export type Effect = (typeof EFFECTS)[number];

/** What was measured of a product: lengths in characters, pictures in pixels. */
export type Measured =
  | { kind: 'characters' | 'count'; value: number }
  | { kind: 'pixels'; width: number; height: number }
  | { kind: 'amount'; minor: number; currency: string }
  | { kind: 'text'; text: string }
  | { kind: 'missing' | 'unmeasured' };

/**
 * How a product stands to a rule that it does not keep: it is broken, or nobody here can know. What
 * is unknown is never counted as broken.
 */
export interface Finding {
  verdict: 'broken' | 'unknown';
  measured: Measured;
}

/** What rules are about; a channel has each at most once. */
export const RULE_IDS = [
  'pictureMissing',
  'pictureTiny',
  'pictureSmall',
  'pictureLarge',
  'pictureAddress',
  'picturesMany',
  'titleLong',
  'titleCapitals',
  'titlePromotion',
  'descriptionMissing',
  'descriptionLong',
  'priceMissing',
  'priceHigh',
  'brandMissing',
  'brandLong',
  'codeWrong',
  'codeRestricted',
  'codeCoupon',
  'codeMissing',
  'barcodeLong',
  'skuLong',
  'optionsMany',
  'variantsMany',
  'variantsForOldApps',
  'tagsMany',
] as const;

/** What a rule is about. */
export type RuleId = (typeof RULE_IDS)[number];

/** A picture as rules see it: its size in pixels, where it is known. */
export type Sized = Pick<ProductImage, 'url' | 'width' | 'height'>;

/** One thing that a channel says of products, as its own documentation has it. */
export interface ChannelRule {
  id: RuleId;
  effect: Effect;
  /** The number in the rule; null where it has none. */
  limit: number | null;
  /** Where the channel says so. */
  source: string;
  /** The day on which that was read, or since when it holds; `YYYY-MM-DD`. */
  asOf: string;
  /** The first day on which it holds, where the channel announced one. */
  from?: string;
  /** The first day on which it does not hold any more, because another one takes its place. */
  until?: string;
  /** The field of a bulk edit that mends it, where there is one. */
  mend?: keyof BulkEdit;
  /** Where it is about pictures alone: how many of a product's first ones, and what it says of them. */
  pictures?: { most: number; check: (pictures: readonly Sized[]) => Finding | null };
  /** Null where the product keeps the rule. */
  check: (product: Product) => Finding | null;
}
