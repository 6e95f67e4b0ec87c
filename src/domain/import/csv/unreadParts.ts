import type { SourceVariant } from '../types.ts';

/** What of a variant each column tells, by our names of the columns of all dialects. */
const PART_OF: Readonly<Record<string, readonly SourceVariant['unread'][number][]>> = {
  price: ['price'],
  surcharge: ['price', 'compareAtPrice'],
  compareAt: ['compareAtPrice'],
  strikethroughPrice: ['compareAtPrice'],
  quantity: ['inventory'],
  inventory: ['inventory'],
  grams: ['weightGrams'],
  weight: ['weightGrams'],
  variantImage: ['imageUrl'],
  cost: ['cost'],
};

/** The parts of a variant that columns with unreadable cells would have told. */
export const unreadParts = (columns: readonly string[]): SourceVariant['unread'] =>
  columns.flatMap(column => (Object.hasOwn(PART_OF, column) ? (PART_OF[column] ?? []) : []));
