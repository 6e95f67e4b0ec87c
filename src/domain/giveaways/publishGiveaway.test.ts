import { describe, expect, it } from 'vitest';
import { auditEntrySchema } from '../schemas/audit.ts';
import type { Giveaway } from '../schemas/giveaway.ts';
import { commitmentTo } from './drawSeed.ts';
import { publishWrites, seedFrom } from './publishGiveaway.ts';

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
  const [update, audit] = publishWrites(giveaway, 'f00d', context);

  it('publishes the commitment, not the seed', () => {
    expect(update).toMatchObject({
      type: 'update',
      id: 'g1',
      data: { status: 'running', seedCommitment: commitmentTo('f00d'), auditId: 'a1' },
      precondition: { version: 1 },
    });
    expect(JSON.stringify(update)).not.toContain('"f00d"');
  });

  it('keeps the seed where only administrators read', () => {
    const data = audit?.type === 'create' ? audit.data : {};
    const entry = auditEntrySchema.parse({ ...data, id: 'a1', at });
    expect(entry).toMatchObject({ businessId: null, resource: 'giveaways', records: ['g1'] });
    const published = { id: 'g1', seedCommitment: commitmentTo('f00d') };
    expect(seedFrom(published, [entry])).toBe('f00d');
    expect(seedFrom({ ...published, seedCommitment: commitmentTo('beef') }, [entry])).toBeNull();
    expect(seedFrom(published, [])).toBeNull();
  });

  it('never changes a commitment', () => {
    const bound = { ...giveaway, status: 'scheduled' as const, seedCommitment: commitmentTo('x') };
    const [write] = publishWrites(bound, 'f00d', context);
    expect(write?.type === 'update' && write.data).not.toHaveProperty('seedCommitment');
    expect(write).toMatchObject({ data: { status: 'running' } });
  });
});
