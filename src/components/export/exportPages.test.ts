import { expect, it } from 'vitest';
import type { BackOfficeDataProvider } from '@/providers/types.ts';
import { exportPages } from './exportPages.ts';

const stored = Array.from({ length: 1000 }, (_, index) => ({ id: `p${index}` }));

type Reader = Pick<BackOfficeDataProvider, 'getMany' | 'stream'>;

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
  } as unknown as Reader;
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
  } as unknown as Reader;
  const ids = stored.map(({ id }) => id);
  const read = async () => {
    const scope = { kind: 'ids', ids } as const;
    for await (const _ of exportPages(reader, 'products', scope, control.signal));
  };
  await expect(read()).rejects.toThrow();
});
