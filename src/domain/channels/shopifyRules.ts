import { MAX_VARIANTS } from '../schemas/product.ts';
import { largerThan, moreThan, ofPictures } from './measure.ts';
import type { ChannelRule } from './rule.ts';

const MEDIA = 'https://help.shopify.com/en/manual/products/product-media/product-media-types';
const VARIANTS =
  'https://shopify.dev/changelog/posts/the-product-variant-limit-is-now-2048-for-all-merchants';
const OPTIONS = 'https://shopify.dev/docs/api/admin-graphql/latest/input-objects/ProductSetInput';
const TAGS = 'https://shopify.dev/changelog/product-tags-now-have-a-limit-of-250-per-product';

const MOST_OPTIONS = 3;

/** Variants beyond which apps that still use the old interface may show a product wrongly. */
const OLD_APPS = 100;

/** Shopify, as its help and its documentation for developers have it. */
export const SHOPIFY_RULES: readonly ChannelRule[] = [
  {
    ...{ id: 'optionsMany', effect: 'refused', source: OPTIONS, asOf: '2026-11-23' },
    limit: MOST_OPTIONS,
    check: ({ options }) => moreThan(MOST_OPTIONS, options.length),
  },
  {
    ...{ id: 'variantsMany', effect: 'refused', limit: MAX_VARIANTS, source: VARIANTS },
    asOf: '2025-10-15',
    check: ({ variants }) => moreThan(MAX_VARIANTS, variants.length),
  },
  {
    ...{ id: 'tagsMany', effect: 'refused', limit: 250, source: TAGS, asOf: '2019-03-04' },
    mend: 'removeTags',
    check: ({ tags }) => moreThan(250, tags.length),
  },
  {
    ...{ id: 'variantsForOldApps', effect: 'demoted', limit: OLD_APPS, source: VARIANTS },
    asOf: '2025-10-15',
    check: ({ variants }) => moreThan(OLD_APPS, variants.length),
  },
  {
    ...{ id: 'picturesMany', effect: 'cut', limit: 250, source: MEDIA, asOf: '2026-11-23' },
    check: ({ images }) => moreThan(250, images.length),
  },
  {
    ...{ id: 'pictureLarge', effect: 'cut', limit: 25, source: MEDIA, asOf: '2026-11-23' },
    ...ofPictures(Number.POSITIVE_INFINITY, pictures => largerThan(25, pictures)),
  },
];
