import { HttpError } from 'ra-core';
import { expect, it } from 'vitest';
import { isTriedAgain } from './isTriedAgain.ts';

const of = (
  status: number,
  fetchFailureCount: number,
  fetchStatus: 'fetching' | 'idle' | 'paused',
) =>
  isTriedAgain({ fetchStatus, fetchFailureCount, fetchFailureReason: new HttpError('', status) });

it('is so between the tries of a read that got no answer', () => {
  expect(of(503, 1, 'fetching')).toBe(true);
});

it.each([
  ['it failed for good', of(503, 4, 'idle')],
  ['the network is known to be gone', of(503, 1, 'paused')],
  ['it is asked for the first time', of(503, 0, 'fetching')],
  ['something else is wrong with it', of(500, 1, 'fetching')],
])('is not where %s', (_, is) => expect(is).toBe(false));
