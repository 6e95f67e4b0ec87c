import { expect, it } from 'vitest';
import { decidingBeacon } from './decidingBeacon.ts';
import { decidingRound, roundTime } from './drand.ts';

/** Round 657413 of quicknet, as it was recorded. */
const SIGNATURE =
  'b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b';
const comes = roundTime(657_413);
const endsAt = new Date(comes.getTime() - 300_000);
const week = new Date(endsAt.getTime() + 7 * 86_400_000);
const recorded = async (round: number) => (round === 657_413 ? SIGNATURE : null);
const nothing = async () => null;
const noNetwork = async () => Promise.reject(new TypeError('Failed to fetch'));
const wrong = async () => SIGNATURE.replace('b7', 'b6');
const outcome = (now: Date, load: (round: number) => Promise<string | null>) =>
  decidingBeacon(endsAt, now, load).catch((error: Error) => error.message);

it('asks for the round that follows the end, once it can have come', async () => {
  expect(decidingRound(endsAt)).toBe(657_413);
  expect(await outcome(new Date(comes.getTime() - 1), recorded)).toBe(
    'giveaways.refusal.beaconLate',
  );
  expect(await outcome(comes, recorded)).toEqual({
    signature: SIGNATURE,
    randomness: 'fc1873a13f3545aeade8401532ef5519920652eee6b0d2b19ca12643b87b3587',
  });
});

it('is waited for, and done without after a week', async () => {
  const before = new Date(week.getTime() - 1);
  expect(await outcome(before, nothing)).toBe('giveaways.refusal.beaconLate');
  expect(await outcome(before, noNetwork)).toBe('giveaways.refusal.beaconUnreachable');
  expect(await outcome(week, nothing)).toBeNull();
  expect(await outcome(week, noNetwork)).toBeNull();
});

it('is never one that is not the chain’s', async () => {
  expect(await outcome(comes, wrong)).toBe('giveaways.refusal.beaconWrong');
  expect(await outcome(week, wrong)).toBe('giveaways.refusal.beaconWrong');
});
