import { weightInGrams } from '../text/weight.ts';
import type { SourceProduct, SourceVariant } from '../types.ts';
import { type Cells, filled } from './exportCells.ts';

const METAFIELD = ' (product.metafields.import.kept)';
const OWN_COLUMNS = new Set(['Product category', 'Product type', 'SEO title', 'SEO description']);

const productCells = (product: SourceProduct): Cells => {
  const told = new Map(product.attributes.map(({ name, value }) => [name, value]));
  const path = told.get('Product category');
  const type = told.get('Product type');
  const others = product.attributes.filter(({ name }) => !OWN_COLUMNS.has(name));
  return {
    Title: product.title,
    'Body (HTML)': product.descriptionHtml,
    Vendor: product.brand,
    'Product Category': path ?? (type === undefined ? '' : product.category),
    Type: type ?? (path === undefined ? product.category : ''),
    Tags: product.tags.join(', '),
    ...Object.fromEntries(
      product.options.map(({ name }, index) => [`Option${index + 1} Name`, name]),
    ),
    ...(product.options.length === 0 ? { 'Option1 Name': 'Title' } : {}),
    'SEO Title': told.get('SEO title') ?? '',
    'SEO Description': told.get('SEO description') ?? '',
    Status: product.status,
    ...Object.fromEntries(others.map(({ name, value }) => [`${name}${METAFIELD}`, value])),
  };
};

const variantCells = (variant: SourceVariant, hasOptions: boolean): Cells => {
  const { stock } = variant;
  const isTracked = stock.tracked || !stock.inStock;
  const grams = weightInGrams(variant.weight, 'kg');
  return {
    ...Object.fromEntries(
      variant.values.map((value, index) => [`Option${index + 1} Value`, value]),
    ),
    ...(hasOptions ? {} : { 'Option1 Value': 'Default Title' }),
    'Variant SKU': variant.sku,
    'Variant Grams': grams === null ? '' : String(grams),
    'Variant Inventory Tracker': isTracked ? 'shopify' : '',
    'Variant Inventory Qty': isTracked ? String(stock.quantity ?? 0) : '',
    'Variant Inventory Policy': stock.oversell ? 'continue' : 'deny',
    'Variant Price': variant.price ?? '',
    'Variant Compare At Price': variant.compareAtPrice ?? '',
    'Variant Barcode': variant.barcode,
    'Variant Image': variant.imageUrl ?? '',
    'Cost per item': variant.cost ?? '',
  };
};

/** A product as rows of Shopify's export; reading them gives the product again. */
export const shopifyCells = (product: SourceProduct): Cells[] => {
  const { images, variants, options } = product;
  const count = Math.max(1, images.length, variants.length);
  return Array.from({ length: count }, (_, index) => {
    const image = images[index];
    const variant = variants[index];
    return filled({
      Handle: product.handle,
      ...(index === 0 ? productCells(product) : {}),
      ...(variant ? variantCells(variant, options.length > 0) : {}),
      ...(image
        ? {
            'Image Src': image.url,
            'Image Position': String(index + 1),
            'Image Alt Text': image.alt,
          }
        : {}),
    });
  });
};
