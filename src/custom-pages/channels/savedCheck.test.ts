import 'fake-indexeddb/auto';
import { set } from 'idb-keyval';
import { describe, expect, it } from 'vitest';
import { checkKey, searchStore } from '@/components/device/localStores.ts';
import { checkedProduct } from '@/domain/channels/checkedProduct.ts';
import { readyProduct } from '@/domain/channels/testProduct.ts';
import { savedCheck } from './savedCheck.ts';

const product = checkedProduct(
  readyProduct({ brand: '', title: 'A'.repeat(200), images: [] }),
  '2026-11-23',
);

const check = {
  at: 1_000,
  today: '2026-11-23',
  total: 3,
  products: new Map([[product.id, product]]),
  sizes: new Map([['https://pics.example/1.png', { width: 400, height: 300 }]]),
};

describe('the kept check', () => {
  it('comes back as it was, to whom it belongs and for its business', async () => {
    await savedCheck.save(checkKey('admin', 'norden'), check);
    expect(await savedCheck.load(checkKey('admin', 'norden'))).toEqual(check);
    expect(await savedCheck.load(checkKey('admin', 'cedar'))).toBeNull();
    expect(await savedCheck.load(checkKey('norden', 'norden'))).toBeNull();
  });

  it('is none where another version of the console kept something else', async () => {
    await set(checkKey('old', 'norden'), { ...check, products: [] }, searchStore());
    expect(await savedCheck.load(checkKey('old', 'norden'))).toBeNull();
  });
});
