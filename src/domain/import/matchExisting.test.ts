import { describe, expect, it } from 'vitest';
import { emptyProduct } from '../product/emptyProduct.ts';
import type { Product } from '../schemas/product.ts';
import { existingIndex } from './matchExisting.ts';
import { emptySource } from './sourceProduct.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

const product = (id: string, handle?: string): Product => ({
  ...emptyProduct('EUR'),
  ...{ id, businessId: 'biz', businessName: 'Biz', version: 1, stockState: 'untracked', gaps: [] },
  ...{ createdAt: NOW, createdBy: 'biz', updatedAt: NOW, updatedBy: 'biz', title: id },
  source:
    handle === undefined
      ? null
      : {
          ...{ platform: 'shopify', channel: 'csv', shop: 'shop', handle },
          ...{ importedAt: NOW, runId: 'run1', hash: '', base: {} },
        },
});

const from = (handle: string, ownId: string | null) => ({
  id: `new-${handle}`,
  source: { ...emptySource('shopify', 'csv', handle), ownId },
});

describe('existingIndex', () => {
  it('finds what our own exports name, wherever it came from', () => {
    const index = existingIndex([product('a', 'shirt')], [product('b')]);
    expect(index.find(from('shirt', null))?.id).toBe('a');
    expect(index.find(from('anything', 'b'))?.id).toBe('b');
    expect(index.find(from('anything', 'of-another-business'))).toBeUndefined();
    expect(index.unmatched()).toEqual([]);
  });

  it('gives a product to one row alone: a copied row is a product of its own', () => {
    const index = existingIndex([], [product('b')]);
    expect(index.find(from('one', 'b'))?.id).toBe('b');
    expect(index.find(from('two', 'b'))).toBeUndefined();
  });

  it('does not miss products of other shops', () => {
    const index = existingIndex([product('a', 'shirt')], [product('b')]);
    expect(index.unmatched().map(({ id }) => id)).toEqual(['a']);
  });
});
