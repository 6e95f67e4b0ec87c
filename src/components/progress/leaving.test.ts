import { describe, expect, it } from 'vitest';
import { foremost, needsLook, staysFor } from './leaving.ts';
import type { Task } from './taskStore.ts';

const done: Task = {
  id: 'done',
  title: 'Export',
  state: 'done',
  done: 10,
  total: 10,
  startedAt: 0,
  endedAt: 1_000,
  failures: [],
  error: undefined,
  note: undefined,
  actions: [],
  cancellable: true,
  paused: false,
};
const running: Task = { ...done, id: 'running', state: 'running', endedAt: undefined };
const failed: Task = { ...done, id: 'failed', state: 'failed', error: 'No connection.' };
const partly: Task = { ...done, id: 'partly', failures: [{ item: 'Lamp', message: 'Gone' }] };
const action = { label: 'Go on', run: () => {} };

describe('staysFor', () => {
  it('lets what ended well leave, later where there is something to read', () => {
    expect(staysFor(done)).toBe(6_000);
    expect(staysFor({ ...done, state: 'cancelled' })).toBe(6_000);
    expect(staysFor({ ...done, note: '3 rows were saved.' })).toBe(20_000);
    expect(staysFor({ ...done, actions: [{ ...action, optional: true }] })).toBe(20_000);
  });

  it.each([
    ['what runs', running],
    ['what failed', failed],
    ['what failed in part', partly],
    ['what can be gone on with', { ...done, actions: [action] }],
    [
      'what was cancelled and can be gone on with',
      { ...done, state: 'cancelled', actions: [action] },
    ],
  ] satisfies [string, Task][])('keeps %s', (_, task) => {
    expect(staysFor(task)).toBeNull();
  });
});

describe('foremost', () => {
  it('is what runs, then what somebody has to see, then the newest', () => {
    expect(foremost([])).toBeUndefined();
    expect(foremost([failed, running, done])).toBe(running);
    expect(foremost([done, failed, { ...done, id: 'later' }])).toBe(failed);
    expect(foremost([done, { ...done, id: 'later' }])?.id).toBe('later');
    expect(needsLook(done)).toBe(false);
  });

  it('is what can be taken back, where nothing runs and nobody has to see to anything', () => {
    const undoable: Task = { ...done, id: 'undoable', actions: [{ ...action, optional: true }] };
    expect(foremost([undoable, { ...done, id: 'follows' }])).toBe(undoable);
    expect(foremost([undoable, running])).toBe(running);
    expect(foremost([failed, undoable])).toBe(failed);
  });
});
