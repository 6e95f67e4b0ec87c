import { describe, expect, it, vi } from 'vitest';
import { OWNER_TASK_SIGN, ownerTaskSignSchema } from '../../../src/domain/schemas/ownerTaskSign.ts';
import { type MemoryStore, memoryStore } from '../store/testStore.ts';
import { leavingSign } from './leavingSign.ts';

const START = new Date('2026-11-05T01:00:00Z');
const HOUR = 3_600_000;

const setUp = (store: MemoryStore = memoryStore(), says = { does: true, shops: false }) => {
  let now = START.getTime();
  const leave = leavingSign(store, { clock: () => new Date(now), says: () => says });
  const wait = (hours: number) => {
    now += hours * HOUR;
  };
  const sign = () => ownerTaskSignSchema.parse(store.all(OWNER_TASK_SIGN.collection)[0]);
  return { store, leave, wait, sign };
};

describe('leavingSign', () => {
  it('says what is done, for some hours', async () => {
    const { leave, sign } = setUp();
    await leave();
    expect(sign()).toEqual({
      does: true,
      shops: false,
      until: new Date(START.getTime() + 3 * HOUR),
    });
  });

  it('is left anew now and then, and costs nothing in between', async () => {
    const { store, leave, wait, sign } = setUp();
    await leave();
    for (let at = 0; at < 50; at++) await leave();
    expect(store.cost).toEqual({ reads: 1, writes: 1 });
    wait(1);
    await leave();
    expect(sign().until).toEqual(new Date(START.getTime() + 4 * HOUR));
    expect(store.cost).toEqual({ reads: 2, writes: 2 });
  });

  it('is not left twice by instances that start together, unless they say something else', async () => {
    const { store, leave } = setUp();
    await leave();
    await setUp(store).leave();
    expect(store.cost.writes).toBe(1);
    const other = setUp(store, { does: false, shops: false });
    await other.leave();
    expect(other.sign().does).toBe(false);
  });

  it('takes the place of what is no sign, or holds for ever', async () => {
    const { collection, id } = OWNER_TASK_SIGN;
    for (const more of [{ until: 'ever' }, { until: new Date(8.64e15) }]) {
      const store = memoryStore({ [collection]: [{ id, does: true, shops: false, ...more }] });
      const { leave, sign } = setUp(store);
      await leave();
      expect(sign().until).toEqual(new Date(START.getTime() + 3 * HOUR));
    }
  });

  it('keeps nobody from working where it cannot be left', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const store = memoryStore();
    const { leave } = setUp({ ...store, commit: () => Promise.reject(new Error('no right')) });
    await leave();
    expect(warn).toHaveBeenCalled();
    warn.mockRestore();
  });
});
