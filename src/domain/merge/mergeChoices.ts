import type { FieldsIn } from '../product/productFields.ts';
import type { Product } from '../schemas/product.ts';

/** Fewest and most products of one merge, the one that survives included. */
export const MERGE_SIZE = { fewest: 2, most: 10 } as const;

type ChosenField = FieldsIn<'merge'>;

/**
 * The choice that each field comes with: an amount means nothing without its currency, a variant
 * nothing without its options. In the order of the page.
 */
const CHOICE_OF = {
  title: 'title',
  description: 'description',
  price: 'price',
  compareAtPrice: 'price',
  currency: 'price',
  sku: 'sku',
  barcode: 'barcode',
  brand: 'brand',
  category: 'category',
  inventory: 'inventory',
  lowStockThreshold: 'lowStockThreshold',
  weightGrams: 'weightGrams',
  status: 'status',
  images: 'images',
  tags: 'tags',
  attributes: 'attributes',
  options: 'variants',
  variants: 'variants',
} as const satisfies Record<ChosenField, ChosenField>;

/** Something to choose in a merge: the field that the choice is shown by. */
export type MergeField = (typeof CHOICE_OF)[ChosenField];

/** Every choice of a merge, in the order of the page. */
export const MERGE_FIELD_NAMES: readonly MergeField[] = [...new Set(Object.values(CHOICE_OF))];

const isChosen = (name: string): name is ChosenField => name in CHOICE_OF;

/** The fields that come with a choice. */
export const chosenWith = (choice: MergeField): readonly ChosenField[] =>
  Object.keys(CHOICE_OF)
    .filter(isChosen)
    .filter(name => CHOICE_OF[name] === choice);

/** The choices that can also be all products' together. */
export const COMBINABLE = ['images', 'tags', 'attributes', 'variants'] as const;

/** Whether a choice can be all products' together. */
export const isCombinable = (field: MergeField): field is (typeof COMBINABLE)[number] =>
  COMBINABLE.some(name => name === field);

/** For every field the id of the product it comes from, or all of them together. */
export type MergeChoices = Record<MergeField, string>;

/** The choice that takes the parts of all products. */
export const COMBINE = '*';

const isFilled = (value: unknown) => value !== null && value !== undefined && value !== '';

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
    return [survivor, ...others].find(product => isFilled(product[field]))?.id ?? survivor.id;
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
    lowStockThreshold: suggest('lowStockThreshold'),
    weightGrams: suggest('weightGrams'),
    status: survivor.id,
    images: suggest('images'),
    tags: suggest('tags'),
    attributes: suggest('attributes'),
    variants: suggest('variants'),
  };
};
