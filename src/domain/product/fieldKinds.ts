import type { ProductCosts } from './productCosts.ts';
import type { FieldsOfKind } from './productFields.ts';

const AMOUNTS: Record<FieldsOfKind<'amount'> | keyof ProductCosts, true> = {
  ...{ price: true, compareAtPrice: true, cost: true, variantCosts: true },
};

const WEIGHTS: Record<FieldsOfKind<'grams'>, true> = { weightGrams: true };

/** Whether the values of a product's field, or of its private part's, are amounts. */
export const isAmount = (name: string): boolean => Object.hasOwn(AMOUNTS, name);

/** Whether the values of a product's field are grams. */
export const isWeight = (name: string): boolean => Object.hasOwn(WEIGHTS, name);
