import 'fake-indexeddb/auto';
import { set } from 'idb-keyval';
import { describe, expect, it } from 'vitest';
import { searchStore, spellingsKey } from '@/components/device/localStores.ts';
import { testProduct } from '@/domain/merge/testProduct.ts';
import { spelledProduct } from '@/domain/spelling/spellingFields.ts';
import { savedSpellings } from './savedSpellings.ts';

const products = new Map(
  ['Nike', 'NIKE', 'Bosch'].map(brand => [brand, spelledProduct(testProduct(brand, { brand }))]),
);
const key = spellingsKey('admin', 'norden');

describe('the kept spellings', () => {
  it('come back to whom they belong and for their business', async () => {
    const found = { at: 1_000, read: 3, capped: false, products };
    await savedSpellings.save(key, found);
    expect(await savedSpellings.load(key)).toEqual(found);
    expect(await savedSpellings.load(spellingsKey('admin', 'cedar'))).toBeNull();
    expect(await savedSpellings.load(spellingsKey('norden', 'norden'))).toBeNull();
  });

  it('are none where another version of the console kept something else', async () => {
    await set(key, { at: 1_000, read: 3, capped: false, products: [] }, searchStore());
    expect(await savedSpellings.load(key)).toBeNull();
  });
});
