import { expect, it } from 'vitest';
import { type ExportReader, exportPages } from './exportPages.ts';

const stored = Array.from({ length: 1000 }, (_, index) => ({ id: `p${index}` }));

it.each([1, 100, 101, 200, 250])('exports all of %d selected rows, each once', async count => {
  const ids = stored.slice(0, count).map(({ id }) => id);
  const asked: number[] = [];
  const reader = {
    getMany: async (_: string, params: { ids: readonly string[] }) => {
      asked.push(params.ids.length);
      return { data: stored.filter(({ id }) => params.ids.includes(id)) };
    },
    stream: () => {
      throw new Error('not asked for');
    },
  } as unknown as ExportReader;
  const found: unknown[] = [];
  const scope = { kind: 'ids', ids } as const;
  for await (const page of exportPages(reader, 'products', scope, new AbortController().signal))
    found.push(...page.map(({ id }) => id));
  expect(found).toEqual(ids);
  expect(Math.max(...asked)).toBeLessThanOrEqual(100);
});

it('stops between pages when it is cancelled', async () => {
  const control = new AbortController();
  const reader = {
    getMany: async () => {
      control.abort();
      return { data: [] };
    },
  } as unknown as ExportReader;
  const ids = stored.map(({ id }) => id);
  const read = async () => {
    const scope = { kind: 'ids', ids } as const;
    for await (const _ of exportPages(reader, 'products', scope, control.signal));
  };
  await expect(read()).rejects.toThrow();
});

const idsOf = async (reader: ExportReader, filter = {}) => {
  const scope = {
    ...{ kind: 'query' as const, filter },
    sort: { field: 'createdAt', order: 'DESC' as const },
  };
  const found: unknown[] = [];
  for await (const page of exportPages(reader, 'products', scope, new AbortController().signal))
    found.push(...page.map(({ id }) => id));
  return found;
};

/** Every third row lacks the field of the order. */
const dated = stored.slice(0, 30).map(({ id }, index) => ({
  id,
  ...(index % 3 === 0 ? {} : { createdAt: 30 - index }),
}));

const readerOf = (rows: readonly { id: string; createdAt?: number }[]) => {
  const orders: string[] = [];
  const reader = {
    count: async () => rows.length,
    async *stream(_: string, { sort }: { sort: { field: string } }) {
      orders.push(sort.field);
      const all = rows.filter(row => sort.field === 'id' || row.createdAt !== undefined);
      for (let start = 0; start < all.length; start += 7) yield all.slice(start, start + 7);
    },
  } as unknown as ExportReader;
  return { reader, orders };
};

it('puts the rows that the order leaves out last, each once', async () => {
  const { reader } = readerOf(dated);
  const found = await idsOf(reader);
  const [lacking, rest] = [dated.filter(row => !row.createdAt), dated.filter(row => row.createdAt)];
  expect(found).toEqual([...rest, ...lacking].map(({ id }) => id));
});

it('reads nothing twice where the order leaves out none', async () => {
  const { reader, orders } = readerOf(dated.filter(row => row.createdAt));
  expect(await idsOf(reader)).toHaveLength(20);
  expect(orders).toEqual(['createdAt']);
});
