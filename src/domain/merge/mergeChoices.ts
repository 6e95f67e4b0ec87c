import type { Product } from '../schemas/product.ts';

/** Fewest and most products of one merge, the one that survives included. */
export const MERGE_SIZE = { fewest: 2, most: 10 } as const;

/**
 * What is chosen as one: an amount means nothing without its currency, a variant nothing without
 * its options.
 */
export const MERGE_FIELDS = {
  title: ['title'],
  description: ['description'],
  price: ['price', 'compareAtPrice', 'currency'],
  sku: ['sku'],
  barcode: ['barcode'],
  brand: ['brand'],
  category: ['category'],
  inventory: ['inventory'],
  status: ['status'],
  images: ['images'],
  tags: ['tags'],
  attributes: ['attributes'],
  variants: ['options', 'variants'],
} as const satisfies Record<string, readonly (keyof Product)[]>;

/** Something to choose in a merge. */
export type MergeField = keyof typeof MERGE_FIELDS;

/** Every choice of a merge, in the order of the page. */
export const MERGE_FIELD_NAMES = Object.keys(MERGE_FIELDS).filter(
  (name): name is MergeField => name in MERGE_FIELDS,
);

/** The choices that can also be all products' together. */
export const COMBINABLE = ['images', 'tags', 'attributes', 'variants'] as const;

/** Whether a choice can be all products' together. */
export const isCombinable = (field: MergeField): field is (typeof COMBINABLE)[number] =>
  COMBINABLE.some(name => name === field);

/** For every field the id of the product it comes from, or all of them together. */
export type MergeChoices = Record<MergeField, string>;

/** The choice that takes the parts of all products. */
export const COMBINE = '*';

const isFilled = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== '';

/**
 * What is chosen before anybody chooses: lists together; else the survivor's value, and where it
 * has none that of the first product that has one.
 */
export const suggestedChoices = (survivor: Product, others: readonly Product[]): MergeChoices => {
  const suggest = (field: MergeField): string => {
    if (field === 'variants') {
      const withVariants = [survivor, ...others].filter(product => product.variants.length > 0);
      return withVariants.length > 1 ? COMBINE : (withVariants[0]?.id ?? survivor.id);
    }
    if (isCombinable(field)) return COMBINE;
    const [first] = MERGE_FIELDS[field];
    return [survivor, ...others].find(product => isFilled(product[first]))?.id ?? survivor.id;
  };
  return {
    title: suggest('title'),
    description: suggest('description'),
    price: suggest('price'),
    sku: suggest('sku'),
    barcode: suggest('barcode'),
    brand: suggest('brand'),
    category: suggest('category'),
    inventory: survivor.id,
    status: survivor.id,
    images: suggest('images'),
    tags: suggest('tags'),
    attributes: suggest('attributes'),
    variants: suggest('variants'),
  };
};
