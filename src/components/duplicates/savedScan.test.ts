import 'fake-indexeddb/auto';
import { createStore, set } from 'idb-keyval';
import { describe, expect, it } from 'vitest';
import { type Scan, savedScan } from './savedScan.ts';

const scan: Scan = {
  at: 1_000,
  candidates: [
    {
      id: 'a~b',
      products: ['a', 'b'],
      score: 70,
      verdict: 'likely',
      reasons: [{ kind: 'barcode', points: 70 }],
      acrossBusinesses: true,
    },
  ],
  products: new Map([
    [
      'a',
      {
        id: 'a',
        title: 'Lamp',
        businessId: 'norden',
        businessName: 'B',
        price: null,
        currency: 'EUR',
        image: null,
      },
    ],
  ]),
  total: 2,
  milliseconds: 3,
  cutShort: 0,
  leftOut: 0,
  labels: [{ score: 70, said: 'likely', same: true, at: 1_000 }],
  variants: [{ products: ['a', 'b'], differs: ['size'] }],
};

describe('the kept search', () => {
  it('comes back as it was, to the person it belongs to', async () => {
    await savedScan.save('admin', scan);
    expect(await savedScan.load('admin')).toEqual(scan);
    expect(await savedScan.load('admin2')).toBeNull();
  });

  it('is none where another version of the console kept something else', async () => {
    await set('old', { candidates: 3 }, createStore('duplicate-searches', 'searches'));
    expect(await savedScan.load('old')).toBeNull();
  });
});
