import type { Platform } from '../platforms.ts';
import type { Channel, ImportedField, SourceProduct, SourceStock, SourceVariant } from './types.ts';
import { IMPORTED_FIELDS } from './types.ts';

const IS_PUBLIC: Record<ImportedField, boolean> = {
  ...{ title: true, description: true, images: true, price: true, currency: true },
  ...{ compareAtPrice: true, sku: true, barcode: true, brand: true, category: true },
  ...{ options: true, variants: true, inventory: true, weightGrams: true, status: true },
  ...{ tags: false, attributes: false, cost: false, lowStockThreshold: false },
};

/** What both platforms tell every visitor of a shop: Shopify tells more with a token. */
export const PUBLIC_FIELDS: readonly ImportedField[] = IMPORTED_FIELDS.filter(
  field => IS_PUBLIC[field],
);

/** A product nothing is known of yet. */
export const emptySource = (
  platform: Platform,
  channel: Channel,
  handle: string,
): SourceProduct => ({
  platform,
  channel,
  row: null,
  rows: [],
  file: 0,
  handle,
  externalId: null,
  url: null,
  title: '',
  descriptionHtml: '',
  brand: '',
  category: '',
  tags: [],
  images: [],
  sku: '',
  barcode: '',
  lowStockThreshold: null,
  options: [],
  variants: [],
  attributes: [],
  status: channel === 'api' ? 'active' : 'draft',
  currency: null,
  provided: [...IMPORTED_FIELDS],
  unsaid: [],
  attributeScope: { tells: 'allBut', names: [] },
  unread: [],
  issues: [],
});

/** Stock nobody counts. */
export const untracked = (inStock: boolean): SourceStock => ({
  tracked: false,
  quantity: null,
  inStock,
  oversell: false,
});

/** Stock that is counted. */
export const counted = (quantity: number, oversell: boolean): SourceStock => ({
  tracked: true,
  quantity: Math.max(0, quantity),
  inStock: quantity > 0 || oversell,
  oversell,
});

/** A variant nothing is known of yet. */
export const emptyVariant = (row: number | null): SourceVariant => ({
  row,
  values: [],
  sku: '',
  barcode: '',
  price: null,
  compareAtPrice: null,
  cost: null,
  weight: null,
  imageUrl: null,
  stock: untracked(true),
  visible: true,
  unread: [],
});

/** A list of words from one cell: trimmed, without blanks and repetitions. */
export const listOf = (text: string, separator: string | RegExp): string[] => [
  ...new Set(
    text
      .split(separator)
      .map(part => part.trim())
      .filter(Boolean),
  ),
];

/** A category as a shop names it; Shopify's word for having none is none. */
export const realCategory = (name: string) => (/^uncategori[sz]ed$/i.test(name) ? '' : name);

/** Name of the attribute that an import put the weight of a product without variants into once. */
export const WEIGHT = 'Weight';

/** The last part of a category path such as `Home > Kitchen > Mugs`. */
export const leafCategory = (path: string) => path.split('>').pop()?.trim() ?? '';

/** Adds an attribute unless it says nothing. */
export const addAttribute = (product: SourceProduct, name: string, value: string) => {
  if (name !== '' && value !== '') product.attributes.push({ name, value });
};

/** Whether a source has variants that can be told apart: options alone make none. */
export const hasChoices = ({
  options,
  variants,
}: Pick<SourceProduct, 'options' | 'variants'>): boolean =>
  options.length > 0 && variants.some(({ values }) => values.some(value => value !== ''));
