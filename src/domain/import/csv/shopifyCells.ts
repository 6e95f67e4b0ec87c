import { groupBy } from '../../groupBy.ts';
import { weightInGrams } from '../text/weight.ts';
import type { SourceProduct, SourceVariant } from '../types.ts';
import { type Cells, codeCell, decimalText, filled } from './exportCells.ts';
import { metafieldHeading } from './metafields.ts';
import {
  OWN_BARCODE_COLUMN,
  OWN_COLUMNS,
  OWN_ID_COLUMN,
  OWN_LOW_STOCK_COLUMN,
  OWN_SKU_COLUMN,
} from './ownId.ts';

const WITH_COLUMNS = new Set(['Product category', 'Product type', 'SEO title', 'SEO description']);

/** The most options of a product in Shopify. */
export const SHOPIFY_OPTIONS = 3;

/**
 * The columns of Shopify's export, as its help and its sample file name them today; the names of
 * before 2025 (`Handle`, `Variant Price`) are still read, here and there. Columns that we know
 * nothing of, such as taxes, are left out: Shopify keeps what it has of them.
 */
export const SHOPIFY_HEADINGS: readonly string[] = [
  ...['Title', 'URL handle', 'Description', 'Vendor', 'Product category', 'Type', 'Tags'],
  ...['Published on online store', 'Status', 'SKU', 'Barcode'],
  ...[1, 2, 3].flatMap(number => [`Option${number} name`, `Option${number} value`]),
  ...['Price', 'Compare-at price', 'Cost per item', 'Inventory tracker', 'Inventory quantity'],
  ...['Continue selling when out of stock', 'Weight value (grams)', 'Weight unit for display'],
  ...['Product image URL', 'Image position', 'Image alt text', 'Variant image URL'],
  ...['SEO title', 'SEO description', ...OWN_COLUMNS],
];

/** Values by name; those of attributes with the same name stand below each other. */
const joined = (attributes: SourceProduct['attributes']) =>
  [...groupBy(attributes, ({ name }) => name)].map(
    ([name, all]) => [name, all.map(({ value }) => value).join('\n')] as const,
  );

const ownCells = (product: SourceProduct): Cells => {
  const { ownId, sku, barcode, lowStockThreshold, options } = product;
  const [first] = product.variants;
  const isOwn = options.length > 0 && first !== undefined;
  return {
    [OWN_ID_COLUMN]: ownId ?? '',
    [OWN_SKU_COLUMN]: isOwn && sku !== first.sku ? codeCell(sku) : '',
    [OWN_BARCODE_COLUMN]: isOwn && barcode !== first.barcode ? codeCell(barcode) : '',
    [OWN_LOW_STOCK_COLUMN]: String(lowStockThreshold ?? ''),
  };
};

const productCells = (product: SourceProduct, headingOf: (name: string) => string): Cells => {
  const attributes = new Map(product.attributes.map(({ name, value }) => [name, value]));
  const path = attributes.get('Product category');
  const type = attributes.get('Product type');
  const others = product.attributes.filter(({ name }) => !WITH_COLUMNS.has(name));
  return {
    Title: product.title,
    Description: product.descriptionHtml,
    Vendor: product.brand,
    'Product category': path ?? (type === undefined ? '' : product.category),
    Type: type ?? (path === undefined ? product.category : ''),
    Tags: product.tags.join(', '),
    'Published on online store': product.status === 'active' ? 'TRUE' : 'FALSE',
    Status: product.status,
    ...Object.fromEntries(
      product.options.map(({ name }, index) => [`Option${index + 1} name`, name]),
    ),
    ...(product.options.length === 0 ? { 'Option1 name': 'Title' } : {}),
    'SEO title': attributes.get('SEO title') ?? '',
    'SEO description': attributes.get('SEO description') ?? '',
    ...ownCells(product),
    ...Object.fromEntries(joined(others).map(([name, value]) => [headingOf(name), value])),
  };
};

const variantCells = (variant: SourceVariant, hasOptions: boolean): Cells => {
  const { stock } = variant;
  const isTracked = stock.tracked || !stock.inStock;
  const grams = weightInGrams(variant.weight, 'kg');
  return {
    ...Object.fromEntries(
      variant.values.map((value, index) => [`Option${index + 1} value`, value]),
    ),
    ...(hasOptions ? {} : { 'Option1 value': 'Default Title' }),
    SKU: codeCell(variant.sku),
    Barcode: codeCell(variant.barcode),
    'Weight value (grams)': grams === null ? '' : decimalText(grams, 3),
    'Weight unit for display': grams === null ? '' : 'g',
    'Inventory tracker': isTracked ? 'shopify' : '',
    'Inventory quantity': isTracked ? String(stock.quantity ?? 0) : '',
    'Continue selling when out of stock': stock.oversell ? 'CONTINUE' : 'DENY',
    Price: variant.price ?? '',
    'Compare-at price': variant.compareAtPrice ?? '',
    'Variant image URL': variant.imageUrl ?? '',
    'Cost per item': variant.cost ?? '',
  };
};

/**
 * A product as rows of Shopify's export; reading them gives the product again.
 * @param headingOf the column of an attribute; a file needs one for all its products.
 */
export const shopifyCells = (
  product: SourceProduct,
  headingOf: (name: string) => string = metafieldHeading,
): Cells[] => {
  const { images, variants, options } = product;
  const count = Math.max(1, images.length, variants.length);
  return Array.from({ length: count }, (_, index) => {
    const image = images[index];
    const variant = variants[index];
    return filled({
      'URL handle': product.handle,
      ...(index === 0 ? productCells(product, headingOf) : {}),
      ...(variant ? variantCells(variant, options.length > 0) : {}),
      ...(image
        ? {
            'Product image URL': image.url,
            'Image position': String(index + 1),
            'Image alt text': image.alt,
          }
        : {}),
    });
  });
};
