import { describe, expect, it, vi } from 'vitest';
import { gridDetails, gridProduct } from '../../../tests/support/gridProducts.ts';
import type { Product } from '../schemas/product.ts';
import { cellChange } from './listCell.ts';
import { saveRow } from './saveRow.ts';

const chair = gridProduct('p');
const conflict = Object.assign(new Error('stale'), { status: 409 });
const storing = (stored: Product) => {
  let now = stored;
  return {
    read: async () => now,
    store: vi.fn(async (product: Product, data: Partial<Product>) => {
      if (product.version !== now.version) throw conflict;
      now = { ...now, ...data, version: now.version + 1 };
      return now;
    }),
  };
};
const dearer = cellChange(chair, 'price', '30');

describe('saveRow', () => {
  it('saves over the version that was read', async () => {
    const outcome = await saveRow(chair, dearer, storing(chair));
    expect(outcome.product).toMatchObject({ price: 3000, version: 2 });
    expect(outcome.before).toBe(chair);
    expect([outcome.stale, outcome.changes.size]).toEqual([null, 0]);
  });

  it('lets what others changed elsewhere stand', async () => {
    const renamed = { ...chair, title: 'Renamed', version: 2 };
    const outcome = await saveRow(chair, dearer, storing(renamed));
    expect(outcome.product).toMatchObject({ title: 'Renamed', price: 3000, version: 3 });
    expect(outcome.before).toBe(renamed);
    expect(outcome.stale).toBeNull();
  });

  it('lets a cell that both changed wait', async () => {
    const theirs = { ...chair, price: 2800, version: 2 };
    const outcome = await saveRow(chair, dearer, storing(theirs));
    expect(outcome.before).toBeNull();
    expect(outcome.stale).toBe(conflict);
    expect(outcome.changes.get('p')?.price).toEqual({
      original: '25.00',
      mine: '30.00',
      theirs: '28.00',
    });
  });

  it('has nothing left to do where the same is stored already', async () => {
    const same = { ...chair, price: 3000, version: 2 };
    const outcome = await saveRow(chair, dearer, storing(same));
    expect([outcome.before, outcome.stale, outcome.changes.size]).toEqual([null, null, 0]);
  });

  it('gives up on what keeps changing, and passes other errors on', async () => {
    const busy = { read: async () => chair, store: vi.fn().mockRejectedValue(conflict) };
    expect((await saveRow(chair, dearer, busy)).stale).toBe(conflict);
    expect(busy.store).toHaveBeenCalledTimes(3);
    const denied = Object.assign(new Error('no'), { status: 403 });
    const closed = { read: async () => chair, store: vi.fn().mockRejectedValue(denied) };
    await expect(saveRow(chair, dearer, closed)).rejects.toBe(denied);
  });
});

it('makes a conflict of a cost that both changed', async () => {
  const read = { ...chair, details: gridDetails({ cost: 450 }) };
  const cells = new Map([['p', { cost: { original: '4.50', mine: '5.00' } }]]);
  const theirs = { ...chair, version: 2, details: gridDetails({ cost: 475, version: 2 }) };
  const store = vi.fn().mockRejectedValue(conflict);
  const outcome = await saveRow(read, cells, { store, read: async () => theirs });
  expect(store).toHaveBeenCalledExactlyOnceWith(read, {}, expect.objectContaining({ cost: 500 }));
  expect(outcome.changes.get('p')?.cost).toEqual({
    ...{ original: '4.50', mine: '5.00', theirs: '4.75' },
  });
});
