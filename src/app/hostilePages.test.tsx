import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '@/routes/paths.ts';
import { every, of } from '../../tests/support/hostileCorpus.ts';
import { prepareHostile, problemsAt } from '../../tests/support/hostileScreens.ts';

vi.mock('@/routes/usePreload.ts', () => ({ usePreload: () => {} }));
vi.setConfig({ testTimeout: 240_000 });

beforeEach(prepareHostile);
afterEach(() => vi.restoreAllMocks());
afterEach(() => vi.unstubAllGlobals());

/** The pages of administrators that show stored records. */
const SCREENS: readonly [screen: string, addresses: readonly string[]][] = [
  ['the first page', ['/']],
  [
    'lists',
    ['/all-products', '/all-business', '/users', '/giveaways', '/reports']
      .concat(['/submitted-requests', '/recent-changes'])
      .map(path => `${path}?perPage=25&page=1`),
  ],
  ['products', every(index => paths.viewProduct('superAdmin', of('products', index)))],
  ['businesses', every(index => paths.viewBusiness(of('business', index)))],
  ['users', every(index => paths.viewUser(of('users', index)))],
  ['giveaways', every(index => paths.giveaway(of('giveaways', index)))],
  [
    'comparisons',
    every(index => `${paths.compare(of('products', index))}?with=${of('products', index + 1)}`),
  ],
  [
    'merges',
    [
      '/merge-products',
      ...every(
        index => `/merge-products?products=${of('products', index)},${of('products', index + 1)}`,
      ),
    ],
  ],
  ['the system', ['/system']],
  ['analytics', ['/products-analytics', '/business-ranking', paths.businessAnalytics('owner')]],
  [
    'imports',
    [paths.importProductsFor('shopify', 'owner'), paths.importProductsFor('wix', 'owner')],
  ],
];

describe.each(SCREENS)('%s', (_, addresses) => {
  it('show what should never have been stored', async () => {
    expect(await problemsAt('admin', addresses)).toEqual([]);
  });
});
