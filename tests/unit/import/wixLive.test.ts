import { describe, expect, it } from 'vitest';
import { ConnectProblem } from '@/domain/import/connect/connectProblem.ts';
import type { SourceProduct } from '@/domain/import/types.ts';
import { readWix } from '@/domain/import/wix/readWix.ts';
import { type MockSite, mockWix, type WixFault } from '../../support/mockWix.ts';

const CLIENT = '11111111-2222-3333-4444-555555555555';

const v3Product = (index: number, more = {}) => ({
  id: `id-${index}`,
  handle: `product-${index}`,
  name: `Product ${index}`,
  visible: true,
  plainDescription: '<p>Nice</p>',
  currency: 'EUR',
  actualPriceRange: { minValue: { amount: '12.5' } },
  inventory: { availabilityStatus: 'IN_STOCK' },
  media: { main: { image: { url: '//static.wixstatic.com/media/a~mv2.jpg' } } },
  ...more,
});

const sizes = Array.from({ length: 1203 }, (_, index) => `S${index}`);

const v3Site = (more: Partial<MockSite> = {}): MockSite => ({
  catalog: 'V3_CATALOG',
  clientId: CLIENT,
  products: [
    ...Array.from({ length: 230 }, (_, index) => v3Product(index)),
    v3Product(999, {
      options: [{ name: 'Size', choicesSettings: { choices: sizes.map(name => ({ name })) } }],
      brand: { name: 'Acme' },
      directCategoriesInfo: { categories: [{ name: 'Bags' }, { name: 'Sale' }] },
    }),
  ],
  variants: sizes.map((name, index) => ({
    id: `v-${index}`,
    productData: { productId: 'id-999' },
    optionChoices: [{ optionChoiceNames: { optionName: 'Size', choiceName: name } }],
    price: { actualPrice: { amount: `${index}.10` } },
    sku: name,
    inventoryStatus: { inStock: index % 2 === 0 },
  })),
  ...more,
});

const v1Site = (more: Partial<MockSite> = {}): MockSite => ({
  catalog: 'V1_CATALOG',
  clientId: CLIENT,
  collections: [
    { id: 'c0', name: 'All Products' },
    { id: 'c1', name: 'Savons' },
  ],
  products: Array.from({ length: 105 }, (_, index) => ({
    id: `id-${index}`,
    name: `Savon ${index}`,
    visible: true,
    description: '<p>Doux</p>',
    priceData: { currency: 'EUR', price: 10, discountedPrice: 9 },
    stock: { trackInventory: true, quantity: 3, inStock: true },
    collectionIds: ['c0', 'c1'],
    media: {
      items: [{ image: { url: 'https://static.wixstatic.com/media/b~mv2.png/v1/fit/x.png' } }],
    },
    productOptions: [{ name: 'Couleur', choices: [{ value: '#83cc83', description: 'vert' }] }],
    variants: [
      {
        id: 'v1',
        choices: { Couleur: 'vert' },
        variant: { priceData: { price: 10, discountedPrice: 9 }, sku: 'V', visible: true },
        stock: { trackInventory: true, quantity: 3, inStock: true },
      },
    ],
  })),
  ...more,
});

const read = async (site: MockSite, clientId = CLIENT) => {
  const mock = mockWix(site);
  const products: SourceProduct[] = [];
  const totals: (number | null)[] = [];
  const sites: (string | null | undefined)[] = [];
  const surroundings = {
    fetch: mock.fetch,
    sleep: async () => {},
    signal: new AbortController().signal,
  };
  for await (const page of readWix(clientId, surroundings)) {
    products.push(...page.products);
    totals.push(page.total);
    sites.push(page.site);
  }
  return { products, totals, sites, requests: mock.requests };
};

const problem = async (site: MockSite, clientId = CLIENT) => {
  try {
    await read(site, clientId);
    return 'no problem';
  } catch (error) {
    return error instanceof ConnectProblem ? error.code : error;
  }
};

describe('readWix', () => {
  it('reads Catalog V3 over all pages and joins all variants', async () => {
    const { products, totals, requests } = await read(v3Site());
    expect(products).toHaveLength(231);
    expect(totals[0]).toBe(231);
    const bag = products.at(-1);
    expect(bag).toMatchObject({
      handle: 'product-999',
      category: 'Bags',
      tags: ['Sale'],
      brand: 'Acme',
      currency: 'EUR',
      images: [{ url: 'https://static.wixstatic.com/media/a~mv2.jpg' }],
    });
    expect(bag?.variants.map(({ price }) => price)).toEqual(sizes.map((_, index) => `${index}.10`));
    expect(requests.filter(({ path }) => path.endsWith('query-variants'))).toHaveLength(2);
    expect(requests.at(-1)?.authorization).toBe('visitor');
  });

  it('reads Catalog V1 with discounts, colours, counted stock and collections', async () => {
    const { products, totals } = await read(v1Site());
    expect(products).toHaveLength(105);
    expect(totals[0]).toBe(105);
    expect(products[0]).toMatchObject({
      handle: 'product_id-0',
      category: 'Savons',
      images: [{ url: 'https://static.wixstatic.com/media/b~mv2.png' }],
      options: [{ name: 'Couleur', values: [{ name: 'vert', color: '#83cc83' }] }],
      variants: [{ values: ['vert'], price: '9', compareAtPrice: '10', stock: { quantity: 3 } }],
    });
  });

  it('tells which site it is by the addresses of the products, in both catalogs', async () => {
    const address = { base: 'https://www.savon.example', path: '/product-page/savon' };
    const old = v1Site();
    const [first] = old.products;
    const products = [{ ...first, productPageUrl: address }];
    expect((await read({ ...old, products })).sites).toEqual(['savon.example']);
    const recent = v3Site();
    const [bag] = recent.products;
    const url = { url: 'https://anna.wixsite.com/bags/product-page/bag' };
    const { sites } = await read({ ...recent, products: [{ ...bag, url }] });
    expect(sites).toEqual(['anna.wixsite.com/bags']);
    expect((await read(v1Site())).sites[0]).toBeNull();
  });

  it('finds out the catalog by trying where a visitor may not ask', async () => {
    expect((await read(v1Site({ versionHidden: true }))).products).toHaveLength(105);
    expect((await read(v3Site({ versionHidden: true }))).products).toHaveLength(231);
  });

  it('says what is wrong', async () => {
    expect(await problem(v3Site(), 'nonsense')).toBe('badClientId');
    expect(await problem(v3Site({ clientId: 'other' }))).toBe('clientIdRefused');
    expect(await problem(v3Site({ catalog: 'STORES_NOT_INSTALLED' }))).toBe('storesMissing');
  });

  /** The first fault meets the question for the version, which is optional; so it comes twice. */
  it.each<[WixFault[], string]>([
    [['network', 'network'], 'unreachable'],
    [['plan', 'plan'], 'planNeeded'],
    [['forbidden', 'forbidden'], 'forbidden'],
    [['missing', 'missing'], 'notFound'],
    [['html', 'html'], 'invalidResponse'],
    [Array.from({ length: 6 }, () => 'tooMany'), 'throttled'],
    [Array.from({ length: 6 }, () => 'serverError'), 'serverError'],
  ])('%j is told as %s', async (faults, code) => {
    expect(await problem(v3Site({ faults }))).toBe(code);
  });

  it('gets over being asked to slow down', async () => {
    const faults: WixFault[] = ['tooMany', 'serverError'];
    expect((await read(v3Site({ faults }))).products).toHaveLength(231);
  });
});
