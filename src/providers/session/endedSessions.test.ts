import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type EndedSession, endedSessions } from './endedSessions.ts';

/** The channels of one browser: what is posted to one, the others of its name hear at once. */
const open = new Set<TestChannel>();

class TestChannel extends EventTarget {
  constructor(readonly name: string) {
    super();
    open.add(this);
  }
  postMessage(data: unknown) {
    for (const other of open)
      if (other !== this && other.name === this.name)
        other.dispatchEvent(new MessageEvent('message', { data }));
  }
  close() {
    open.delete(this);
  }
}

beforeEach(() => vi.stubGlobal('BroadcastChannel', TestChannel));
afterEach(() => {
  open.clear();
  vi.unstubAllGlobals();
});

const hearing = () => {
  const heard: EndedSession[] = [];
  const tab = endedSessions();
  return { heard, tab, end: tab.watch(ended => heard.push(ended)) };
};

it('tells the other tabs why a session ended, until they stop to listen', () => {
  const [first, second] = [hearing(), hearing()];
  first.tab.publish({ uid: 'u1', reason: 'deactivated' });
  expect(second.heard).toEqual([{ uid: 'u1', reason: 'deactivated' }]);
  expect(first.heard).toEqual([]);
  const channels = [...open];
  second.end();
  expect(open.size).toBe(1);
  for (const channel of channels)
    channel.dispatchEvent(
      new MessageEvent('message', { data: { uid: 'u2', reason: 'unreachable' } }),
    );
  expect(second.heard).toHaveLength(1);
  expect(first.heard).toEqual([{ uid: 'u2', reason: 'unreachable' }]);
});

it('has a name of its own among the channels', () => {
  const { tab } = hearing();
  const others = new TestChannel('');
  const heard = vi.fn();
  others.addEventListener('message', heard);
  tab.publish({ uid: 'u1', reason: 'deactivated' });
  expect(heard).not.toHaveBeenCalled();
});

it.each([
  ['nothing', null],
  ['nothing at all', undefined],
  ['a text', 'deactivated'],
  ['no uid', { reason: 'deactivated' }],
  ['a uid that is no text', { uid: 5, reason: 'deactivated' }],
  ['no reason', { uid: 'u1' }],
  ['a reason that nobody knows', { uid: 'u1', reason: 'because' }],
])('hears nothing in %s', (_, message) => {
  const { heard } = hearing();
  const other = new TestChannel([...open][0]?.name ?? '');
  other.postMessage(message);
  expect(heard).toEqual([]);
});

it('passes on the words that came with it', () => {
  const [first, second] = [hearing(), hearing()];
  first.tab.publish({ uid: 'u1', reason: 'deactivated', why: 'Invoices are open' });
  expect(second.heard).toEqual([{ uid: 'u1', reason: 'deactivated', why: 'Invoices are open' }]);
  new TestChannel([...open][0]?.name ?? '').postMessage({ uid: 'u1', reason: 'deleted', why: 5 });
  expect(second.heard.at(-1)).toEqual({ uid: 'u1', reason: 'deleted' });
});

it('passes on what it knows of a message alone', () => {
  const { heard } = hearing();
  new TestChannel([...open][0]?.name ?? '').postMessage({
    ...{ uid: 'u1', reason: 'unreachable', status: 'signedIn' },
  });
  expect(heard).toEqual([{ uid: 'u1', reason: 'unreachable' }]);
});
