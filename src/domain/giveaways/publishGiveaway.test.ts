import { describe, expect, it } from 'vitest';
import type { Giveaway } from '../schemas/giveaway.ts';
import { QUICKNET } from './drand.ts';
import { commitmentTo } from './drawSeed.ts';
import { publishWrites } from './publishGiveaway.ts';

const at = new Date('2026-11-21T00:00:00Z');
const giveaway: Giveaway = {
  id: 'g1',
  title: 'A lamp',
  description: '',
  productId: null,
  productTitle: '',
  businessId: 'b1',
  businessName: 'Shop',
  startsAt: new Date('2026-12-01T00:00:00Z'),
  endsAt: new Date('2026-12-20T00:00:00Z'),
  timeZone: 'UTC',
  status: 'draft',
  numberOfWinners: 1,
  entryCount: 0,
  winners: [],
  seedCommitment: null,
  drawSeed: null,
  drawnAt: null,
  version: 1,
  createdAt: at,
  createdBy: 'boss',
  updatedAt: at,
  updatedBy: 'boss',
};
const context = {
  auditId: 'a1',
  actor: { uid: 'boss', email: 'boss@shop.example', role: 'superAdmin' as const },
};

describe('publishWrites', () => {
  const [update, audit, stored] = publishWrites(giveaway, 'f00d', context);

  it('publishes the commitment, not the seed', () => {
    expect(update).toMatchObject({
      type: 'update',
      id: 'g1',
      data: {
        status: 'running',
        seedCommitment: commitmentTo('f00d'),
        beaconChain: QUICKNET.chain,
        auditId: 'a1',
      },
      precondition: { version: 1 },
    });
    expect(JSON.stringify(update)).not.toContain('"f00d"');
  });

  it('stores the seed where nobody reads it before the end, and tells the trail nothing of it', () => {
    expect(stored).toEqual({
      type: 'set',
      collection: 'giveaways/g1/secret',
      id: 'seed',
      data: { seed: 'f00d' },
    });
    expect(JSON.stringify(audit)).not.toContain('"f00d"');
    expect(JSON.stringify(audit)).toContain(commitmentTo('f00d'));
  });

  it('never changes a commitment', () => {
    const bound = { ...giveaway, status: 'scheduled' as const, seedCommitment: commitmentTo('x') };
    const [write, , ...more] = publishWrites(bound, 'f00d', context);
    expect(more).toEqual([]);
    expect(write?.type === 'update' && write.data).not.toHaveProperty('seedCommitment');
    expect(write?.type === 'update' && write.data).not.toHaveProperty('beaconChain');
    expect(write).toMatchObject({ data: { status: 'running' } });
  });
});
