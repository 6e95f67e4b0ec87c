import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '@/routes/paths.ts';
import { every, of } from '../../tests/support/hostileCorpus.ts';
import { prepareHostile, problemsAt } from '../../tests/support/hostileScreens.ts';

vi.mock('@/routes/usePreload.ts', () => ({ usePreload: () => {} }));
vi.setConfig({ testTimeout: 240_000 });

beforeEach(prepareHostile);
afterEach(() => vi.restoreAllMocks());
afterEach(() => vi.unstubAllGlobals());

/** Every third: what is in them differs by role, their fields do not. */
const some = (address: (index: number) => string) =>
  every(address).filter((_, index) => index % 3 === 0);

/** What owners see of stored records. */
const SCREENS: readonly [screen: string, addresses: readonly string[]][] = [
  ['the first page', ['/']],
  ['lists', ['/all-products?perPage=25&page=1', '/submitted-requests?perPage=25&page=1']],
  ['products', every(index => paths.viewProduct('owner', of('products', index)))],
  ['forms of products', some(index => paths.editProduct('owner', of('products', index), 'owner'))],
  ['requests', some(index => `${paths.request(of('requests', index))}&perPage=10&page=1`)],
  ['analytics', ['/products-analytics', '/user-analytics']],
  [
    'imports, duplicates, channels and spellings',
    [
      '/shopify/add-product',
      '/wix/add-product',
      '/duplicate-products',
      '/channel-readiness',
      '/spellings',
      '/planned-sales',
      '/weekly-report',
    ],
  ],
];

describe.each(SCREENS)('%s', (_, addresses) => {
  it('show what should never have been stored', async () => {
    expect(await problemsAt('owner', addresses)).toEqual([]);
  });
});
