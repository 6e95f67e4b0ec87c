import { expect, it } from 'vitest';
import { CommitTimeout, classifyFailure } from './commitErrors.ts';

const withStatus = (status: number) => Object.assign(new Error('x'), { status });

it.each([
  [0, 'transient'],
  [408, 'transient'],
  [429, 'exhausted'],
  [499, 'refused'],
  [500, 'transient'],
  [503, 'transient'],
  [400, 'refused'],
  [403, 'refused'],
  [409, 'refused'],
  [401, 'stop'],
  [507, 'stop'],
])('status %d: %s', (status, what) => {
  expect(classifyFailure(withStatus(status))).toBe(what);
});

it('what is refused for want of a proof waits for it, whatever its status', () => {
  const unproven = Object.assign(withStatus(503), { body: { unproven: true } });
  expect(classifyFailure(unproven)).toBe('unproven');
});

it('knows a network that is gone, a full storage, and what it does not know', () => {
  expect(classifyFailure(new TypeError('Failed to fetch'))).toBe('transient');
  expect(classifyFailure(new TypeError('NetworkError when attempting'))).toBe('transient');
  expect(classifyFailure(new Error('Failed to fetch'))).toBe('refused');
  expect(classifyFailure(new TypeError('x is not a function'))).toBe('refused');
  expect(classifyFailure({ name: 'QuotaExceededError' })).toBe('refused');
  expect(classifyFailure(new DOMException('full', 'QuotaExceededError'))).toBe('stop');
  expect(classifyFailure(new CommitTimeout())).toBe('transient');
  expect(new CommitTimeout('late')).toMatchObject({ name: 'CommitTimeout', message: 'late' });
  expect(classifyFailure('what')).toBe('refused');
});
