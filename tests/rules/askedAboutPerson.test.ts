import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  initializeFirestore,
  onSnapshot,
  Timestamp,
} from 'firebase/firestore';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { askedAboutPerson } from '@/providers/firebase/askedAboutPerson.ts';
import { ACTORS } from './support/actors.ts';
import { hasEmulator, useRules } from './support/environment.ts';

const host = inject('firestoreEmulator');
const until = Timestamp.fromMillis(Date.now() + 3_600_000);
const asked = { kind: 'exportPerson', person: 'ann', reason: '' } as const;

describe.runIf(hasEmulator)('what is asked of functions about a person', () => {
  const { as, seed } = useRules('asked-about-person');
  const apps: FirebaseApp[] = [];
  afterAll(() => Promise.all(apps.map(deleteApp)));

  const ask = (signal = new AbortController().signal) => {
    const app = initializeApp(
      { projectId: 'demo-asked-about-person', apiKey: 'x' },
      crypto.randomUUID(),
    );
    apps.push(app);
    const firestore = initializeFirestore(app, {});
    const { uid, email, verified } = ACTORS.superAdmin;
    if (!host) throw new Error('Nobody to ask');
    connectFirestoreEmulator(firestore, host.host, host.port, {
      mockUserToken: { sub: uid, email, email_verified: verified },
    });
    return askedAboutPerson(firestore, uid, asked, signal);
  };

  it('is asked of nobody where no function is deployed', async () => {
    expect(await ask()).toBeNull();
  });

  it('is put together of its pieces once it is done', async () => {
    await seed({ 'functionRuns/doTasks': { off: false } });
    const stop = onSnapshot(collection(as('superAdmin'), 'functionTasks'), ({ docs }) => {
      for (const task of docs)
        if (task.get('state') === 'asked')
          void seed({
            [`functionTasks/${task.id}/parts/0`]: { text: '{"id":', until },
            [`functionTasks/${task.id}/parts/1`]: { text: '"ann"}', until },
            [`functionTasks/${task.id}`]: {
              ...task.data(),
              askedAt: until,
              state: 'done',
              parts: 2,
            },
          });
    });
    expect(await ask()).toMatchObject({ state: 'done', content: '{"id":"ann"}' });
    stop();
  });

  it('is waited for no longer when that is given up', async () => {
    const control = new AbortController();
    setTimeout(() => control.abort(new Error('given up')), 500);
    await expect(ask(control.signal)).rejects.toThrow('given up');
  });
});
