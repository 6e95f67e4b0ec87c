import { longHash } from './text/hashing.ts';
import type { Platform } from './types.ts';

const PREFIX: Record<Platform, string> = { shopify: 'sp', wix: 'wx' };

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
  `${PREFIX[platform]}_${businessId}_${longHash([businessId, platform, shop, handle].join('\n'))}`;

/**
 * A shop's name in one form, so that a file and a connection of the same shop meet: a domain or an
 * address of the shop's administration becomes its domain in lower case.
 */
export const normaliseShop = (platform: Platform, text: string): string => {
  const value = text.trim().toLowerCase();
  if (platform !== 'shopify') return value;
  const admin = /(?:admin\.shopify\.com\/store\/|^)([a-z0-9][a-z0-9-]*)\/?$/.exec(value)?.[1];
  if (value.includes('admin.shopify.com') && admin) return `${admin}.myshopify.com`;
  const bare = value.replace(/^https?:\/\//, '').replace(/[/?#].*$/, '');
  return bare.includes('.') || !/^[a-z0-9][a-z0-9-]*$/.test(bare) ? bare : `${bare}.myshopify.com`;
};
