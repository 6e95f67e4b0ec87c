import { expect, it } from 'vitest';
import { TEST_PRODUCTS, testEvent } from '../rollUp/testCatalogue.ts';
import { memoryStore } from '../store/testStore.ts';
import { doTask } from './doTask.ts';

const NOW = new Date('2026-11-05T01:00:00Z');
const options = { clock: () => NOW, budget: 60_000, accounts: { remove: async () => {} } };
const task = (more: Record<string, unknown> = {}) => ({
  ...{ id: 't', kind: 'rollUpRange', from: '2026-11-01', to: '2026-11-03' },
  ...{ askedBy: 'admin', askedAt: NOW, state: 'asked' },
  ...more,
});
const storeOf = (one: ReturnType<typeof task>) =>
  memoryStore({ functionTasks: [one], events: [testEvent('1')], products: TEST_PRODUCTS });

it('makes the days that were asked for, once', async () => {
  const store = storeOf(task());
  expect(await doTask(store, 't', options)).toEqual({ tasks: 1 });
  expect(store.all('functionTasks')[0]).toMatchObject({ state: 'done', did: { days: 3 } });
  expect(store.all('stats').map(({ id }) => id)).toContain('platform_2026-11-01');
  const { writes } = store.cost;
  expect(await doTask(store, 't', options)).toEqual({});
  expect(store.cost.writes).toBe(writes);
});

it('says why it does not', async () => {
  const store = storeOf(task({ from: '2026-11-04' }));
  expect(await doTask(store, 't', options)).toEqual({ refused: 1 });
  expect(store.all('functionTasks')[0]).toMatchObject({
    ...{ state: 'failed', failure: 'badDays' },
  });
});

it.each([
  ['of another kind', task({ kind: 'eraseEverything' })],
  ['without a day', task({ from: 'x' })],
])('does nothing of a task %s', async (_, one) => {
  const store = storeOf(one);
  expect(await doTask(store, 't', options)).toEqual({});
  expect(store.cost.writes).toBe(0);
});

it('leaves a task asked for while another instance is at it', async () => {
  const store = storeOf(task());
  await store.commit([
    {
      ...{ type: 'set', collection: 'functionState', id: 'rollUpEvents' },
      data: { until: new Date(NOW.getTime() + 1000) },
    },
  ]);
  await expect(doTask(store, 't', options)).rejects.toThrow('tried again');
  expect(store.all('functionTasks')[0]?.state).toBe('asked');
});
