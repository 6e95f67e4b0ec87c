import { describe, expect, it } from 'vitest';
import type { Write } from '../../write.ts';
import type { BatchEnvironment } from './commitWithRetry.ts';
import { runControl } from './runControl.ts';
import { tellEnd, tellEndPatiently, unlessEnded } from './tellEnd.ts';

const record: Write = { type: 'update', collection: 'imports', id: 'run1', data: {} };
const entry: Write = { type: 'set', collection: 'audit', id: 'a1', data: {} };
const writes = unlessEnded([record, entry]);
const failing = (status: number) => Object.assign(new Error(`status ${status}`), { status });

/** Answers one commit after the other; the last one for all that follow. */
const answering = (...answers: (Error | null)[]) => {
  const told: (readonly Write[])[] = [];
  const control = runControl();
  control.subscribe(() => {
    if (control.paused()) queueMicrotask(control.resume);
  });
  const environment: BatchEnvironment = {
    commit: async given => {
      told.push(given);
      const answer = answers[Math.min(told.length, answers.length) - 1];
      if (answer) throw answer;
    },
    control,
    isOnline: () => true,
    sleep: async () => {},
    timeout: 1000,
  };
  return { environment, told, control };
};

it('ends only a run that has not ended', () => {
  expect(writes).toEqual([{ ...record, precondition: { fields: { finishedAt: null } } }, entry]);
});

describe.each([
  ['once', tellEnd],
  ['patiently', tellEndPatiently],
])('told %s', (_, tell) => {
  it('leaves nothing to tell where it was told, has ended already, or is gone', async () => {
    for (const answer of [null, failing(409), failing(404)])
      expect(await tell(writes, answering(answer).environment)).toBeNull();
  });

  it.each([401, 403])('says what is left and why where it is refused with %i', async status => {
    const { environment, told } = answering(failing(status));
    expect(await tell(writes, environment)).toEqual({ writes, reason: `status ${status}` });
    expect(told).toHaveLength(1);
  });
});

it.each([
  [429, 'common.error.quota'],
  [503, 'common.error.unreachableNow'],
])(
  'what fails for a while with %i is tried once, or as long as it takes',
  async (status, reason) => {
    const once = answering(failing(status));
    expect(await tellEnd(writes, once.environment)).toEqual({ writes, reason });
    expect(once.told).toHaveLength(1);
    const patient = answering(failing(status), failing(status), null);
    expect(await tellEndPatiently(writes, patient.environment)).toBeNull();
    expect(patient.told).toEqual([writes, writes, writes]);
  },
);

it('waits for no network', async () => {
  const { environment, told } = answering(null);
  expect(await tellEnd(writes, { ...environment, isOnline: () => false })).toEqual({
    writes,
    reason: 'common.error.unreachableNow',
  });
  expect(told).toEqual([]);
});

it('is given up when it is no longer wanted', async () => {
  const { environment, control } = answering(failing(503));
  control.cancel();
  await expect(tellEndPatiently(writes, environment)).rejects.toThrow('');
});
