import { describe, expect, it } from 'vitest';
import { PictureProblem } from '../../../src/domain/import/pictures/pictureFailure.ts';
import { ownerTaskSchema } from '../../../src/domain/schemas/ownerTask.ts';
import { memoryBucket } from '../store/testBucket.ts';
import { memoryStore } from '../store/testStore.ts';
import { doOwnerTask } from '../tasks/doOwnerTask.ts';
import type { CopyAskedOptions } from './copyAsked.ts';

const TASKS = 'business/b/tasks';
const PLACE = { business: 'b', id: 't' };

const setUp = (more: Record<string, unknown> = {}, images = 1) => {
  const task = {
    ...{ id: 't', kind: 'copyPictures', productIds: ['p', 'gone'], state: 'asked' },
    ...{ askedBy: 'b', askedAt: new Date(0), ...more },
  };
  const links = Array.from({ length: images }, (_, at) => ({
    ...{ id: `i${at}`, url: `https://x.example/${at}.png`, alt: '' },
  }));
  const store = memoryStore({
    [TASKS]: [task],
    business: [
      { id: 'b', businessEmail: 'b@shop.example' },
      ...['admin', 'nameless'].map(id => ({ id, businessEmail: 'shop@admins.example' })),
    ],
    products: [{ id: 'p', businessId: 'b', title: 'Lamp', version: 1, images: links }],
  });
  const storedTask = () => ownerTaskSchema.parse(store.all(TASKS)[0]);
  const run = (options: Partial<CopyAskedOptions> = {}) =>
    doOwnerTask(store, PLACE, {
      ...{ clock: () => new Date(0), budget: 1, signal: new AbortController().signal },
      fetch: () => Promise.reject(new Error('No shop is asked')),
      sleep: async () => {},
      accessOf: () => Promise.reject(new Error('No shop is read')),
      pictures: {
        ...{ bucket: memoryBucket(), budget: 10_000 },
        emailOf: async uid => (uid === 'nameless' ? null : `${uid}@accounts.example`),
        download: async () => ({ content: Uint8Array.of(1), contentType: 'image/png' }),
        ...options,
      },
    });
  return { store, run, storedTask };
};

describe('copying pictures that were asked for', () => {
  it('says under the task what was copied, for the owner, once', async () => {
    const { store, run, storedTask } = setUp();
    const did = { copiedPictures: 1, failedPictures: 0, leftPictures: 0 };
    expect(await run()).toEqual({ tasks: 1, ...did });
    expect(storedTask()).toMatchObject({ state: 'done', did, pictures: [], parts: 0 });
    expect(store.all('audit')).toEqual([
      expect.objectContaining({ actorId: 'b', actorRole: 'owner' }),
    ]);
    const { writes } = store.cost;
    expect(await run()).toEqual({});
    expect(store.cost.writes).toBe(writes);
  });

  it('says that somebody is at it before anything is downloaded', async () => {
    const { run, storedTask } = setUp();
    let parts: unknown;
    await run({
      download: async () => {
        parts = storedTask().parts;
        return { content: Uint8Array.of(1), contentType: 'image/png' };
      },
    });
    expect(parts).toBe(0);
  });

  it.each([
    ['b', 'owner', 'b@accounts.example'],
    ['admin', 'superAdmin', 'admin@accounts.example'],
    ['nameless', 'superAdmin', 'nameless'],
  ])('tells of whoever asked, by the account: %s', async (askedBy, actorRole, actorEmail) => {
    const { store, run } = setUp({ askedBy });
    await run();
    expect(store.all('audit')).toEqual([
      expect.objectContaining({ actorId: askedBy, actorEmail, actorRole }),
    ]);
    expect(store.all('products')[0]?.updatedBy).toBe(askedBy);
  });

  it('tells of an owner by the business where accounts cannot be asked', async () => {
    const { store, run } = setUp();
    await run({ emailOf: async () => null });
    expect(store.all('audit')).toEqual([
      expect.objectContaining({ actorId: 'b', actorEmail: 'b@shop.example', actorRole: 'owner' }),
    ]);
  });

  it('names pictures that stayed links, as many as fit', async () => {
    const { run, storedTask } = setUp({}, 501);
    await run({ download: () => Promise.reject(new PictureProblem('noImage')) });
    const task = storedTask();
    if (task.kind !== 'copyPictures') throw new Error('Another kind was asked for');
    expect(task.did).toMatchObject({ copiedPictures: 0, failedPictures: 501 });
    expect(task.pictures).toHaveLength(500);
    expect(task.pictures?.[0]).toEqual({ productId: 'p', imageId: 'i0', code: 'noImage' });
  });

  it('stays asked for where nothing can be stored, and is done when it can', async () => {
    const { run, storedTask } = setUp();
    const bucket = memoryBucket();
    const broken = { ...bucket, save: () => Promise.reject(new Error('No right to store')) };
    await expect(run({ bucket: broken })).rejects.toThrow('No right to store');
    expect(storedTask().state).toBe('asked');
    expect(await run()).toMatchObject({ tasks: 1, copiedPictures: 1 });
  });

  it.each([
    ['no products', { productIds: [] }],
    ['too many', { productIds: Array.from({ length: 201 }, (_, at) => `p${at}`) }],
    ['no ids', { productIds: [{ id: 'p' }] }],
    ['a number among ids', { productIds: ['p', 7] }],
  ])('refuses %s', async (_, more) => {
    const { store, run } = setUp(more);
    expect(await run()).toEqual({ refused: 1 });
    expect(store.all(TASKS)[0]).toMatchObject({ state: 'failed', failure: 'invalid' });
    expect(store.cost.writes).toBe(1);
  });
});
