import { NoDeprecatedCustomRule, parse, specifiedRules, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { ConnectProblem } from '@/domain/import/connect/connectProblem.ts';
import {
  ADMIN_PRODUCTS_QUERY,
  MORE_ADMIN_VARIANTS_QUERY,
  MORE_MEDIA_QUERY,
  MORE_METAFIELDS_QUERY,
} from '@/domain/import/shopify/admin/adminQuery.ts';
import { readAdmin } from '@/domain/import/shopify/admin/readAdmin.ts';
import { shopLines, shopLinesReader } from '@/domain/import/shopify/admin/shopLines.ts';
import type { SourceProduct } from '@/domain/import/types.ts';
import {
  ADMIN_TOKEN,
  type AdminFault,
  adminSchema,
  type MockAdminProduct,
  type MockAdminShop,
  mockAdmin,
} from '../../support/mockAdmin.ts';
import { contextOf, importAll, plan, SETTINGS } from './importing.ts';
import { memoryStore } from './memoryStore.ts';

const SHOP = 'oak.myshopify.com';

const read = async (shop: MockAdminShop, token = ADMIN_TOKEN, domain = SHOP) => {
  const mock = mockAdmin(shop);
  const waits: number[] = [];
  const surroundings = {
    fetch: mock.fetch,
    sleep: async (milliseconds: number) => {
      waits.push(milliseconds);
    },
    signal: new AbortController().signal,
  };
  const reader = shopLinesReader();
  const products: SourceProduct[] = [];
  for await (const page of readAdmin({ shop: domain, token }, surroundings)) {
    const text = shopLines(page.products, { shop: domain, currency: page.currency });
    // Pieces end anywhere.
    const middle = Math.floor(text.length / 2);
    products.push(...reader.add([text.slice(0, middle)]).products);
    products.push(...reader.add([text.slice(middle)]).products);
  }
  reader.end();
  return { products, waits, requests: mock.requests };
};

const problem = async (shop: MockAdminShop, token?: string, domain?: string) => {
  try {
    await read(shop, token, domain);
    return 'no problem';
  } catch (error) {
    return error instanceof ConnectProblem ? error.code : error;
  }
};

const one: MockAdminProduct = { handle: 'tray' };

it('asks what fits Shopify’s schema, and nothing deprecated', () => {
  const rules = [...specifiedRules, NoDeprecatedCustomRule];
  const queries = [
    ...[ADMIN_PRODUCTS_QUERY, MORE_ADMIN_VARIANTS_QUERY, MORE_MEDIA_QUERY, MORE_METAFIELDS_QUERY],
  ];
  for (const query of queries) expect(validate(adminSchema(), parse(query), rules)).toEqual([]);
  const wrong = ADMIN_PRODUCTS_QUERY.replace('handle', 'handel');
  expect(validate(adminSchema(), parse(wrong), rules)).toHaveLength(1);
});

describe('readAdmin', () => {
  it('reads every product whole, over all pages and lists', async () => {
    const sizes = Array.from({ length: 130 }, (_, index) => ({
      values: { Size: `${index}` },
      price: `${index}.5`,
    }));
    const metafields = Array.from({ length: 30 }, (_, index) => ({
      ...{
        key: `k${index}`,
        type: 'single_line_text_field',
        value: `v${index}`,
        name: `N${index}`,
      },
    }));
    const products = [
      ...Array.from({ length: 33 }, (_, index) => ({ handle: `p-${index}` })),
      { handle: 'many', variants: sizes, pictures: 23, metafields },
    ];
    const result = await read({ products });
    expect(result.products.map(({ handle }) => handle)).toEqual(products.map(p => p.handle));
    const many = result.products.at(-1);
    expect(many?.variants.map(({ price }) => price)).toEqual(sizes.map(({ price }) => price));
    expect(many?.images).toHaveLength(23);
    expect(many?.attributes.filter(({ name }) => name.startsWith('N'))).toHaveLength(30);
    expect(many?.options[0]?.values).toHaveLength(130);
  });

  it('tells drafts, costs, stock and what else only the shop’s own people see', async () => {
    const product: MockAdminProduct = {
      ...{ handle: 'tray', title: ' Walnut tray ', status: 'DRAFT', hasFilm: true, pictures: 2 },
      ...{ category: 'Home & Garden > Trays', productType: 'Trays of ours' },
      variants: [
        { values: { Size: 'S' }, price: '19.90', cost: '7.5', quantity: 4 },
        { values: { Size: 'M' }, price: '29.90', quantity: -2, oversell: true },
        { values: { Size: 'L' }, price: '39.90' },
      ],
      metafields: [
        { key: 'wood', type: 'single_line_text_field', value: 'Walnut', name: 'Wood' },
        { key: 'care', type: 'list.single_line_text_field', value: '["Oil","Wipe"]', name: 'Care' },
        { key: 'care', namespace: 'b', type: 'boolean', value: 'true', name: 'care' },
        { key: 'widget', type: 'single_line_text_field', value: 'of an app' },
      ],
    };
    const { products } = await read({ products: [product] });
    expect(products).toMatchObject([
      {
        ...{ title: 'Walnut tray', status: 'draft', currency: 'EUR', category: 'Trays' },
        ...{ channel: 'api', externalId: 'gid://shopify/Product/1', tags: ['mock'], brand: 'Mock' },
        options: [{ name: 'Size', values: [{ name: 'S' }, { name: 'M' }, { name: 'L' }] }],
        images: [
          { url: 'https://cdn.shopify.com/s/files/1/1/tray-0.jpg', alt: 'No. 0', width: 800 },
          { url: 'https://cdn.shopify.com/s/files/1/1/tray-1.jpg', alt: 'No. 1' },
        ],
        variants: [
          {
            ...{ cost: '7.5', weight: { value: '0.25', unit: 'kg' }, sku: 'tray-0' },
            imageUrl: 'https://cdn.shopify.com/s/files/1/1/tray-0.jpg',
            stock: { tracked: true, quantity: 4, inStock: true, oversell: false },
          },
          { cost: null, stock: { tracked: true, quantity: 0, inStock: true, oversell: true } },
          { stock: { tracked: false, quantity: null, inStock: true } },
        ],
        attributes: [
          { name: 'Product category', value: 'Home & Garden > Trays' },
          { name: 'Product type', value: 'Trays of ours' },
          { name: 'SEO description', value: 'About tray' },
          { name: 'Wood', value: 'Walnut' },
          { name: 'Care (custom.care)', value: 'Oil; Wipe' },
          { name: 'care (b.care)', value: 'true' },
        ],
      },
    ]);
    expect(products[0]?.provided).toEqual(expect.arrayContaining(['cost', 'status', 'attributes']));
    expect(products[0]?.provided).not.toContain('lowStockThreshold');
    expect(products[0]?.issues.map(({ code }) => code)).toEqual(['negativeStock']);
  });

  it.each<[MockAdminProduct['status'], boolean, SourceProduct['status']]>([
    ['ACTIVE', true, 'active'],
    ['ACTIVE', false, 'draft'],
    ['DRAFT', false, 'draft'],
    ['UNLISTED', true, 'draft'],
    ['ARCHIVED', false, 'archived'],
  ])('takes %s (in the online shop: %s) for %s, as the export does', async (...given) => {
    const [status = 'ACTIVE', isPublished, expected] = given;
    const { products } = await read({ products: [{ ...one, status, isPublished }] });
    expect(products[0]?.status).toBe(expected);
  });

  it('sends the token to the shop’s own address alone, and follows nobody elsewhere', async () => {
    const { requests } = await read({ products: [one] });
    expect(requests.map(({ url }) => url)).toEqual([
      'https://oak.myshopify.com/admin/api/2026-07/graphql.json',
    ]);
    expect(requests[0]?.init?.redirect).toBe('manual');
    expect(await problem({ products: [one], faults: ['moved'] })).toBe('shopNotFound');
    for (const domain of ['oak.example', 'oak.myshopify.com.evil.example'])
      expect(await problem({ products: [one] }, ADMIN_TOKEN, domain)).toBe('tokenForMyshopifyOnly');
  });

  it.each<[AdminFault[], string]>([
    [['badToken'], 'unauthorized'],
    [['denied'], 'forbidden'],
    [['notFound'], 'shopNotFound'],
    [['frozen'], 'unavailable'],
    [['html'], 'invalidResponse'],
    [['network', 'network', 'network'], 'unreachable'],
    [['serverError', 'serverError', 'serverError'], 'serverError'],
    [['throttled', 'throttled', 'throttled', 'throttled'], 'throttled'],
  ])('%j is told as %s, without the token', async (faults, code) => {
    expect(await problem({ products: [one], faults })).toBe(code);
    const error = await read({ products: [one], faults }).catch((reason: unknown) => reason);
    expect(JSON.stringify(error, ['message', 'params', 'stack', 'cause'])).not.toContain(
      ADMIN_TOKEN,
    );
  });

  it('waits as long as Shopify says until it can pay for a query', async () => {
    const faults: AdminFault[] = ['network', 'throttled', 'tooMany'];
    const { products, waits } = await read({ products: [one], faults });
    expect(products).toHaveLength(1);
    // 300 points of the 400 are lacking, and 100 come back a second.
    expect(waits.slice(1)).toEqual([3000, 2000]);
    expect(waits).toHaveLength(3);
  });

  it('asks for less where a query costs too much, and for more where there is room', async () => {
    const products = Array.from({ length: 40 }, (_, index) => ({
      ...{
        handle: `p-${index}`,
        pictures: 3,
        variants: [{}, {}, {}].map((_, at) => ({ values: { At: `${at}` } })),
      },
    }));
    const tight = await read({ products, maxCost: 30 });
    expect(tight.products.flatMap(({ variants, images }) => [...variants, ...images])).toHaveLength(
      240,
    );
    const roomy = await read({ products: products.slice(0, 9), faults: ['costly'] });
    expect(roomy.products).toHaveLength(9);
    expect(await problem({ products, maxCost: 1 })).toBe('tooComplex');
  });
});

describe('the lines that functions hand on', () => {
  it('give a product that comes twice once, and its shop', async () => {
    const pages: string[] = [];
    const { fetch } = mockAdmin({ products: [one, { handle: 'mug' }] });
    const surroundings = { fetch, sleep: async () => {}, signal: new AbortController().signal };
    const access = { shop: SHOP, token: ADMIN_TOKEN };
    for await (const { products, currency } of readAdmin(access, surroundings))
      pages.push(shopLines(products, { shop: SHOP, currency }));
    expect(pages.join('')).not.toContain(ADMIN_TOKEN);
    const reader = shopLinesReader();
    const first = reader.add(pages);
    expect(first.products.map(({ handle }) => handle)).toEqual(['tray', 'mug']);
    expect(first.shop).toBe(SHOP);
    expect(reader.add(pages).products).toEqual([]);
    reader.end();
  });

  it.each([
    ['no JSON\n'],
    ['{}\n'],
    [`${JSON.stringify({ shop: 'evil.example', currency: 'EUR', product: {} })}\n`],
  ])('are refused where one is %j', text => {
    expect(() => shopLinesReader().add([text])).toThrow('unreadable');
  });

  it('are refused where the last one has no end', () => {
    const reader = shopLinesReader();
    reader.add(['{"shop":']);
    expect(() => reader.end()).toThrow('unreadable');
  });
});

it('is the same product by the Admin API as by the shop’s own address, and knows more of it', async () => {
  const memory = memoryStore();
  const shop = {
    products: [{ ...one, variants: [{ price: '12.00', cost: '5.00', quantity: 3 }] }],
  };
  const { products } = await read(shop);
  await importAll(products, memory, contextOf('shopify', SETTINGS, { channel: 'api' }));
  expect(memory.products()).toMatchObject([
    { price: 1200, status: 'active', inventory: { tracked: true, quantity: 3 } },
  ]);
  expect((await plan(products, memory))[0]?.state).toBe('unchanged');
  const archived = { products: [{ ...shop.products[0], ...one, status: 'ARCHIVED' as const }] };
  expect((await plan((await read(archived)).products, memory))[0]?.state).toBe('changed');
});
