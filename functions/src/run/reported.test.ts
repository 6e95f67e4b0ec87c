import { describe, expect, it } from 'vitest';
import { functionRunSchema } from '../../../src/domain/schemas/functionRun.ts';
import { memoryStore } from '../store/testStore.ts';
import { type Reporting, reporting } from './reported.ts';

const START = new Date('2026-11-05T01:00:00Z');

const setUp = (more: Partial<Reporting> = {}) => {
  const store = memoryStore();
  let now = START;
  const report = reporting(store, {
    ...{ name: 'rollUpEvents', clock: () => now, off: () => [] },
    ...more,
  });
  const run = () => functionRunSchema.parse(store.all('functionRuns')[0]);
  const wait = (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1000);
  };
  return { store, report, run, wait };
};

describe('reporting', () => {
  it('says when work was done, and what', async () => {
    const { report, run } = setUp();
    await report(async () => ({ days: 2 }));
    expect(run()).toEqual({
      ...{ id: 'rollUpEvents', startedAt: START, doneAt: START, did: { days: 2 } },
      ...{ failedAt: null, failure: '', off: false },
    });
  });

  it('keeps what was done last beside a failure, and names nobody in it', async () => {
    const { report, run, wait } = setUp();
    await report(async () => ({ days: 2 }));
    wait(60);
    const failing = report(async () => {
      throw new Error('No such user: ann@shop.com');
    });
    await expect(failing).rejects.toThrow('ann@shop.com');
    expect(run()).toMatchObject({
      ...{ doneAt: START, did: { days: 2 }, failure: 'Error: No such user: …' },
      failedAt: new Date(START.getTime() + 60_000),
    });
  });

  it('does nothing where it is switched off, and says so until it is on again', async () => {
    let off = ['other', 'rollUpEvents'];
    const { report, run } = setUp({ off: () => off });
    let worked = 0;
    const work = async () => ({ times: ++worked });
    await report(work);
    expect([worked, run().off]).toEqual([0, true]);
    off = ['other'];
    await report(work);
    expect([worked, run().off, run().doneAt]).toEqual([1, false, START]);
  });

  it('tells of frequent work now and then, but of each failure', async () => {
    const { report, store, run, wait } = setUp({ atMostEvery: 60_000 });
    for (let at = 0; at < 5; at++) await report(async () => ({}));
    expect(store.cost.writes).toBe(1);
    await report(() => Promise.reject(new Error('no'))).catch(() => {});
    expect(run().failure).toBe('Error: no');
    wait(61);
    await report(async () => ({}));
    expect(store.cost.writes).toBe(3);
  });
});
