import { collection, onSnapshot, Timestamp } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { askedAboutPerson } from '@/providers/firebase/askedAboutPerson.ts';
import { ACTORS } from './support/actors.ts';
import { useConsoleFirestore } from './support/consoleFirestore.ts';
import { hasEmulator, useRules } from './support/environment.ts';

const until = Timestamp.fromMillis(Date.now() + 3_600_000);
const asked = { kind: 'exportPerson', person: 'ann', reason: '' } as const;

describe.runIf(hasEmulator)('what is asked of functions about a person', () => {
  const { as, seed } = useRules('asked-about-person');
  const firestoreOf = useConsoleFirestore('asked-about-person');
  const ask = (signal = new AbortController().signal) =>
    askedAboutPerson(firestoreOf('superAdmin'), String(ACTORS.superAdmin.uid), asked, signal);

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
