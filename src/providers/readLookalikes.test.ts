import { expect, it } from 'vitest';
import { testProduct } from '@/domain/merge/testProduct.ts';
import { readByCodes, readByTitle } from './readLookalikes.ts';
import type { RecordStore } from './types.ts';

const PRODUCTS = [
  ...Array.from({ length: 40 }, (_, n) => testProduct(`chair${n}`, { title: `Chair number ${n}` })),
  testProduct('lamp', { title: 'Chair lamp Zephyr' }),
  testProduct('gone', { title: 'Zephyr fan', mergedInto: 'lamp' }),
];

/** Answers by whole words, and counts what Firestore would bill. */
const countingReader = () => {
  let reads = 0;
  const matching = (q: unknown) =>
    PRODUCTS.filter(({ title }) => title.toLowerCase().split(' ').includes(String(q)));
  const reader = {
    count: async (_: string, { filter }: { filter: Record<string, unknown> }) => {
      reads += 1;
      return matching(filter.q).length;
    },
    getList: async (
      _: string,
      params: { filter?: Record<string, unknown>; pagination?: { perPage: number } },
    ) => {
      const data = matching(params.filter?.q).slice(0, params.pagination?.perPage);
      reads += Math.max(1, data.length);
      return { data };
    },
  } as unknown as Pick<RecordStore, 'getList' | 'count'>;
  return { reader, reads: () => reads };
};

it('reads by the rarest word of a title, and leaves out what was merged', async () => {
  const { reader, reads } = countingReader();
  const found = await readByTitle(reader, 'owner', 'Chair with Zephyr');
  expect(found.map(({ id }) => id)).toEqual(['lamp']);
  expect(reads()).toBeLessThanOrEqual(8);
});

it('spends at most ten reads on a suggestion of each kind, however many there are', async () => {
  const title = countingReader();
  await readByTitle(title.reader, 'owner', 'Chair number chair');
  expect(title.reads()).toBeLessThanOrEqual(8);
  const codes = countingReader();
  await readByCodes(codes.reader, 'owner', { barcode: '4006381333931', sku: 'CHAIR' });
  expect(codes.reads()).toBeLessThanOrEqual(4);
});

it('asks nothing where there is nothing to ask for', async () => {
  const { reader, reads } = countingReader();
  expect(await readByTitle(reader, 'owner', '🎁')).toEqual([]);
  expect(await readByCodes(reader, 'owner', { barcode: '', sku: '' })).toEqual([]);
  expect(reads()).toBe(0);
});
