import { shopifyCells } from '../csv/shopifyCells.ts';
import { shopifyRows } from '../csv/shopifyRows.ts';
import type { PlatformAdapter } from './platformAdapter.ts';

/** A domain, or an address of the shop's administration, as the shop's domain. */
const normaliseShop = (value: string): string => {
  const admin = /(?:admin\.shopify\.com\/store\/|^)([a-z0-9][a-z0-9-]*)\/?$/.exec(value)?.[1];
  if (value.includes('admin.shopify.com') && admin) return `${admin}.myshopify.com`;
  const bare = value.replace(/^https?:\/\//, '').replace(/[/?#].*$/, '');
  return bare.includes('.') || !/^[a-z0-9][a-z0-9-]*$/.test(bare) ? bare : `${bare}.myshopify.com`;
};

/** Shopify. */
export const shopify: PlatformAdapter = {
  idPrefix: 'sp',
  normaliseShop,
  dialects: { 'shopify-legacy': shopifyRows, 'shopify-2025': shopifyRows },
  cellsOf: shopifyCells,
  weighsInShopUnit: false,
};
