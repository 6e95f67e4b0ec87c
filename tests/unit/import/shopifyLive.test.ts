import { NoDeprecatedCustomRule, parse, specifiedRules, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { ConnectProblem } from '@/domain/import/connect/connectProblem.ts';
import { normaliseShop } from '@/domain/import/identity.ts';
import { readShopify } from '@/domain/import/shopify/readShopify.ts';
import {
  type Extra,
  MORE_IMAGES_QUERY,
  moreVariantsQuery,
  productsQuery,
} from '@/domain/import/shopify/shopifyQuery.ts';
import type { SourceProduct } from '@/domain/import/types.ts';
import {
  type MockProduct,
  type MockShop,
  mockShopify,
  type ShopifyFault,
  storefrontSchema,
} from '../../support/mockShopify.ts';
import { contextOf, importAll, plan, SETTINGS } from './importing.ts';
import { memoryStore } from './memoryStore.ts';

const DOMAIN = 'mock-shop.myshopify.com';

const simple = (index: number): MockProduct => ({
  handle: `p-${index}`,
  title: `Product ${index}`,
  variants: [{ values: {}, price: '59.9' }],
});

const read = async (shop: MockShop, token: string | null = null, signal?: AbortSignal) => {
  const mock = mockShopify(shop);
  const waits: number[] = [];
  const products: SourceProduct[] = [];
  const surroundings = {
    fetch: mock.fetch,
    sleep: async (milliseconds: number) => {
      waits.push(milliseconds);
    },
    signal: signal ?? new AbortController().signal,
  };
  for await (const page of readShopify({ domain: DOMAIN, token }, surroundings))
    products.push(...page.products);
  return { products, waits, requests: mock.requests };
};

const problem = async (shop: MockShop, token: string | null = null) => {
  try {
    await read(shop, token);
    return 'no problem';
  } catch (error) {
    return error instanceof ConnectProblem ? error.code : error;
  }
};

describe('the queries', () => {
  it("fit Shopify's schema and use nothing deprecated", () => {
    const rules = [...specifiedRules, NoDeprecatedCustomRule];
    for (const extras of [new Set<Extra>(), new Set<Extra>(['tags', 'stock'])])
      for (const query of [productsQuery(extras), moreVariantsQuery(extras), MORE_IMAGES_QUERY])
        expect(validate(storefrontSchema(), parse(query), rules)).toEqual([]);
    const wrong = productsQuery(new Set()).replace('handle', 'handel');
    expect(validate(storefrontSchema(), parse(wrong), rules)).toHaveLength(1);
  });
});

describe('readShopify', () => {
  it('reads every product, variant and image over all pages, without a token', async () => {
    const sizes = Array.from({ length: 130 }, (_, index) => ({
      values: { Size: `${index}` },
      price: `${index}.5`,
    }));
    const products: MockProduct[] = [
      ...Array.from({ length: 47 }, (_, index) => simple(index)),
      { handle: 'many', title: 'Many', variants: sizes, images: 23 },
    ];
    const result = await read({ products });
    expect(result.products.map(({ handle }) => handle)).toEqual(products.map(p => p.handle));
    const many = result.products.at(-1);
    expect(many?.variants.map(({ price }) => price)).toEqual(sizes.map(({ price }) => price));
    expect(many?.images).toHaveLength(23);
    expect(result.requests[0]?.headers.has('x-shopify-storefront-access-token')).toBe(false);
    expect(result.products[0]).toMatchObject({
      options: [],
      currency: 'CAD',
      externalId: 'gid://shopify/Product/1',
      variants: [{ price: '59.9', weight: { value: '0.25', unit: 'kg' } }],
    });
  });

  it('asks for tags and stock with a token, and does without where they are denied', async () => {
    const products = [
      { ...simple(1), tags: ['a'], variants: [{ values: {}, price: '1', quantity: 4 }] },
    ];
    const full = await read({ products }, 'token');
    expect(full.products[0]).toMatchObject({
      tags: ['a'],
      variants: [{ stock: { tracked: true, quantity: 4 } }],
    });
    expect(full.products[0]?.provided).toContain('tags');
    const less = await read({ products, denied: ['tags', 'quantityAvailable'] }, 'token');
    expect(less.products[0]?.provided).not.toContain('tags');
    expect(less.products[0]?.variants[0]?.stock).toMatchObject({ tracked: false, quantity: null });
  });

  it('asks for less where a query is too complex, and for more where there is room', async () => {
    const products = Array.from({ length: 30 }, (_, index) => simple(index));
    const tight = await read({ products, maxCost: 100 });
    expect(tight.products).toHaveLength(30);
    const first = await read({ products, faults: ['complex'] });
    expect(first.products).toHaveLength(30);
    expect(await problem({ products, maxCost: 1 })).toBe('tooComplex');
  });

  it.each<[ShopifyFault[], string]>([
    [['network'], 'unreachable'],
    [['shopNotFound'], 'shopNotFound'],
    [['locked'], 'storeLocked'],
    [['lockedText'], 'storeLocked'],
    [['badToken'], 'unauthorized'],
    [['forbidden'], 'unauthorized'],
    [['throttled', 'throttled', 'throttled', 'throttled'], 'throttled'],
    [['tooMany', 'tooMany', 'tooMany', 'tooMany'], 'throttled'],
    [['frozen'], 'unavailable'],
    [['blocked'], 'blocked'],
    [['serverError', 'serverError', 'serverError'], 'serverError'],
    [['internal', 'internal', 'internal'], 'serverError'],
    [['html'], 'invalidResponse'],
    [['noData'], 'invalidResponse'],
  ])('%j is told as %s', async (faults, code) => {
    expect(await problem({ products: [simple(1)], faults })).toBe(code);
  });

  it.each<ShopifyFault[]>([
    ['throttled', 'tooMany', 'throttled'],
    ['serverError', 'internal'],
  ])('gets over %s and %s', async (...faults) => {
    const { products, waits } = await read({ products: [simple(1)], faults });
    expect(products).toHaveLength(1);
    expect(waits).toHaveLength(faults.length);
    if (faults.includes('tooMany')) expect(waits[1]).toBe(2000);
  });

  it('sends a token nowhere but to myshopify.com, and stops when cancelled', async () => {
    const aborted = AbortSignal.abort(new Error('cancelled'));
    await expect(read({ products: [simple(1)] }, null, aborted)).rejects.toThrow('cancelled');
    const pages = readShopify(
      { domain: 'shop.example', token: 'secret' },
      { fetch, sleep: async () => {}, signal: new AbortController().signal },
    );
    await expect(pages.next()).rejects.toMatchObject({ code: 'tokenForMyshopifyOnly' });
  });

  it('meets the same products as a file of the same shop, and leaves alone what it cannot see', async () => {
    const memory = memoryStore();
    const shop = { products: [{ ...simple(1), tags: ['hidden'] }], currency: 'EUR' };
    const { products } = await read(shop);
    await importAll(products, memory, contextOf('shopify', SETTINGS, { channel: 'api' }));
    const [stored] = memory.products();
    expect(stored).toMatchObject({
      price: 5990,
      tags: [],
      status: 'active',
      source: { channel: 'api' },
    });
    const [again] = await plan(products, memory);
    expect(again?.state).toBe('unchanged');
    memory.edit(`products/${stored?.id}`, {
      inventory: { tracked: true, quantity: 9, inStock: true, oversell: false },
    });
    expect((await plan(products, memory))[0]?.state).toBe('unchanged');
  });
});

describe('normaliseShop', () => {
  it.each([
    ['my-shop', 'my-shop.myshopify.com'],
    ['My-Shop.myshopify.com', 'my-shop.myshopify.com'],
    ['https://admin.shopify.com/store/my-shop', 'my-shop.myshopify.com'],
    ['https://admin.shopify.com/store/my-shop/', 'my-shop.myshopify.com'],
    ['https://www.shop.example/products?a=1', 'www.shop.example'],
  ])('%s', (text, domain) => {
    expect(normaliseShop('shopify', text)).toBe(domain);
  });
});
