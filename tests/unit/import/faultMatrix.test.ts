import type { Write } from 'ra-data-firestore/query';
import { describe, expect, it } from 'vitest';
import { runControl } from '@/domain/import/run/runControl.ts';
import { contextOf, importAll, readText } from './importing.ts';
import { type Faults, httpError, memoryStore, surroundings } from './memoryStore.ts';
import { manyProducts, shopifyText } from './shopifyText.ts';

const COUNT = 450;
/** One commit opens the run, four write the products (50, 100, 200, 100), one closes it. */
const COMMITS = 6;
const sources = readText('shopify', shopifyText(manyProducts(COUNT))).products;
const context = () => contextOf('shopify');

const endState = (memory: ReturnType<typeof memoryStore>) => ({
  products: memory.products().map(({ id, title, price, version }) => [id, title, price, version]),
  status: memory.get('imports/run1')?.status,
  counts: memory.get('imports/run1')?.counts,
  remembered: memory
    .inCollection('imports/run1/chunks')
    .flatMap(({ created }) => (Array.isArray(created) ? created.map(({ id }) => id) : []))
    .sort(),
});

const undisturbed = async () => {
  const memory = memoryStore();
  await importAll(sources, memory, context());
  expect(memory.commits()).toBe(COMMITS);
  return endState(memory);
};

const numbers = Array.from({ length: COMMITS }, (_, index) => index + 1);
const titleOf = (write: Write) => (write.type === 'set' ? write.data.title : undefined);

