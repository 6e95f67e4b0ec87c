import { expect, it } from 'vitest';
import { brokenPromises, isPromised } from './promise.ts';

const startsAt = new Date('2026-11-10T00:00:00Z');
const before = new Date(startsAt.getTime() - 1);
const giveaway = { startsAt, seedCommitment: 'c', entryCount: 0 };

it('is promised from the start on, where people can enter, and wherever somebody did', () => {
  expect(isPromised(giveaway, before)).toBe(false);
  expect(isPromised(giveaway, startsAt)).toBe(true);
  expect(isPromised({ ...giveaway, seedCommitment: null }, startsAt)).toBe(false);
  expect(isPromised({ ...giveaway, entryCount: 1 }, before)).toBe(true);
});

it('names what differs of it, and nothing else', () => {
  const one = { title: 'A', startsAt, numberOfWinners: 1, productId: 'p1' };
  expect(brokenPromises(one, { ...one, startsAt: new Date(startsAt), title: 'B' })).toEqual([]);
  expect(brokenPromises(one, { ...one, numberOfWinners: 2, productId: null })).toEqual([
    'productId',
    'numberOfWinners',
  ]);
});
