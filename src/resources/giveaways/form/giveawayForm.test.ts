import { describe, expect, it } from 'vitest';
import type { Giveaway } from '@/domain/schemas/giveaway.ts';
import { giveawayFormValues, readGiveawayForm } from './giveawayForm.ts';

const now = new Date('2026-11-21T10:00:00Z');
const fresh = { ...giveawayFormValues(null, 'Europe/Berlin', now), title: 'A lamp' };
const problems = (change: Partial<typeof fresh>) => {
  const read = readGiveawayForm({ ...fresh, ...change }, null, now);
  return 'problems' in read ? read.problems : {};
};

const open: Giveaway = {
  ...{ id: 'g1', title: 'A lamp', description: '', imageUrl: null },
  ...{ productId: 'p1', productTitle: 'Lamp', businessId: 'b1', businessName: 'Shop' },
  startsAt: new Date('2026-11-20T10:00:00Z'),
  endsAt: new Date('2026-11-30T10:00:00Z'),
  timeZone: 'Europe/Berlin',
  status: 'running',
  numberOfWinners: 2,
  entryCount: 0,
  winners: [],
  seedCommitment: 'c',
  drawSeed: null,
  drawnAt: null,
  ...{ version: 1, createdAt: now, createdBy: 'a', updatedAt: now, updatedBy: 'a' },
};
const changed = (change: Partial<typeof fresh>) => {
  const values = { ...giveawayFormValues(open, 'UTC', now), ...change };
  const read = readGiveawayForm(values, open, now);
  return 'problems' in read ? read.problems : null;
};

describe('the form of a giveaway that people enter', () => {
  it('takes a later end, with a reason, and what was not promised', () => {
    expect(changed({ title: 'Another' })).toBeNull();
    expect(changed({ endsAt: '2026-12-01T11:00', reason: 'Rain' })).toBeNull();
    expect(changed({ endsAt: '2026-12-01T11:00' })).toEqual({
      reason: 'giveaways.refusal.reasonMissing',
    });
    expect(changed({ endsAt: '2026-11-29T11:00', reason: 'Rain' })).toEqual({
      endsAt: 'giveaways.form.error.shorter',
    });
    expect(changed({ numberOfWinners: '3', productId: 'p9' })).toEqual({
      numberOfWinners: 'giveaways.form.error.promised',
      productId: 'giveaways.form.error.promised',
    });
  });
});

describe('the giveaway form', () => {
  it('starts with a schedule that makes sense, by the clocks of its zone', () => {
    const read = readGiveawayForm(fresh, null, now);
    expect(read).toMatchObject({
      data: {
        startsAt: new Date('2026-11-21T23:00:00Z'),
        endsAt: new Date('2026-12-05T23:00:00Z'),
        timeZone: 'Europe/Berlin',
        numberOfWinners: 1,
        imageUrl: null,
        productId: null,
      },
    });
  });

  it.each([
    [{ title: ' ' }, 'title', 'validation.required'],
    [{ endsAt: fresh.startsAt }, 'endsAt', 'giveaways.form.error.order'],
    [
      { startsAt: '2026-01-01T00:00', endsAt: '2026-01-02T00:00' },
      'endsAt',
      'giveaways.form.error.past',
    ],
    [{ startsAt: '' }, 'startsAt', 'giveaways.form.error.time'],
    [{ timeZone: 'Mars/Base' }, 'timeZone', 'giveaways.form.error.zone'],
    [{ numberOfWinners: '0' }, 'numberOfWinners', 'giveaways.form.error.winners'],
    [{ numberOfWinners: '2.5' }, 'numberOfWinners', 'giveaways.form.error.winners'],
    [{ numberOfWinners: '101' }, 'numberOfWinners', 'giveaways.form.error.winners'],
    [{ imageUrl: 'javascript:alert(1)' }, 'imageUrl', 'validation.webAddress'],
  ])('%j: %s', (change, field, message) => {
    expect(problems(change)[field]).toBe(message);
  });
});
