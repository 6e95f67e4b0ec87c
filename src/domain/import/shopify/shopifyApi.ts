/** The version that is asked for; Shopify answers for a year, and with its oldest one after that. */
const API_VERSION = '2026-07';

/** One of a shop's interfaces. */
export interface ShopifyApi {
  /** Where it is, below the shop's domain. */
  path: string;
  tokenHeader: string;
  /**
   * Whether its tokens are secrets: then it is asked where no browser is, answers that lead elsewhere are refused,
   * and a connection that breaks is tried again.
   */
  isSecret: boolean;
}

/** What every visitor may ask, and browsers can: products that are published. */
export const STOREFRONT_API: ShopifyApi = {
  path: `/api/${API_VERSION}/graphql.json`,
  tokenHeader: 'X-Shopify-Storefront-Access-Token',
  isSecret: false,
};

/** What the shop's own people see: drafts, costs, stock and metafields too. */
export const ADMIN_API: ShopifyApi = {
  path: `/admin/api/${API_VERSION}/graphql.json`,
  tokenHeader: 'X-Shopify-Access-Token',
  isSecret: true,
};

/** The only addresses that a token is sent to. */
export const MYSHOPIFY = /^[a-z0-9][a-z0-9-]*\.myshopify\.com$/;
