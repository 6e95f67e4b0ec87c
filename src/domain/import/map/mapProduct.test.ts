import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { readExport } from '../csv/readExport.ts';
import { defaultSettings, type ImportSettings } from '../settings.ts';
import * as hashing from '../text/hashing.ts';
import type { SourceProduct } from '../types.ts';
import { mapProduct } from './mapProduct.ts';

const PLATFORMS = {
  'shopify-legacy': 'shopify',
  'shopify-2025': 'shopify',
  'wix-v1': 'wix',
  'wix-v3': 'wix',
} as const;
const first = defaultSettings('shop', 'EUR');
const SETTINGS: ImportSettings[] = [
  { ...first, currency: 'JPY' },
  { ...first, status: 'draft' },
  { ...first, weightUnit: 'lb' },
  { ...first, columns: { 'Variant Taxable': 'attribute' } },
  first,
];
const map = (source: SourceProduct, settings: ImportSettings) =>
  mapProduct(source, settings, 'biz', html => ({ html, removed: false }));

describe.each(Object.entries(PLATFORMS))('mapping %s with other settings', (name, platform) => {
  const bytes = new Uint8Array(readFileSync(`tests/fixtures/import/${name}.csv`));
  const { products } = readExport(platform, [{ name, bytes }]);

  it('is what mapping with them alone is', () => {
    for (const source of products) {
      map(source, first);
      for (const settings of SETTINGS)
        expect(map(source, settings)).toEqual(map(structuredClone(source), settings));
    }
  });

  it('hashes only what the settings change', () => {
    for (const source of products) map(source, first);
    const hashed = vi.spyOn(hashing, 'stableJson');
    for (const source of products) map(source, { ...first, status: 'draft' });
    expect(hashed).toHaveBeenCalled();
    expect(hashed.mock.calls.length).toBeLessThanOrEqual(products.length);
    hashed.mockRestore();
  });
});
