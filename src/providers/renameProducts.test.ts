import { HttpError } from 'ra-core';
import { describe, expect, it } from 'vitest';
import type { ResourceName } from '@/domain/access/permissions.ts';
import { testProduct } from '@/domain/merge/testProduct.ts';
import type { RecordOf } from '@/domain/records.ts';
import type { Product } from '@/domain/schemas/product.ts';
import type { Write } from '@/domain/write.ts';
import { renameProducts } from './renameProducts.ts';

const actor = { uid: 'admin', email: 'admin@shop.example', role: 'superAdmin' } as const;
const product = (id: string, businessName: string) =>
  testProduct(id, { version: 3, businessId: 'b1', businessName });

/** A data provider over pages of products; `fails` ends a commit, counted from 1. */
const backEnd = (pages: Product[][], fails: number | null = null) => {
  const commits: (readonly Write[])[] = [];
  let tried = 0;
  let ids = 0;
  return {
    commits,
    async *stream<R extends ResourceName>(resource: R): AsyncGenerator<RecordOf<R>[]> {
      const stored: { [Name in ResourceName]?: RecordOf<Name>[][] } = { products: pages };
      yield* stored[resource] ?? [];
    },
    commit: async (writes: readonly Write[]) => {
      tried += 1;
      if (tried === fails) throw new HttpError('no answer', 503);
      commits.push(writes);
    },
    newId: () => `id${++ids}`,
  };
};

const run = (provider: ReturnType<typeof backEnd>, signal = new AbortController().signal) => {
  const seen: number[] = [];
  const business = { id: 'b1', businessName: 'New' };
  const options = { signal, onProgress: (count: number) => seen.push(count) };
  return renameProducts(provider, actor, business, options).then(outcome => ({ outcome, seen }));
};

describe('renameProducts', () => {
  it('writes the name where another is shown, told in the audit trail, page by page', async () => {
    const provider = backEnd([
      [product('1', 'Old'), product('2', 'New')],
      [product('3', 'Old'), product('4', 'Older')],
    ]);
    const { outcome, seen } = await run(provider);
    expect(outcome).toEqual({ seen: 4, changed: 3, failed: [], complete: true });
    expect(seen).toEqual([2, 4]);
    const written = provider.commits.map(writes =>
      writes.map(({ collection, id }) => [collection, id]),
    );
    expect(written).toEqual([
      [
        ['products', '1'],
        ['audit', 'id1'],
      ],
      [
        ['products', '3'],
        ['products', '4'],
        ['audit', 'id2'],
      ],
    ]);
    expect(provider.commits[0]?.[0]).toMatchObject({ data: { businessName: 'New', version: 4 } });
  });

  it('writes nothing where all show it', async () => {
    const provider = backEnd([[product('1', 'New')]]);
    expect((await run(provider)).outcome).toMatchObject({ changed: 0, complete: true });
    expect(provider.commits).toEqual([]);
  });

  it('stops where the connection goes, and says that it is not complete', async () => {
    const provider = backEnd([[product('1', 'Old')], [product('2', 'Old')], []], 2);
    expect((await run(provider)).outcome).toMatchObject({ changed: 1, complete: false });
    expect(provider.commits).toHaveLength(1);
  });

  it('stops when it is cancelled', async () => {
    const controller = new AbortController();
    controller.abort();
    const provider = backEnd([[product('1', 'Old')]]);
    const { outcome } = await run(provider, controller.signal);
    expect(outcome).toMatchObject({ changed: 0, complete: false });
    expect(provider.commits).toEqual([]);
  });
});