describe('fault matrix', () => {
  it.each(numbers)('network gone before commit %i, and back', async number => {
    const faults: Faults = {
      before: count => {
        if (count === number || count === number + 1) throw httpError(503);
      },
    };
    const memory = memoryStore(faults);
    const outcome = await importAll(sources, memory, context());
    expect(outcome?.status).toBe('finished');
    expect(endState(memory)).toEqual(await undisturbed());
  });

  it.each(numbers)('answer to commit %i lost after it was carried out', async number => {
    const memory = memoryStore({
      after: count => {
        if (count === number) throw httpError(503);
      },
    });
    const outcome = await importAll(sources, memory, context());
    expect(outcome?.status).toBe('finished');
    expect(endState(memory)).toEqual(await undisturbed());
  });

  it.each(numbers.slice(1))('the tab closed at commit %i, and the run resumed', async number => {
    let closed = false;
    const memory = memoryStore({
      before: count => {
        if (!closed && count === number) {
          closed = true;
          throw httpError(401, 'closed');
        }
      },
    });
    const first = await importAll(sources, memory, context());
    const resumed = await importAll(sources, memory, { ...context(), session: '2' });
    const ended = endState(memory);
    const wanted = await undisturbed();
    if (number < COMMITS) {
      expect(first?.status).toBe('stopped');
      expect(resumed?.status).toBe('finished');
      expect(ended).toEqual(wanted);
    } else {
      // Everything was written; only the run's record was not closed.
      expect(ended).toEqual({ ...wanted, status: 'running' });
    }
  });

  it.each([0, 49, 50, 449])('product %i refused: it stands alone, the others go on', async bad => {
    const memory = memoryStore({
      before: (_, writes) => {
        if (writes.some(write => titleOf(write) === `Product ${bad}`)) throw httpError(403, 'no');
      },
    });
    const outcome = await importAll(sources, memory, context());
    const failure = { row: bad + 2, code: 'refused', message: 'no' };
    expect(outcome).toMatchObject({ status: 'finished', created: COUNT - 1, failed: 1 });
    expect(outcome?.failures).toMatchObject([failure]);
    expect(memory.products()).toHaveLength(COUNT - 1);
    expect(memory.get('imports/run1')?.counts).toMatchObject({ created: COUNT - 1, failed: 1 });
    const told = memory.inCollection('imports/run1/chunks').flatMap(({ failed }) => failed);
    expect(told).toMatchObject([failure]);
  });

  it('stops where everything is refused, instead of failing product after product', async () => {
    const memory = memoryStore({
      before: count => {
        if (count > 1) throw httpError(403, 'denied');
      },
    });
    const outcome = await importAll(sources, memory, context());
    expect(outcome).toMatchObject({ status: 'stopped', reason: 'denied', created: 0 });
    expect(memory.commits()).toBeLessThan(60);
  });

  it('waits while offline and loses nothing', async () => {
    let offline = 3;
    const isOnline = () => offline-- <= 0;
    const memory = memoryStore();
    const control = runControl();
    const reasons: unknown[] = [];
    control.subscribe(() => reasons.push(control.paused()));
    await importAll(sources, memory, context(), surroundings(control, isOnline));
    expect(reasons).toContain('offline');
    expect(endState(memory)).toEqual(await undisturbed());
  });

  it('stops between two commits when cancelled, and says so in its record', async () => {
    const control = runControl();
    const memory = memoryStore({ after: count => count === 3 && control.cancel() });
    const outcome = await importAll(sources, memory, context(), surroundings(control));
    expect(outcome).toMatchObject({ status: 'cancelled', created: 150 });
    expect(memory.products()).toHaveLength(150);
    expect(memory.get('imports/run1')).toMatchObject({ status: 'cancelled' });
  });

  it('asks for no change of a record that there is not: cancelled before anything was written', async () => {
    const control = runControl();
    control.cancel();
    const memory = memoryStore();
    const outcome = await importAll(sources, memory, context(), surroundings(control));
    expect(outcome).toMatchObject({ status: 'cancelled', created: 0 });
    expect(memory.commits()).toBe(0);
  });

  it('says in its record that it was cancelled while the answer to its opening was lost', async () => {
    const control = runControl();
    const memory = memoryStore({
      after: count => {
        if (count > 1) return;
        control.cancel();
        throw httpError(503);
      },
    });
    const outcome = await importAll(sources, memory, context(), surroundings(control));
    expect(outcome?.status).toBe('cancelled');
    expect(memory.get('imports/run1')).toMatchObject({ status: 'cancelled' });
  });

  it.each([403, 429, 503])(
    'says what its record does not, refused with %i at the end',
    async status => {
      const control = runControl();
      let isOpen = false;
      const memory = memoryStore({
        before: count => {
          if (count > 3 && !isOpen) throw httpError(status);
        },
        after: count => count === 3 && control.cancel(),
      });
      const outcome = await importAll(sources, memory, context(), surroundings(control));
      expect(outcome).toMatchObject({ status: 'cancelled', created: 150 });
      expect(outcome?.untold?.reason).toBeTruthy();
      expect(memory.get('imports/run1')).toMatchObject({ status: 'running' });
      isOpen = true;
      await memory.store.commit(outcome?.untold?.writes ?? []);
      expect(memory.get('imports/run1')).toMatchObject({
        status: 'cancelled',
        counts: { created: 150 },
      });
      // Told once more after a lost answer, it changes nothing.
      await expect(memory.store.commit(outcome?.untold?.writes ?? [])).rejects.toMatchObject({
        status: 409,
      });
    },
  );

  it('leaves nothing to tell where its opening was refused and it was cancelled then', async () => {
    const control = runControl();
    const memory = memoryStore({
      before: () => {
        control.cancel();
        throw httpError(429);
      },
    });
    const outcome = await importAll(sources, memory, context(), surroundings(control));
    expect(outcome).toMatchObject({ status: 'cancelled', untold: null });
    expect(memory.commits()).toBe(1);
  });

  it('stands still while paused', async () => {
    const control = runControl();
    const memory = memoryStore({ after: count => count === 2 && control.pause('user') });
    const running = importAll(sources, memory, context(), surroundings(control));
    await new Promise(resolve => setTimeout(resolve, 20));
    expect(memory.commits()).toBe(2);
    control.resume();
    expect((await running)?.status).toBe('finished');
  });

  it('is in the history though it was paused before anything was written', async () => {
    const control = runControl();
    control.pause('user');
    const memory = memoryStore();
    const running = importAll(sources, memory, context(), surroundings(control));
    await new Promise(resolve => setTimeout(resolve, 20));
    expect(memory.get('imports/run1')).toMatchObject({ status: 'running' });
    expect(memory.products()).toHaveLength(0);
    control.resume();
    await running;
    expect(endState(memory)).toEqual(await undisturbed());
  });

  it('writes on top of what somebody created or changed meanwhile', async () => {
    const memory = memoryStore();
    await importAll(sources, memory, context());
    const dearer = readText('shopify', shopifyText(manyProducts(COUNT, '12.00'))).products;
    const [first] = memory.products();
    let isEdited = false;
    const racing = memoryStore({
      before: count => {
        if (count !== 2 || isEdited || !first) return;
        isEdited = true;
        racing.edit(`products/${first.id}`, { title: 'Edited meanwhile' });
      },
    });
    for (const [path, record] of memory.all()) racing.all().set(path, record);
    const outcome = await importAll(dearer, racing, { ...context(), runId: 'run2' });
    expect(outcome).toMatchObject({ status: 'finished', updated: COUNT, failed: 0 });
    expect(racing.products().find(({ id }) => id === first?.id)).toMatchObject({
      title: 'Edited meanwhile',
      price: 1200,
      version: 3,
    });
  });
});
