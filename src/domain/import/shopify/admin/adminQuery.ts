const PAGE_INFO = 'pageInfo { hasNextPage endCursor }';

const MEDIA = `
  ${PAGE_INFO}
  nodes { alt mediaContentType ... on MediaImage { image { url width height } } }`;

const METAFIELDS = `
  ${PAGE_INFO}
  nodes { namespace key type value definition { name } }`;

const VARIANTS = `
  ${PAGE_INFO}
  nodes {
    id sku barcode price compareAtPrice inventoryPolicy inventoryQuantity
    selectedOptions { name value }
    media(first: 1) { nodes { ... on MediaImage { image { url } } } }
    inventoryItem {
      tracked
      unitCost { amount }
      measurement { weight { value unit } }
    }
  }`;

/** A page of products, whatever their status, each with its first variants, pictures and metafields. */
export const ADMIN_PRODUCTS_QUERY = `
query ReadShop($first: Int!, $after: String, $variants: Int!, $media: Int!, $metafields: Int!) {
  shop { currencyCode }
  products(first: $first, after: $after, sortKey: ID) {
    ${PAGE_INFO}
    nodes {
      id handle title descriptionHtml vendor productType tags status publishedAt onlineStoreUrl isGiftCard
      category { name fullName }
      seo { title description }
      options { name optionValues { name } }
      variants(first: $variants) { ${VARIANTS} }
      media(first: $media) { ${MEDIA} }
      metafields(first: $metafields) { ${METAFIELDS} }
    }
  }
}`;

const more = (list: string, nodes: string) => `
query More($id: ID!, $first: Int!, $after: String) {
  product(id: $id) { ${list}(first: $first, after: $after) { ${nodes} } }
}`;

/** More variants of one product. */
export const MORE_ADMIN_VARIANTS_QUERY = more('variants', VARIANTS);

/** More pictures of one product. */
export const MORE_MEDIA_QUERY = more('media', MEDIA);

/** More metafields of one product. */
export const MORE_METAFIELDS_QUERY = more('metafields', METAFIELDS);
