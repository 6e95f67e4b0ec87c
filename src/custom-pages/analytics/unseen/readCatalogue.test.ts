import { expect, it } from 'vitest';
import { testProduct } from '@/domain/merge/testProduct.ts';
import { CATALOGUE_AT_MOST, readCatalogue } from './readCatalogue.ts';

/** A store with that many active products, and how many of them were asked for. */
const store = (count: number) => {
  const state = { asked: 0, query: {} };
  async function* stream(_resource: string, query: { pageSize?: number }) {
    state.query = query;
    for (let start = 0; start < count; start += 100) {
      const size = Math.min(100, count - start);
      state.asked += size;
      yield Array.from({ length: size }, (_, index) => testProduct(`p${start + index}`, {}));
    }
  }
  return { state, stream };
};

const reading = () => {
  const told: number[] = [];
  const control = new AbortController();
  return { told, control, signal: control.signal, onProgress: (read: number) => told.push(read) };
};

it('reads every active product once and tells how far it is', async () => {
  const { state, stream } = store(250);
  const options = reading();
  const { products, isCapped } = await readCatalogue({ stream }, 'owner', options);
  expect(products).toHaveLength(250);
  expect(isCapped).toBe(false);
  expect(options.told).toEqual([100, 200, 250]);
  expect(state.query).toMatchObject({ filter: { businessId: 'owner', status: 'active' } });
});

it('stops at the most, and says that there may be others', async () => {
  const { state, stream } = store(CATALOGUE_AT_MOST + 300);
  const { products, isCapped } = await readCatalogue({ stream }, null, reading());
  expect(products).toHaveLength(CATALOGUE_AT_MOST);
  expect(state.asked).toBe(CATALOGUE_AT_MOST);
  expect(isCapped).toBe(true);
  expect(state.query).toMatchObject({ filter: { status: 'active' } });
});

it('is ended by its signal', async () => {
  const { stream } = store(300);
  const { control, signal } = reading();
  const run = readCatalogue({ stream }, null, { signal, onProgress: () => control.abort() });
  await expect(run).rejects.toThrow();
});
