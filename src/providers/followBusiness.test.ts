import { HttpError } from 'ra-core';
import { describe, expect, it } from 'vitest';
import type { ResourceName } from '@/domain/access/permissions.ts';
import { testProduct } from '@/domain/merge/testProduct.ts';
import type { FollowedBusiness, FollowedPart } from '@/domain/product/followsBusiness.ts';
import type { RecordOf } from '@/domain/records.ts';
import type { Product } from '@/domain/schemas/product.ts';
import type { Write } from '@/domain/write.ts';
import { followBusiness } from './followBusiness.ts';

const actor = { uid: 'admin', email: 'admin@shop.example', role: 'superAdmin' } as const;
const product = (id: string, businessName: string, more: Partial<Product> = {}) =>
  testProduct(id, { version: 3, businessId: 'b1', businessName, ...more });
const OPEN = { id: 'b1', businessName: 'New', isBusinessOwner: 'approved', isDeleted: false };
const SHUT = { ...OPEN, isBusinessOwner: 'deactivated' };

/** A data provider over pages of products; `fails` ends a commit, counted from 1. */
const backEnd = (pages: Product[][], fails: number | null = null) => {
  const commits: (readonly Write[])[] = [];
  let tried = 0;
  let ids = 0;
  return {
    commits,
    /** What is stored of the business, for each time that it is read; the last one stays. */
    business: [OPEN],
    asked: [] as unknown[],
    async *stream<R extends ResourceName>(
      resource: R,
      query: { filter: unknown },
    ): AsyncGenerator<RecordOf<R>[]> {
      this.asked.push(query.filter);
      const stored: { [Name in ResourceName]?: RecordOf<Name>[][] } = { products: pages };
      yield* stored[resource] ?? [];
    },
    async getOne() {
      const [now = OPEN] = this.business.length > 1 ? this.business.splice(0, 1) : this.business;
      return { data: JSON.parse(JSON.stringify(now)) };
    },
    getMany: async () => ({ data: [] }),
    commit: async (writes: readonly Write[]) => {
      tried += 1;
      if (tried === fails) throw new HttpError('no answer', 503);
      commits.push(writes);
    },
    newId: () => `id${++ids}`,
  };
};

const run = (
  provider: ReturnType<typeof backEnd>,
  {
    part = 'name',
    business = OPEN,
    signal = new AbortController().signal,
  }: { part?: FollowedPart; business?: FollowedBusiness; signal?: AbortSignal } = {},
) => {
  const seen: number[] = [];
  const options = { part, signal, onProgress: (count: number) => seen.push(count) };
  return followBusiness(provider, actor, business, options).then(outcome => ({ outcome, seen }));
};

const writesTo = (provider: ReturnType<typeof backEnd>, collection: string) =>
  provider.commits.flatMap(writes => writes.filter(write => write.collection === collection));

describe('a new name', () => {
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
        ['audit', 'id3'],
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
    const { outcome } = await run(provider, { signal: controller.signal });
    expect(outcome).toMatchObject({ changed: 0, complete: false });
    expect(provider.commits).toEqual([]);
  });
});

describe('a business that is shut', () => {
  it('takes its active products out of the catalogue, and tells the trail', async () => {
    const provider = backEnd([[product('1', 'New', { status: 'active' })]]);
    provider.business = [SHUT];
    const { outcome } = await run(provider, { part: 'standing', business: SHUT });
    expect(outcome).toMatchObject({ changed: 1, complete: true });
    expect(provider.asked).toEqual([{ businessId: 'b1', status: 'active' }]);
    expect(writesTo(provider, 'products')).toMatchObject([
      { data: { status: 'archived', hiddenWithBusiness: true } },
    ]);
    expect(writesTo(provider, 'audit')).toMatchObject([{ data: { action: 'archive' } }]);
  });

  it('gives them back when it is open again', async () => {
    const hidden = { status: 'archived', hiddenWithBusiness: true } as const;
    const provider = backEnd([[product('1', 'New', hidden)]]);
    await run(provider, { part: 'standing' });
    expect(provider.asked).toEqual([{ businessId: 'b1', hiddenWithBusiness: true }]);
    expect(writesTo(provider, 'products')).toMatchObject([
      { data: { status: 'active', hiddenWithBusiness: null } },
    ]);
    expect(writesTo(provider, 'audit')).toMatchObject([{ data: { action: 'activate' } }]);
  });

  it('hides nothing more once somebody opened it again', async () => {
    const pages = ['1', '2', '3'].map(id => [product(id, 'New', { status: 'active' })]);
    const provider = backEnd(pages);
    provider.business = [SHUT, OPEN];
    await run(provider, { part: 'standing', business: SHUT });
    expect(writesTo(provider, 'products').map(({ id }) => id)).toEqual(['1']);
  });
});
