import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { cleanTasks } from '../tasks/cleanTasks.ts';
import { adminStore } from './adminStore.ts';

const emulator = inject('firestoreEmulator');
const hasPackages = existsSync(
  fileURLToPath(new URL('../../node_modules/firebase-admin', import.meta.url)),
);

const ago = (days: number) => new Date(Date.now() - days * 86_400_000);

describe.runIf(emulator && hasPackages)('removing tasks from Firestore', () => {
  let firestore: Firestore;

  beforeAll(async () => {
    process.env.FIRESTORE_EMULATOR_HOST = `${emulator?.host}:${emulator?.port}`;
    const { initializeApp } = await import('firebase-admin/app');
    const { getFirestore } = await import('firebase-admin/firestore');
    const projectId = `demo-clean-tasks-${Date.now()}`;
    firestore = getFirestore(initializeApp({ projectId }, projectId));
  });

  afterAll(async () => {
    delete process.env.FIRESTORE_EMULATOR_HOST;
    await firestore?.terminate();
  });

  const place = async (path: string, askedAt: Date, state: string, parts = 0) => {
    const task = firestore.doc(path);
    await task.set({ kind: 'readShop', askedBy: 'a', askedAt, state });
    for (let part = 0; part < parts; part++)
      await task.collection('parts').doc(`${part}`).set({ text: 'x', until: askedAt });
    return task;
  };

  it('takes those of more than a week ago, of every business, with what they gave', async () => {
    const asked = Array.from({ length: 105 }, (_, at) => `business/b${at % 3}/tasks/t${at}`);
    await Promise.all(asked.map(path => place(path, ago(8), 'asked')));
    const done = await place('business/b0/tasks/done', ago(9), 'done', 12);
    await done
      .collection('turns')
      .doc('1')
      .set({ at: ago(9) });
    await place('business/b0/tasks/failed', ago(30), 'failed');
    const young = await place('business/b0/tasks/young', ago(6), 'asked', 1);
    const foreign = await place('users/u/tasks/t', ago(30), 'done', 1);
    const store = adminStore(firestore);
    const options = { clock: () => new Date(), budget: 60_000 };
    expect(await cleanTasks(store, options)).toEqual({ removedTasks: 107, goesOn: 0 });
    const left = await firestore.collectionGroup('tasks').get();
    expect(left.docs.map(({ ref }) => ref.path).sort()).toEqual([young.path, foreign.path]);
    const parts = await firestore.collectionGroup('parts').get();
    expect(parts.docs.map(({ ref }) => ref.parent.parent?.path).sort()).toEqual([
      ...[young.path, foreign.path],
    ]);
    expect((await firestore.collectionGroup('turns').get()).empty).toBe(true);
    expect(await cleanTasks(store, options)).toEqual({ removedTasks: 0, goesOn: 0 });
  });
});
