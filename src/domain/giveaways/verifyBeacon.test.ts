import { describe, expect, it } from 'vitest';
import { decidingRound, roundTime } from './drand.ts';
import { verifiedRandomness } from './verifyBeacon.ts';

/** Round 657413 of quicknet, as it was recorded. */
const RECORDED = {
  round: 657_413,
  signature:
    'b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b',
  randomness: 'fc1873a13f3545aeade8401532ef5519920652eee6b0d2b19ca12643b87b3587',
};

describe('a recorded round of quicknet', () => {
  it('is verified by the public key of its chain', async () => {
    const { round, signature, randomness } = RECORDED;
    expect(await verifiedRandomness(round, signature)).toBe(randomness);
    expect(await verifiedRandomness(round + 1, signature), 'another round').toBeNull();
    for (const other of ['', 'words', signature.replace('b7', 'b6'), `${signature}00`])
      expect(await verifiedRandomness(round, other), other).toBeNull();
  });
});

describe('the round that decides', () => {
  it('comes five minutes after the end, and at most one period later', () => {
    for (const end of ['2026-11-20T00:00:00Z', '2026-11-20T00:00:01Z', '2026-11-20T00:00:02.5Z']) {
      const endsAt = new Date(end);
      const late = roundTime(decidingRound(endsAt)).getTime() - endsAt.getTime();
      expect(late).toBeGreaterThanOrEqual(300_000);
      expect(late).toBeLessThan(303_000);
    }
    expect(roundTime(1)).toEqual(new Date('2023-08-23T15:09:27Z'));
    expect(decidingRound(new Date(0))).toBe(1);
  });
});
