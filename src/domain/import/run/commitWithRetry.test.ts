import { describe, expect, it } from 'vitest';
import type { Write } from '../../write.ts';
import {
  type BatchEnvironment,
  commitWithRetry,
  RunStopped,
  readWithRetry,
} from './commitWithRetry.ts';
import { type PauseReason, RunCancelled, runControl } from './runControl.ts';

const failing = (status: number) => Object.assign(new Error(`status ${status}`), { status });
const WRITES: Write[] = [{ type: 'set', collection: 'products', id: 'p', data: {} }];

/** Surroundings whose commits end as `answers` say, one after the other; without one they succeed. */
const surroundings = (answers: (Error | null)[] = [], more: Partial<BatchEnvironment> = {}) => {
  const control = runControl();
  const [slept, paused, written]: [number[], PauseReason[], (readonly Write[])[]] = [[], [], []];
  const environment: BatchEnvironment = {
    commit: async writes => {
      written.push(writes);
      const answer = answers.shift();
      if (answer) throw answer;
    },
    control,
    isOnline: () => true,
    sleep: async milliseconds => void slept.push(milliseconds),
    timeout: 60_000,
    ...more,
  };
  // Whoever looks at the page sees that the run stands still, and lets it go on.
  control.subscribe(() => {
    const reason = control.paused();
    if (reason === null) return;
    paused.push(reason);
    queueMicrotask(control.resume);
  });
  return { environment, control, slept, paused, written };
};

const run = ({ environment }: ReturnType<typeof surroundings>) =>
  commitWithRetry(() => WRITES, environment);

describe('a commit', () => {
  it('that is carried out is certain', async () => {
    const around = surroundings();
    expect(await run(around)).toEqual({ refusal: null, uncertain: false });
    expect(around.written).toEqual([WRITES]);
  });

  it('is tried again with growing pauses, and may have been carried out before', async () => {
    const around = surroundings([failing(503), failing(408), failing(500)]);
    expect(await run(around)).toEqual({ refusal: null, uncertain: true });
    expect(around.slept).toEqual([500, 1000, 2000]);
    expect(around.written).toEqual([WRITES, WRITES, WRITES, WRITES]);
    expect(around.paused).toEqual([]);
  });

  it('pauses the run at the sixth try in vain, and begins anew when it goes on', async () => {
    const around = surroundings(Array.from({ length: 13 }, () => failing(503)));
    expect(await run(around)).toEqual({ refusal: null, uncertain: true });
    expect(around.slept).toEqual([500, 1000, 2000, 4000, 8000, 500, 1000, 2000, 4000, 8000, 500]);
    expect(around.paused).toEqual(['unreachable', 'unreachable']);
  });

  it('that is not taken for now pauses the run at once, and was not carried out', async () => {
    const around = surroundings([failing(429), failing(429)]);
    expect(await run(around)).toEqual({ refusal: null, uncertain: false });
    expect([around.paused, around.slept]).toEqual([['exhausted', 'exhausted'], []]);
  });

  it('that wants a proof pauses the run at once, and was not carried out', async () => {
    const around = surroundings([Object.assign(failing(503), { body: { unproven: true } })]);
    expect(await run(around)).toEqual({ refusal: null, uncertain: false });
    expect([around.paused, around.slept]).toEqual([['unproven'], []]);
  });

  it('that is refused is not tried again', async () => {
    const error = failing(409);
    const around = surroundings([error]);
    expect(await run(around)).toEqual({ refusal: { error }, uncertain: false });
    expect(around.written).toHaveLength(1);
  });

  it('that is refused after an answer was lost may have been carried out', async () => {
    const error = failing(409);
    expect(await run(surroundings([failing(503), error]))).toEqual({
      refusal: { error },
      uncertain: true,
    });
  });

  it('stops the run where nothing more can be written, and says why', async () => {
    const error = failing(507);
    const stopped = run(surroundings([error]));
    await expect(stopped).rejects.toThrow(RunStopped);
    await expect(stopped).rejects.toMatchObject({
      ...{ name: 'RunStopped', message: 'status 507', cause: error },
    });
  });

  it('is not tried while the device is offline', async () => {
    const states = [false, false, true];
    const around = surroundings([], { isOnline: () => states.shift() ?? true });
    expect(await run(around)).toEqual({ refusal: null, uncertain: false });
    expect(around.paused).toEqual(['offline', 'offline']);
    expect(around.written).toHaveLength(1);
  });

  it('that went wrong because the device went offline waits for the network, not for a time', async () => {
    const states = [true, false];
    const around = surroundings([failing(503)], { isOnline: () => states.shift() ?? true });
    expect(await run(around)).toEqual({ refusal: null, uncertain: true });
    expect([around.paused, around.slept]).toEqual([['offline'], []]);
  });

  it('that never answers is given up in time and tried again', async () => {
    let commits = 0;
    const around = surroundings([], {
      commit: () => (++commits === 1 ? new Promise(() => {}) : Promise.resolve()),
      timeout: 1,
    });
    expect(await run(around)).toEqual({ refusal: null, uncertain: true });
    expect(commits).toBe(2);
    expect(around.slept).toEqual([500]);
  });

  it('of a run that was cancelled is not begun', async () => {
    const around = surroundings();
    around.control.cancel();
    await expect(run(around)).rejects.toThrow(RunCancelled);
    expect(around.written).toEqual([]);
  });
});

describe('a read', () => {
  const read = (answers: (Error | null)[], around = surroundings()) =>
    readWithRetry(async () => {
      const answer = answers.shift();
      if (answer) throw answer;
      return 'found';
    }, around.environment);

  it('is tried again as a commit is', async () => {
    const around = surroundings();
    expect(await read([failing(503), failing(429)], around)).toBe('found');
    expect([around.slept, around.paused]).toEqual([[500], ['exhausted']]);
  });

  it('that another try would not help says why', async () => {
    await expect(read([failing(403)])).rejects.toMatchObject({ status: 403 });
    await expect(read([failing(401)])).rejects.toMatchObject({ status: 401 });
  });
});
