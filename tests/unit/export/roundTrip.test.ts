import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SHOP_FORMAT_NAMES, SHOP_FORMATS } from '@/domain/export/shop/shopFormats.ts';
import type { ExportedProduct } from '@/domain/export/shop/storedSource.ts';
import { readExport } from '@/domain/import/csv/readExport.ts';
import { hasError } from '@/domain/import/issues.ts';
import { type MappedProduct, mapProduct, productPart } from '@/domain/import/map/mapProduct.ts';
import { defaultSettings } from '@/domain/import/settings.ts';
import { PLATFORMS, type Platform } from '@/domain/platforms.ts';
import { deriveProduct } from '@/domain/product/deriveProduct.ts';
import { costsOf, ownCosts } from '@/domain/product/productCosts.ts';
import { generateBusinesses } from '@/sample-data/businesses.ts';
import { createClock } from '@/sample-data/clock.ts';
import { generateProducts } from '@/sample-data/products.ts';
import { again, differences, exported, imported } from './exporting.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

/** A product as it is stored once it was imported. */
const stored = (mapped: MappedProduct, platform: Platform): ExportedProduct => {
  const product = productPart(mapped.content);
  return {
    costs: costsOf(mapped.content),
    record: {
      ...product,
      ...deriveProduct(product),
      ...{ id: mapped.id, businessId: 'biz', businessName: 'Biz', version: 1 },
      ...{ createdAt: NOW, createdBy: 'biz', updatedAt: NOW, updatedBy: 'biz' },
      source: {
        ...{ platform, channel: 'csv', shop: 'shop', handle: mapped.source.handle },
        ...{ importedAt: NOW, runId: 'run1', hash: mapped.hash, base: { ...mapped.hashes } },
      },
    },
  };
};

const FOLDER = 'tests/fixtures/import';
const FILES = readdirSync(FOLDER).filter(name => name.endsWith('.csv'));

/** The products of a file, as an import of it stores them. */
const storedOf = (name: string): ExportedProduct[] => {
  const files = [{ name, bytes: readFileSync(`${FOLDER}/${name}`) }];
  const platform = PLATFORMS.find(one => name.startsWith(one)) ?? 'shopify';
  const settings = defaultSettings('shop', 'EUR');
  return readExport(platform, files).products.flatMap(source => {
    const mapped = mapProduct(source, settings, 'biz', html => ({ html, removed: false }));
    return hasError(mapped.issues) ? [] : [stored(mapped, platform)];
  });
};

const expectNothingToWrite = (products: readonly ExportedProduct[], mapped: MappedProduct[]) => {
  const byId = new Map(mapped.map(one => [one.source.ownId, one]));
  for (const [index, product] of products.entries()) {
    const back = byId.get(product.record.id) ?? mapped[index];
    const outcome = back && again(product, back);
    expect([product.record.title, outcome]).toEqual([
      product.record.title,
      { changes: [], kept: [] },
    ]);
  }
};

describe('a file that was imported', () => {
  it.each(FILES)('%s comes back from its own platform’s form without a difference', name => {
    const products = storedOf(name);
    expect(products.length).toBeGreaterThan(0);
    const format = name.startsWith('shopify')
      ? 'shopify'
      : name.endsWith('v1.csv')
        ? 'wixV1'
        : 'wixV3';
    const { text, lost } = exported(format, products);
    expect([...lost.values()].flat()).toEqual([]);
    const { mapped, failures } = imported(format, text, 'EUR');
    expect(failures).toEqual([]);
    expect(mapped).toHaveLength(products.length);
    for (const [index, product] of products.entries())
      expect(differences(product, mapped[index])).toEqual([]);
    expect(mapped.map(({ hashes }) => hashes)).toEqual(
      products.map(({ record }) => record.source?.base),
    );
    expectNothingToWrite(products, mapped);
  });

  it.each(FILES.flatMap(name => SHOP_FORMAT_NAMES.map(format => [name, format] as const)))(
    '%s as %s loses what is said to be lost, and changes nothing when imported over itself',
    (name, format) => {
      const products = storedOf(name);
      const { text, lost } = exported(format, products);
      const { mapped, failures } = imported(format, text, 'EUR');
      expect(failures).toEqual([]);
      for (const [index, product] of products.entries()) {
        const said = lost.get(product.record.id) ?? [];
        expect(said).toEqual(expect.arrayContaining([...differences(product, mapped[index])]));
      }
      expectNothingToWrite(products, mapped);
    },
  );
});

describe('the sample catalogue', () => {
  const clock = createClock(NOW);
  const all = [...generateProducts(generateBusinesses(clock), clock)];
  const businesses = [...new Set(all.map(({ businessId }) => businessId))];
  const catalogues = businesses.map(id =>
    all
      .filter(({ businessId }) => businessId === id)
      .map((record, index) => ({
        record,
        costs: {
          cost: index % 3 === 0 ? null : 1000 + index,
          variantCosts:
            index % 2 === 0
              ? null
              : ownCosts(record.variants, id =>
                  (id.length + index) % 5 === 0
                    ? null
                    : 700 + record.variants.findIndex(one => one.id === id),
                ),
        },
      })),
  );
  /** A reduced price beside those of variants: shops have prices of variants alone. */
  const REDUCED = 'besideVariants';

  it.each(SHOP_FORMAT_NAMES)(
    'comes back from %s without a difference that was not said, and changes nothing over itself',
    name => {
      const said = new Set<string>();
      for (const products of catalogues) {
        const { text, lost } = exported(name, products);
        const currency = products[0]?.record.currency ?? '';
        const { mapped, failures } = imported(name, text, currency);
        expect(failures).toEqual([]);
        expect(mapped).toHaveLength(products.length);
        for (const [index, product] of products.entries()) {
          const parts = lost.get(product.record.id) ?? [];
          for (const part of parts) said.add(part);
          expect(parts.filter(part => part !== 'noPrice' && part !== 'tooLong')).toEqual(
            differences(product, mapped[index]),
          );
        }
        expectNothingToWrite(products, mapped);
      }
      const expected = {
        shopify: [REDUCED, 'noPrice'],
        wixV3: [
          ...[REDUCED, 'category', 'lowStockThreshold', 'noPrice'],
          ...['status', 'tags', 'variantPictures'],
        ],
        wixV1: [
          ...[REDUCED, 'category', 'codes', 'lowStockThreshold', 'noPrice', 'pictureTexts'],
          ...['status', 'tags', 'variantPictures'],
        ],
      }[name];
      expect([...said].toSorted()).toEqual(expected.toSorted());
    },
    240_000,
  );
});

it('has only columns that the platform’s own template has, and those of metafields', () => {
  for (const name of SHOP_FORMAT_NAMES) {
    const { headings } = SHOP_FORMATS[name];
    const file = { shopify: 'shopify-2025', wixV1: 'wix-v1', wixV3: 'wix-v3' }[name];
    const [first = ''] = readFileSync(`${FOLDER}/${file}.csv`, 'utf8')
      .replace('\ufeff', '')
      .split(/\r?\n/);
    const template = first.split(',');
    const more = headings.filter(heading => !template.includes(heading));
    expect(more.filter(heading => !heading.includes('(product.metafields.'))).toEqual([]);
    if (name !== 'shopify') expect(headings).toEqual(template);
  }
});
