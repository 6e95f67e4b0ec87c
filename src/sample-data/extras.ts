import { ownCosts } from '@/domain/product/productCosts.ts';
import type { DuplicateDecision } from '@/domain/schemas/duplicateDecision.ts';
import type { Product, ProductDetails } from '@/domain/schemas/product.ts';
import type { SavedView } from '@/domain/schemas/savedView.ts';
import type { Clock } from './clock.ts';
import { createRandom } from './random.ts';

const SUPPLIERS = [
  'Delta Wholesale',
  'Nordisk Import',
  'Pacific Trade Co.',
  'Made by us',
  'Casa Lima',
];
const NOTES = ['', '', '', 'Reorder in lots of 24.', 'Price goes up in January.', 'Last batch.'];

/** What costs another price in the shop costs another one in purchase. */
const variantCostsOf = ({ price, variants }: Product): ProductDetails['variantCosts'] =>
  ownCosts(variants, id => {
    const own = variants.find(variant => variant.id === id)?.price ?? null;
    return own === null || own === price ? null : Math.round(own * 0.5);
  });

/** What the owner keeps to itself about two of three of its products. */
export const generateDetails = (
  products: readonly Product[],
): { productId: string; details: ProductDetails }[] => {
  const random = createRandom('details');
  return products
    .filter(({ businessId }) => businessId === 'owner')
    .filter(() => random.chance(0.66))
    .map(product => ({
      productId: product.id,
      details: {
        id: product.businessId,
        businessId: product.businessId,
        cost:
          product.price === null ? null : Math.round(product.price * (0.38 + 0.2 * random.next())),
        variantCosts: variantCostsOf(product),
        supplier: random.pick(SUPPLIERS),
        notes: random.pick(NOTES),
        version: 1,
      },
    }));
};

/** Views that the owner and an administrator have saved. */
export const generateSavedViews = ({ daysAgo }: Clock): SavedView[] => [
  {
    id: 'view-drafts',
    userId: 'owner',
    resource: 'products',
    name: 'Recent drafts',
    filter: { status: 'draft' },
    sort: { field: 'updatedAt', order: 'DESC' },
    perPage: 25,
    columns: null,
    sharedWith: null,
    opens: null,
    createdAt: daysAgo(60),
  },
  {
    id: 'view-out-of-stock',
    userId: 'owner',
    resource: 'products',
    name: 'Sold out',
    filter: { status: 'active', stockState: 'out' },
    sort: { field: 'createdAt', order: 'DESC' },
    perPage: 50,
    columns: null,
    sharedWith: null,
    opens: null,
    createdAt: daysAgo(33),
  },
  {
    id: 'view-open-reports',
    userId: 'admin',
    resource: 'reports',
    name: 'Counterfeits, open',
    filter: { status: 'open', reason: 'counterfeit' },
    sort: { field: 'createdAt', order: 'ASC' },
    perPage: 25,
    columns: null,
    sharedWith: 'administrators',
    opens: null,
    createdAt: daysAgo(90),
  },
];

/** One pair that was looked at and found to be two products. */
export const generateDecisions = (
  products: readonly Product[],
  { daysAgo }: Clock,
): DuplicateDecision[] => {
  const pair = products
    .slice(0, 2)
    .map(({ id }) => id)
    .sort();
  return pair.length === 2
    ? [{ id: pair.join('~'), products: pair, decidedAt: daysAgo(20), decidedBy: 'admin' }]
    : [];
};
