import { isPlainObject, type Label } from 'ra-data-firestore/query';
import { listOf } from '../listOf.ts';
import { isOnSale, type Prices } from './onSale.ts';

/** The two values of the filter `sale`. A product that has neither was stored before there were labels. */
export const SALE_VALUES = ['yes', 'no'] as const;

const amountOf = (value: unknown) => (typeof value === 'number' ? value : null);

const pricesOf = (stored: Readonly<Record<string, unknown>>): Prices => ({
  price: amountOf(stored.price),
  compareAtPrice: amountOf(stored.compareAtPrice),
});

/**
 * Filters of products that the search's index answers, so that they need none of their own: `sale`
 * (`yes`, `no`) and `tag`. Reads records as they are stored, by whomever.
 */
export const PRODUCT_LABELS: Readonly<Record<'sale' | 'tag', Label>> = {
  // First: it has room however many tags there are.
  sale: {
    fields: ['price', 'compareAtPrice', 'variants'],
    values: stored => {
      const variants = listOf(stored.variants)
        .filter(isPlainObject)
        .map(variant => ({ ...pricesOf(variant), visible: variant.visible === true }));
      return [isOnSale({ ...pricesOf(stored), variants }) ? 'yes' : 'no'];
    },
  },
  tag: {
    fields: ['tags'],
    values: ({ tags }) =>
      listOf(tags).filter((tag): tag is string => typeof tag === 'string' && tag.trim() !== ''),
  },
};
