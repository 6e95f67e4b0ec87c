/** The online stores that products come from. */
export const PLATFORMS = ['shopify', 'wix'] as const;

/** An online store that products come from. */
export type Platform = (typeof PLATFORMS)[number];
