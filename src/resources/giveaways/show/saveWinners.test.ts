import { describe, expect, it } from 'vitest';
import { decidingRound, QUICKNET } from '@/domain/giveaways/drand.ts';
import { sha256Hex } from '@/domain/giveaways/drawSeed.ts';
import type { Giveaway } from '@/domain/schemas/giveaway.ts';
import { keyOfDrawn } from './repeatDraw.ts';
import { winnersCsv } from './saveWinners.ts';

const at = new Date('2026-11-21T00:00:00Z');
const giveaway: Giveaway = {
  id: 'g1',
  title: 'A lamp',
  description: '',
  productId: null,
  productTitle: '',
  businessId: null,
  businessName: '',
  startsAt: at,
  endsAt: at,
  timeZone: 'UTC',
  status: 'drawn',
  numberOfWinners: 1,
  entryCount: 2,
  winners: [
    { entryId: 'u1', userId: 'u1', name: '=cmd', drawnAt: at },
    { entryId: 'u2', userId: 'u2', name: 'Zoë', drawnAt: at, replaces: 'u1', reason: 'silent' },
  ],
  seedCommitment: 'c0ffee',
  drawSeed: 'f00d',
  drawnAt: at,
  version: 1,
  createdAt: at,
  createdBy: 'boss',
  updatedAt: at,
  updatedBy: 'boss',
};

describe('winnersCsv', () => {
  it('has all that is needed to check the draw elsewhere, and runs nothing', async () => {
    const key = await keyOfDrawn(giveaway, 'f00d', '');
    const lines = winnersCsv(giveaway, key).trim().split('\r\n');
    expect(lines[1]).toBe(
      `g1,1,u1,'=cmd,2026-11-21T00:00:00.000Z,,,${sha256Hex('f00d:u1')},f00d,c0ffee,,,,`,
    );
    expect(lines[2]).toBe(
      `g1,2,u2,Zoë,2026-11-21T00:00:00.000Z,u1,silent,${sha256Hex('f00d:u2')},f00d,c0ffee,,,,`,
    );
  });

  it('makes the tickets of a draw by a round with its list and its round', async () => {
    const byRound = { ...giveaway, beaconChain: QUICKNET.chain, entriesHash: 'abcd' };
    const key = await keyOfDrawn(byRound, 'f00d', 'abcd');
    expect(key).toBe(sha256Hex('f00d:abcd'));
    const [, line] = winnersCsv(byRound, key).split('\r\n');
    const ticket = sha256Hex(`${key}:u1`);
    expect(line).toContain(`,${ticket},f00d,c0ffee,abcd,${decidingRound(at)},`);
  });

  it('tells the hash of who was excluded, last', () => {
    const line = { userId: 'u9', name: 'Zed', isExcluded: true, reason: 'Kin', by: 'boss', at };
    const [, first] = winnersCsv({ ...giveaway, exclusions: [line] }, null).split('\r\n');
    expect(first?.endsWith(`,,,,${sha256Hex(`["u9","Kin","${at.toISOString()}"]\n`)}`)).toBe(true);
  });

  it('has no tickets where the round is not the chain’s', async () => {
    const forged = { ...giveaway, beaconChain: QUICKNET.chain, beaconSignature: 'ab'.repeat(48) };
    expect(await keyOfDrawn(forged, 'f00d', 'abcd')).toBeNull();
    expect(winnersCsv(forged, null)).toContain(',silent,,f00d,');
  });
});
