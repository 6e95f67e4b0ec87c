import fc from 'fast-check';
import type { ExportedProduct } from '@/domain/export/shop/storedSource.ts';
import { deriveProduct } from '@/domain/product/deriveProduct.ts';
import { ownCosts } from '@/domain/product/productCosts.ts';
import { type ProductInput, productInputSchema } from '@/domain/schemas/product.ts';
import { HOSTILE_STRINGS } from '../../support/hostileStrings.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

const WORDS = [
  ...HOSTILE_STRINGS.map(({ text }) => text).filter(text => text.length < 200),
  ...['plain', 'two words', 'a;b', 'a,b', 'a, b', '"quoted"', "it's", "'=1", "''=1", "'007", '’1'],
  ...['=1+1', '+49 30 1234', '-12.50', '@home', '- Sale', 'line\nbreak', 'a\r\nb', 'tab\tin'],
  ...['😀 👩‍👩‍👧', '<b>bold</b> &amp; <br>', '&lt;', 'x < y & z', '#fff:white', 'Title', 'Weight'],
  ...['Default Title', 'Ribbon', 'SEO title', 'Product type', 'A > B > C', 'Uncategorized'],
  ...['All products', 'None', 'true', 'false', 'own_1', 'Color (product.metafields.a.b)'],
  ...['1,299', '4.0E+12', '12 g', '', ' ', 'Größe', 'ключ'],
];

const word = fc.oneof(
  fc.constantFrom(...WORDS),
  fc.string({ unit: fc.constantFrom(...`ab'";,=+-@<>&\n\r\t #:|0.`), maxLength: 12 }),
);

const inventory = fc.oneof(
  fc.record({
    tracked: fc.constant(true),
    quantity: fc.integer({ min: 0, max: 50 }),
    oversell: fc.boolean(),
  }),
  fc.record({
    tracked: fc.constant(false),
    quantity: fc.constant(0),
    oversell: fc.constant(false),
  }),
);

const stock = fc.tuple(inventory, fc.boolean()).map(([one, isThere]) => ({
  ...one,
  inStock: one.tracked ? one.quantity > 0 || one.oversell : isThere,
}));

const amount = fc.option(fc.integer({ min: 0, max: 10_000_000 }));

const offer = fc.record({
  sku: word,
  barcode: fc.constantFrom('', '4006381333931', "'123", '=1', '0012'),
  price: amount,
  compareAtPrice: amount,
  inventory: stock,
});

const picture = fc.record({
  id: fc.uuid(),
  url: fc.oneof(
    fc.webUrl({ withQueryParameters: true }),
    fc.constantFrom('/pictures/a.svg', 'local-file:1', 'https://cdn.shopify.com/s/a.jpg?v=1'),
  ),
  alt: word,
});

const options = fc.uniqueArray(
  fc.record({
    name: word,
    values: fc.uniqueArray(
      fc.record({ name: word, color: fc.option(fc.constantFrom('#fff', '#83cc83')) }),
      { minLength: 1, maxLength: 3, selector: ({ name }) => name.trim() },
    ),
  }),
  { maxLength: 4, selector: ({ name }) => name.trim() },
);

type Choices = ProductInput['options'];

const combinations = (all: Choices): Record<string, string>[] =>
  all.reduce<Record<string, string>[]>(
    (before, { name, values }) =>
      before.flatMap(one => values.map(value => ({ ...one, [name]: value.name }))),
    [{}],
  );

const variants = (all: Choices) =>
  fc
    .tuple(
      ...combinations(all)
        .slice(0, 6)
        .map(() => offer),
    )
    .chain(offers =>
      fc
        .record({
          weight: fc.option(fc.integer({ min: 1, max: 99_999 }).map(grams => grams / 1000)),
          visible: fc.boolean(),
          keeps: fc.constantFrom(0, 1, 6),
          image: fc.option(fc.constantFrom('https://x.example/a.png', '/pictures/a.svg')),
        })
        .map(({ weight, visible, keeps, image }) =>
          (all.length === 0 ? [] : offers).slice(0, keeps).map((one, index) => ({
            ...one,
            id: `v${index}`,
            optionValues: combinations(all)[index] ?? {},
            weightGrams: weight,
            imageUrl: image,
            visible: visible || index > 0,
          })),
        ),
    );

const input = fc
  .record({
    title: word,
    description: fc.oneof(word, fc.constant('<p>One</p>\n<ul><li>two</li></ul>')),
    images: fc.array(picture, { maxLength: 3 }),
    currency: fc.constantFrom('EUR', 'JPY', 'KWD'),
    brand: word,
    category: word,
    tags: fc.array(word, { maxLength: 3 }),
    lowStockThreshold: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
    weightGrams: fc.option(fc.integer({ min: 0, max: 99_999 })),
    attributes: fc.array(fc.record({ name: word, value: word }), { maxLength: 8 }),
    status: fc.constantFrom('draft' as const, 'active' as const, 'archived' as const),
    offer,
  })
  .chain(product => fc.tuple(fc.constant(product), options))
  .chain(([product, all]) =>
    fc.tuple(fc.constant({ ...product, options: all }), variants(all as Choices)),
  )
  .map(([{ offer: own, ...product }, all]) => ({ ...product, ...own, variants: all }));

/** Products as people may type them: whatever the schema of what is stored lets through. */
export const hostileProduct = fc
  .tuple(
    input,
    fc.array(fc.option(fc.integer({ min: 0, max: 99_999 })), { minLength: 1, maxLength: 4 }),
    fc.uuid(),
  )
  .map(([raw, [cost = null, ...others], id]): ExportedProduct | null => {
    const parsed = productInputSchema.safeParse(raw);
    if (!parsed.success) return null;
    const product = parsed.data;
    return {
      costs: {
        cost,
        variantCosts: ownCosts(
          product.variants.slice(1),
          one =>
            others[product.variants.findIndex(({ id: known }) => known === one) % others.length] ??
            null,
        ),
      },
      record: {
        ...product,
        ...deriveProduct(product),
        ...{ id, businessId: 'biz', businessName: 'Biz', version: 1 },
        ...{ createdAt: NOW, createdBy: 'biz', updatedAt: NOW, updatedBy: 'biz' },
        source: null,
      },
    };
  })
  .filter(product => product !== null);
