import { Timestamp } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { unreadStanding } from '@/domain/functions/ownerTaskStanding.ts';
import { ownerTaskSign } from '@/providers/firebase/ownerTaskSign.ts';
import { useConsoleFirestore } from './support/consoleFirestore.ts';
import { hasEmulator, useRules } from './support/environment.ts';

const PLACE = 'functionSigns/ownerTasks';
const inMinutes = (minutes: number) => Timestamp.fromMillis(Date.now() + minutes * 60_000);

describe.runIf(hasEmulator)('the sign that functions are there', () => {
  const { seed } = useRules('owner-task-sign');
  const firestoreOf = useConsoleFirestore('owner-task-sign');
  const signFor = () => ownerTaskSign(firestoreOf('owner'));

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
