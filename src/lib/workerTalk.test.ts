import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PATIENCE, type TalkingWorker, talkTo } from './workerTalk.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const WORDS = { notStarted: 'notStarted', silent: 'silent', broken: 'broken' };

const begin = () => {
  const told: unknown[] = [];
  const worker: TalkingWorker & { terminated: boolean } = {
    terminated: false,
    onmessage: null,
    onmessageerror: null,
    onerror: null,
    postMessage: message => void told.push(message),
    terminate: () => {
      worker.terminated = true;
    },
  };
  const controller = new AbortController();
  const talk = talkTo<string, string>(worker, controller.signal, WORDS, one => one === 'working');
  const call = (handler: unknown, event: object) => {
    if (typeof handler === 'function') handler(event);
  };
  const says = (data: string) => call(worker.onmessage, { data });
  return { worker, told, controller, talk, says, call };
};

it('answers one question after the other', async () => {
  const { talk, says, told, worker } = begin();
  talk.post('take this');
  const first = talk.ask('one');
  says('1');
  expect(await first).toBe('1');
  const second = talk.ask('two');
  says('2');
  expect(await second).toBe('2');
  expect(told).toEqual(['take this', 'one', 'two']);
  talk.end();
  expect(worker.terminated).toBe(true);
});

it('is patient with whoever says to be working, not with silence', async () => {
  const { talk, says } = begin();
  const answer = talk.ask('one');
  const failed = expect(answer).rejects.toThrow('silent');
  vi.advanceTimersByTime(PATIENCE - 1);
  says('working');
  vi.advanceTimersByTime(PATIENCE - 1);
  says('working');
  vi.advanceTimersByTime(PATIENCE);
  await failed;
});

it('ends an open question that is aborted, and every later one', async () => {
  const { talk, controller } = begin();
  const failed = expect(talk.ask('one')).rejects.toThrow('stopped');
  controller.abort(new Error('stopped'));
  await failed;
  await expect(talk.ask('two')).rejects.toThrow('stopped');
});

it('tells of what failed before anything was asked', async () => {
  const early = begin();
  early.call(early.worker.onerror, { message: '' });
  await expect(early.talk.ask('one')).rejects.toThrow('notStarted');
  const unread = begin();
  unread.call(unread.worker.onmessageerror, {});
  await expect(unread.talk.ask('one')).rejects.toThrow('broken');
});
