import { describe, expect, it } from 'vitest';
import { emptyProduct } from '../product/emptyProduct.ts';
import type { Product } from '../schemas/product.ts';
import { existingIndex } from './matchExisting.ts';
import { emptySource } from './sourceProduct.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

const product = (id: string, handle?: string): Product => ({
  ...emptyProduct('EUR'),
  ...{ id, businessId: 'biz', businessName: 'Biz', version: 1, gaps: [] },
  ...{ stockState: 'untracked', stockTotal: null },
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

describe('the ways a stored product is found', () => {
  const known = (id: string, handle: string, externalId: string | null = null): Product => {
    const one = product(id, handle);
    return { ...one, source: one.source && { ...one.source, externalId } };
  };
  const asked = (more: Partial<ReturnType<typeof emptySource>>, id = 'new') => ({
    id,
    source: { ...emptySource('shopify', 'csv', 'none'), ...more },
  });
  const index = () => existingIndex([known('a', 'ha', 'xa'), known('b', 'hb', 'xb'), product('c')]);

  it.each([
    ['the id that our export names', asked({ ownId: 'c', externalId: 'xa', handle: 'hb' }), 'c'],
    ['the platform’s id', asked({ externalId: 'xa', handle: 'hb' }, 'b'), 'a'],
    ['the id that an import gives', asked({ handle: 'hb' }, 'a'), 'a'],
    ['the handle', asked({ handle: 'hb' }), 'b'],
    ['nothing', asked({}), undefined],
  ])('%s', (_, what, id) => {
    expect(index().find(what)?.id).toBe(id);
  });

  it('go on to the next where a copied row names a product again', () => {
    const twice = index();
    expect(twice.find(asked({ ownId: 'a' }))?.id).toBe('a');
    expect(twice.find(asked({ ownId: 'a', handle: 'hb' }))?.id).toBe('b');
  });

  it('count the shop’s own, and leave those that were found or claimed', () => {
    const all = existingIndex(
      [known('a', 'ha'), known('b', 'hb'), known('c', 'hc')],
      [product('z')],
    );
    all.find(asked({ handle: 'ha' }));
    all.claim(product('c'));
    expect([all.size, all.unmatched().map(({ id }) => id)]).toEqual([3, ['b']]);
  });

  it('do not take a missing id for a product', () => {
    expect(existingIndex([known('', 'x')]).find(asked({ ownId: null }))?.id).toBe('');
    expect(existingIndex([known('a', 'x', '')]).find(asked({ externalId: '' }))).toBeUndefined();
    expect(existingIndex([product('a')]).find(asked({ handle: '' }))).toBeUndefined();
  });
});
