import { describe, expect, it, vi } from 'vitest';
import type { ResourceName } from '@/domain/access/permissions.ts';
import { testProduct } from '@/domain/merge/testProduct.ts';
import type { RecordOf } from '@/domain/records.ts';
import type { Product } from '@/domain/schemas/product.ts';
import { spelledProduct } from '@/domain/spelling/spellingFields.ts';
import type { BackOfficeDataProvider } from '@/providers/types.ts';
import { MOST_READ, readSpellings, withProducts } from './readSpellings.ts';

/** A catalogue that counts what is read of it. */
const catalogue = (pages: Iterable<readonly Product[]>) => {
  const asked: unknown[] = [];
  let reads = 0;
  async function* stream<R extends ResourceName>(
    resource: R,
    query: Parameters<BackOfficeDataProvider['stream']>[1],
  ): AsyncGenerator<RecordOf<R>[]> {
    asked.push(query.filter);
    for (const page of pages) {
      reads += page.length;
      const stored: { [Name in ResourceName]?: RecordOf<Name>[] } = { products: [...page] };
      yield stored[resource] ?? [];
    }
  }
  return { stream, asked, reads: () => reads };
};

const read = (source: ReturnType<typeof catalogue>, controller = new AbortController()) => {
  const onProgress = vi.fn<(read: number) => void>();
  const { signal } = controller;
  return { ended: readSpellings(source, { businessId: 'biz', signal, onProgress }), onProgress };
};

const PAGES = [
  [
    testProduct('a', { brand: 'Nike', tags: ['Sale'] }),
    testProduct('b', { brand: 'NIKE', tags: ['sale'] }),
  ],
  [
    testProduct('c', { brand: 'Nike', status: 'archived' }),
    testProduct('gone', { brand: 'nike.', mergedInto: 'a' }),
  ],
];

describe('readSpellings', () => {
  it('reads every product of the business once, and leaves merged ones out', async () => {
    const source = catalogue(PAGES);
    const { ended, onProgress } = read(source);
    const found = await ended;
    expect(found.clusters.brand.map(({ spellings }) => spellings)).toMatchObject([
      [
        { name: 'Nike', count: 2 },
        { name: 'NIKE', count: 1 },
      ],
    ]);
    expect(found.clusters.tags).toHaveLength(1);
    expect([found.read, found.capped, found.products.size]).toEqual([4, false, 3]);
    expect([source.reads(), source.asked]).toEqual([4, [{ businessId: 'biz' }]]);
    expect(onProgress.mock.calls).toEqual([[2], [4]]);
  });

  it('reads no more than it says, and says that there is more', async () => {
    function* endless() {
      for (let at = 0; ; at++)
        yield Array.from({ length: 100 }, (_, index) =>
          testProduct(`p${at * 100 + index}`, { brand: `Brand ${index}` }),
        );
    }
    const source = catalogue(endless());
    const found = await read(source).ended;
    expect([source.reads(), found.read, found.capped]).toEqual([MOST_READ, MOST_READ, true]);
  });

  it('stops when it is cancelled', async () => {
    const controller = new AbortController();
    const source = catalogue(PAGES);
    const { ended, onProgress } = read(source, controller);
    onProgress.mockImplementation(() => controller.abort());
    await expect(ended).rejects.toThrow(/abort/i);
    expect(source.reads()).toBe(2);
  });
});

describe('withProducts', () => {
  it('knows what has changed without reading, and what has gone', async () => {
    const before = await read(catalogue(PAGES)).ended;
    const one = await withProducts(
      before,
      ['b'],
      [spelledProduct(testProduct('b', { brand: 'Nike', tags: ['sale'] }))],
    );
    expect(one.clusters.brand).toEqual([]);
    expect(one.clusters.tags).toBe(before.clusters.tags);
    const none = await withProducts(one, ['b'], []);
    expect([none.clusters.tags, none.products.size]).toEqual([[], 2]);
    expect(before.clusters.brand).toHaveLength(1);
  });
});
