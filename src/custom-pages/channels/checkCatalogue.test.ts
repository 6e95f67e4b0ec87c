import { describe, expect, it, vi } from 'vitest';
import type { ResourceName } from '@/domain/access/permissions.ts';
import { picture, readyProduct } from '@/domain/channels/testProduct.ts';
import type { RecordOf } from '@/domain/records.ts';
import type { Product } from '@/domain/schemas/product.ts';
import type { BackOfficeDataProvider } from '@/providers/types.ts';
import { type ChannelCheck, checkAgain, checkCatalogue } from './checkCatalogue.ts';

type Stream = BackOfficeDataProvider['stream'];

/** A catalogue that counts what is read of it. */
const catalogue = (pages: readonly (readonly Product[])[]) => {
  const reads: string[] = [];
  const asked: Parameters<Stream>[1][] = [];
  const stored: { [Name in ResourceName]?: RecordOf<Name>[][] } = {
    products: pages.map(page => [...page]),
  };
  async function* stream<R extends ResourceName>(
    resource: R,
    query: Parameters<Stream>[1],
  ): AsyncGenerator<RecordOf<R>[]> {
    asked.push(query);
    for (const page of stored[resource] ?? []) {
      reads.push(...page.map(({ id }) => String(id)));
      yield page;
    }
  }
  return { stream, reads, asked };
};

const check = (source: ReturnType<typeof catalogue>, controller = new AbortController()) => {
  const onProgress = vi.fn<(read: number) => void>();
  const ended = checkCatalogue(source, {
    ...{ businessId: 'biz', today: '2026-11-23', signal: controller.signal, onProgress },
  });
  return { ended, onProgress };
};

const PAGES = [
  [readyProduct({ id: 'ready' }), readyProduct({ id: 'bare', brand: '' })],
  [
    readyProduct({ id: 'old', status: 'archived', brand: '' }),
    readyProduct({ id: 'merged', mergedInto: 'ready', brand: '' }),
    readyProduct({ id: 'small', images: [picture(400)] }),
  ],
];

describe('checkCatalogue', () => {
  it('reads every product of the business once, and keeps those with something to say of', async () => {
    const source = catalogue(PAGES);
    const { ended, onProgress } = check(source);
    const { products, total, today } = await ended;
    expect([...products.keys()]).toEqual(['bare', 'small']);
    expect([total, today]).toEqual([3, '2026-11-23']);
    expect(source.reads).toEqual(['ready', 'bare', 'old', 'merged', 'small']);
    expect(source.asked.map(({ filter }) => filter)).toEqual([{ businessId: 'biz' }]);
    expect(onProgress.mock.calls).toEqual([[2], [5]]);
  });

  it('stops reading when it is cancelled', async () => {
    const source = catalogue(PAGES);
    const controller = new AbortController();
    const { ended, onProgress } = check(source, controller);
    onProgress.mockImplementation(() => controller.abort());
    await expect(ended).rejects.toThrow(/abort/i);
    expect(onProgress).toHaveBeenCalledTimes(1);
  });
});

describe('checkAgain', () => {
  const checked = async (): Promise<ChannelCheck> => check(catalogue(PAGES)).ended;
  const stored = (...records: Product[]) => {
    const reads: string[] = [];
    const read = async (ids: string[]) => {
      reads.push(...ids);
      return records.filter(({ id }) => ids.includes(id));
    };
    return { read, reads };
  };

  it('takes over what is mended, what is not, and what is broken now; and reads nothing else', async () => {
    const source = stored(
      readyProduct({ id: 'bare', brand: 'Cedar' }),
      readyProduct({ id: 'small', images: [picture(400)] }),
      readyProduct({ id: 'ready', title: 'a'.repeat(160) }),
    );
    const products = await checkAgain(await checked(), ['bare', 'ready'], source.read);
    expect([...products.keys()].toSorted()).toEqual(['ready', 'small']);
    expect(source.reads).toEqual(['bare', 'ready']);
  });

  it('drops what is gone or archived', async () => {
    const source = stored(readyProduct({ id: 'small', status: 'archived', brand: '' }));
    const products = await checkAgain(await checked(), ['bare', 'small'], source.read);
    expect([...products.keys()]).toEqual([]);
  });
});
