import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '@/routes/paths.ts';
import { every, of } from '../../tests/support/hostileCorpus.ts';
import { prepareHostile, problemsAt } from '../../tests/support/hostileScreens.ts';

vi.mock('@/routes/usePreload.ts', () => ({ usePreload: () => {} }));
vi.setConfig({ testTimeout: 240_000 });

beforeEach(prepareHostile);
afterEach(() => vi.restoreAllMocks());
afterEach(() => vi.unstubAllGlobals());

const beside = (address: string) => `${address}&perPage=10&page=1`;

/** What administrators edit, and what they open beside a list. */
const SCREENS: readonly [screen: string, addresses: readonly string[]][] = [
  [
    'forms of products',
    every(index => paths.editProduct('superAdmin', of('products', index), 'owner')),
  ],
  ['forms of businesses', every(index => paths.editBusiness(of('business', index)))],
  ['reports', every(index => beside(paths.report(of('reports', index))))],
  ['requests', every(index => beside(paths.request(of('requests', index))))],
  ['entries of the trail', every(index => beside(`/recent-changes?open=${of('audit', index)}`))],
];

describe.each(SCREENS)('%s', (_, addresses) => {
  it('show what should never have been stored', async () => {
    expect(await problemsAt('admin', addresses)).toEqual([]);
  });
});
