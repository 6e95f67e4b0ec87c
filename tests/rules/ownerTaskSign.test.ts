import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, initializeFirestore, Timestamp } from 'firebase/firestore';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { unreadStanding } from '@/domain/functions/ownerTaskStanding.ts';
import { ownerTaskSign } from '@/providers/firebase/ownerTaskSign.ts';
import { ACTORS } from './support/actors.ts';
import { hasEmulator, useRules } from './support/environment.ts';

const host = inject('firestoreEmulator');
const PLACE = 'functionSigns/ownerTasks';
const inMinutes = (minutes: number) => Timestamp.fromMillis(Date.now() + minutes * 60_000);

describe.runIf(hasEmulator)('the sign that functions are there', () => {
  const { seed } = useRules('owner-task-sign');
  const apps: FirebaseApp[] = [];
  afterAll(() => Promise.all(apps.map(deleteApp)));

  const signFor = () => {
    const app = initializeApp(
      { projectId: 'demo-owner-task-sign', apiKey: 'x' },
      crypto.randomUUID(),
    );
    apps.push(app);
    const firestore = initializeFirestore(app, {});
    const { uid, email, verified } = ACTORS.owner;
    if (!host) throw new Error('No emulator');
    connectFirestoreEmulator(firestore, host.host, host.port, {
      mockUserToken: { sub: uid, email, email_verified: verified },
    });
    return ownerTaskSign(firestore);
  };

  it('is read by an owner: none, one, one that is over', async () => {
    expect(await signFor()).toBeNull();
    const sign = { does: true, shops: false };
    const until = inMinutes(1);
    await seed({ [PLACE]: { ...sign, until } });
    expect(await signFor()).toEqual({ ...sign, until: until.toDate() });
    await seed({ [PLACE]: { ...sign, until: inMinutes(-1) } });
    const error: unknown = await signFor().catch(reason => reason);
    expect(unreadStanding(error)).toBe('silent');
  });

  it('is unknown where it says something else', async () => {
    await seed({ [PLACE]: { until: inMinutes(1), does: 'everything' } });
    const error: unknown = await signFor().catch(reason => reason);
    expect(error).toBeInstanceOf(Error);
    expect(unreadStanding(error)).toBe('unknown');
  });
});
