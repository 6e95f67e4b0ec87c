/** A product for a Shopify file made by a test. */
export interface ShopifyRow {
  handle: string;
  title: string;
  price?: string;
  sku?: string;
  body?: string;
  options?: string[];
}

const quoted = (cell: string) => (/[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** A Shopify file with one row a variant. */
export const shopifyText = (products: readonly ShopifyRow[]) =>
  [
    'Handle,Title,Body (HTML),Option1 Name,Option1 Value,Variant SKU,Variant Price',
    ...products.flatMap(({ handle, title, price = '10.00', sku = '', body = '', options = [] }) =>
      (options.length > 0 ? options : ['Default Title']).map((option, index) =>
        [
          handle,
          index === 0 ? title : '',
          index === 0 ? body : '',
          index === 0 ? (options.length > 0 ? 'Size' : 'Title') : '',
          option,
          sku,
          price,
        ]
          .map(quoted)
          .join(','),
      ),
    ),
  ].join('\n');

/** So many small products. */
export const manyProducts = (count: number, price = '10.00'): ShopifyRow[] =>
  Array.from({ length: count }, (_, index) => ({
    handle: `p-${index}`,
    title: `Product ${index}`,
    price,
  }));
