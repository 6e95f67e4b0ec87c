import { importedProductId } from '@/domain/import/identity.ts';
import { fieldHashes, recordHash } from '@/domain/import/map/fieldHashes.ts';
import { defaultSettings } from '@/domain/import/settings.ts';
import type { Platform } from '@/domain/platforms.ts';
import { NO_COSTS } from '@/domain/product/productCosts.ts';
import type { ImportChunk, ImportRun } from '@/domain/schemas/importRun.ts';
import type { Product } from '@/domain/schemas/product.ts';
import { slug } from './businesses.ts';
import type { Clock } from './clock.ts';
import { tracked } from './tracked.ts';

/** An import that brought products of the sample data, by their numbers. */
interface SampleImport {
  id: string;
  businessId: string;
  platform: Platform;
  shop: string;
  fileName: string;
  fileSize: number;
  from: number;
  to: number;
  /** Age in days. */
  age: number;
}

/** Products 201 to 260 of the owner came from two shops. */
const IMPORTS: readonly SampleImport[] = [
  {
    id: 'import-shopify-1',
    businessId: 'owner',
    platform: 'shopify',
    shop: 'harbour-and-pine.myshopify.com',
    fileName: 'products_export_1.csv',
    fileSize: 184_230,
    from: 201,
    to: 240,
    age: 41,
  },
  {
    id: 'import-wix-1',
    businessId: 'owner',
    platform: 'wix',
    shop: 'harbour-pine-market',
    fileName: 'catalog_products.csv',
    fileSize: 61_904,
    from: 241,
    to: 260,
    age: 16,
  },
];

/** Gives a product the source it was imported from, if it was; then it is stored under its key. */
export const importedFrom = (product: Product, number: number, clock: Clock): Product => {
  const run = IMPORTS.find(({ from, to }) => number >= from && number <= to);
  if (!run) return product;
  const handle = slug(product.title);
  const importedAt = clock.daysAgo(run.age);
  const { cost: _, ...base } = fieldHashes({ ...product, ...NO_COSTS });
  return {
    ...product,
    ...tracked(importedAt, run.businessId),
    id: importedProductId(run.businessId, run.platform, run.shop, `${handle}-${number}`),
    source: {
      platform: run.platform,
      channel: 'csv',
      shop: run.shop,
      externalId: null,
      handle: `${handle}-${number}`,
      url: null,
      importedAt,
      runId: run.id,
      hash: recordHash(product),
      base,
    },
  };
};

const runOf = (
  sample: SampleImport,
  counts: ImportRun['counts'],
  status: ImportRun['status'],
  clock: Clock,
): ImportRun => {
  const startedAt = clock.daysAgo(sample.age);
  const finishedAt = new Date(startedAt.getTime() + 8_000);
  return {
    id: sample.id,
    businessId: sample.businessId,
    platform: sample.platform,
    channel: 'csv',
    shop: sample.shop,
    fileName: sample.fileName,
    fileSize: sample.fileSize,
    fileHash: null,
    settings: defaultSettings(sample.shop, 'AUD'),
    counts,
    status,
    startedAt,
    finishedAt,
    auditId: null,
    ...tracked(startedAt, sample.businessId, finishedAt, 3),
  };
};

/** A run whose file was the wrong one: cancelled before it wrote anything. */
const CANCELLED: SampleImport = {
  id: 'import-shopify-0',
  businessId: 'owner',
  platform: 'shopify',
  shop: 'harbour-and-pine.myshopify.com',
  fileName: 'orders_export.csv',
  fileSize: 40_112,
  from: 0,
  to: -1,
  age: 41.2,
};

/** The runs that brought the given products, and what each of them did. */
export const generateImports = (
  products: readonly Product[],
  clock: Clock,
): { run: ImportRun; chunk: ImportChunk | null }[] => {
  const finished = IMPORTS.flatMap(sample => {
    const created = products
      .filter(product => product.source?.runId === sample.id)
      .map(product => ({ id: product.id, hash: recordHash(product) }));
    if (created.length === 0) return [];
    const failed = [
      {
        row: 17,
        key: 'gift-card',
        code: 'titleMissing',
        message: 'Row 17 has no title. Give the product a title and import it again.',
      },
    ];
    const counts = {
      total: created.length + failed.length,
      created: created.length,
      updated: 0,
      unchanged: 0,
      failed: failed.length,
    };
    const { businessId } = sample;
    const chunk = { id: '00001', businessId, created, updated: [], failed };
    return [{ run: runOf(sample, counts, 'finished', clock), chunk }];
  });
  const nothing = { total: 0, created: 0, updated: 0, unchanged: 0, failed: 0 };
  return [...finished, { run: runOf(CANCELLED, nothing, 'cancelled', clock), chunk: null }];
};
