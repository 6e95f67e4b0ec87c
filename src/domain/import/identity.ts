import type { Platform } from '../platforms.ts';
import { ADAPTERS } from './platforms/registry.ts';
import { longHash } from './text/hashing.ts';

/**
 * The id under which a product of a shop is stored: the same row of the same shop is the same
 * record at every import, and two businesses never meet. The business is part of it, so that the
 * rules keep others from taking an id that can be guessed.
 */
export const importedProductId = (
  businessId: string,
  platform: Platform,
  shop: string,
  handle: string,
) =>
  `${ADAPTERS[platform].idPrefix}_${businessId}_${longHash([businessId, platform, shop, handle].join('\n'))}`;

/** A shop's name in one form, so that a file and a connection of the same shop meet. */
export const normaliseShop = (platform: Platform, text: string): string =>
  ADAPTERS[platform].normaliseShop(text.trim().toLowerCase());
