import fc from 'fast-check';
import { recordTokens } from 'ra-data-firestore/query';
import { describe, expect, it } from 'vitest';
import { readyProduct } from '../channels/testProduct.ts';
import { COLLECTIONS, searchedFields } from '../collections.ts';
import { deriveProduct } from '../product/deriveProduct.ts';
import { derivedChanges } from './derivedChanges.ts';

const product = () => {
  const record = readyProduct();
  const tokens = recordTokens(record, searchedFields(COLLECTIONS.products));
  return { ...record, ...deriveProduct(record), _tokens: tokens };
};

describe('derivedChanges', () => {
  it('changes nothing of what the console wrote', () => {
    expect(derivedChanges('products', product())).toEqual({});
  });

  it('fills in what another writer left out', () => {
    const { _tokens, stockState, stockTotal, gaps, ...bare } = product();
    const derived = { stockState, stockTotal, gaps };
    expect(derivedChanges('products', bare)).toEqual({ _tokens, ...derived });
  });

  it('mends only what is out of step', () => {
    const renamed = { ...product(), title: 'Zebra lamp' };
    expect(Object.keys(derivedChanges('products', renamed))).toEqual(['_tokens']);
    const sold = { ...product(), variants: [], inventory: { ...product().inventory, quantity: 3 } };
    expect(derivedChanges('products', { ...sold, stockTotal: 8 })).toMatchObject({
      stockTotal: deriveProduct(sold).stockTotal,
    });
    const emptied = { ...product(), images: [] };
    expect(derivedChanges('products', emptied)).toMatchObject({
      gaps: expect.arrayContaining(['image']),
    });
  });

  it('leaves stock and gaps of what is no product by its shape', () => {
    const changes = derivedChanges('products', { title: 'Lamp', price: 'free' });
    expect(Object.keys(changes)).toEqual(['_tokens']);
  });

  it('comes to an end whatever is stored', () => {
    const resources = ['products', 'business', 'users', 'giveaways', 'entries', 'reports'] as const;
    const stored = fc.dictionary(
      fc.constantFrom(
        'title',
        'name',
        'email',
        'businessName',
        'price',
        'images',
        '_tokens',
        'gaps',
      ),
      fc.anything({ withDate: true }),
    );
    fc.assert(
      fc.property(fc.constantFrom(...resources), stored, (resource, record) => {
        const changes = derivedChanges(resource, record);
        expect(derivedChanges(resource, { ...record, ...changes })).toEqual({});
      }),
    );
  });

  it('has nothing to say of what is not searched', () => {
    expect(derivedChanges('claims', { label: 'x' })).toEqual({});
  });
});
