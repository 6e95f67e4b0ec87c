/** Fields that only a token with the right scope may read. */
export type Extra = 'tags' | 'stock';

const IMAGES = 'pageInfo { hasNextPage endCursor } nodes { id url altText width height }';

const variants = (extras: ReadonlySet<Extra>) => `
  pageInfo { hasNextPage endCursor }
  nodes {
    id title sku barcode availableForSale weight weightUnit
    ${extras.has('stock') ? 'quantityAvailable currentlyNotInStock' : ''}
    price { amount currencyCode }
    compareAtPrice { amount currencyCode }
    selectedOptions { name value }
    image { id url }
  }`;

/** A page of products, each with its first images and variants. */
export const productsQuery = (extras: ReadonlySet<Extra>) => `
query ImportProducts($first: Int!, $after: String, $variants: Int!, $images: Int!) {
  shop { name primaryDomain { url } paymentSettings { currencyCode } }
  products(first: $first, after: $after, sortKey: ID) {
    pageInfo { hasNextPage endCursor }
    nodes {
      id handle title descriptionHtml vendor productType onlineStoreUrl isGiftCard
      ${extras.has('tags') ? 'tags' : ''}
      category { id name }
      options { name optionValues { name } }
      images(first: $images) { ${IMAGES} }
      variants(first: $variants) { ${variants(extras)} }
    }
  }
}`;

/** More variants of one product. */
export const moreVariantsQuery = (extras: ReadonlySet<Extra>) => `
query MoreVariants($id: ID!, $first: Int!, $after: String) {
  product(id: $id) { variants(first: $first, after: $after) { ${variants(extras)} } }
}`;

/** More images of one product. */
export const MORE_IMAGES_QUERY = `
query MoreImages($id: ID!, $first: Int!, $after: String) {
  product(id: $id) { images(first: $first, after: $after) { ${IMAGES} } }
}`;
