import { BUSINESS_FACET, type Facet } from '@/components/list/facet.ts';
import type { Role } from '@/domain/access/roles.ts';
import { PLATFORMS } from '@/domain/platforms.ts';
import { SALE_VALUES } from '@/domain/product/productLabels.ts';
import { PRODUCT_GAPS, PRODUCT_STATUSES, STOCK_STATES } from '@/domain/schemas/product.ts';

const ownFacets: readonly Facet[] = [
  {
    source: 'status',
    label: 'products.field.status',
    options: PRODUCT_STATUSES.map(id => ({ id, label: `products.status.${id}` })),
  },
  {
    source: 'stockState',
    label: 'products.field.stockState',
    options: STOCK_STATES.map(id => ({ id, label: `products.stock.${id}` })),
  },
  {
    source: 'gaps_contains',
    label: 'products.field.gaps',
    options: PRODUCT_GAPS.map(id => ({ id, label: `products.gap.${id}` })),
  },
  {
    source: 'source.platform',
    label: 'products.field.source',
    options: PLATFORMS.map(id => ({ id, label: `products.source.${id}` })),
  },
  {
    source: 'sale',
    label: 'products.field.sale',
    options: SALE_VALUES.map(id => ({ id, label: `products.sale.${id}` })),
  },
  { source: 'source.runId', label: 'products.field.importRun', given: true },
  { source: 'category', label: 'products.field.category', values: true },
  { source: 'brand', label: 'products.field.brand', values: true },
  { source: 'tag', label: 'products.field.tag', suggested: 'tags' },
  { source: 'price', label: 'products.field.price', amounts: true },
  { source: 'createdAt', label: 'products.field.createdAt', days: true },
];

const everybodysFacets = [BUSINESS_FACET, ...ownFacets];

/** The filters of the products list; every combination that they offer is a declared query. */
export const productFacets = (role: Role): readonly Facet[] =>
  role === 'owner' ? ownFacets : everybodysFacets;
