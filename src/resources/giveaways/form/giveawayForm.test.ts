import { describe, expect, it } from 'vitest';
import { giveawayFormValues, readGiveawayForm } from './giveawayForm.ts';

const now = new Date('2026-11-21T10:00:00Z');
const fresh = { ...giveawayFormValues(null, 'Europe/Berlin', now), title: 'A lamp' };
const problems = (change: Partial<typeof fresh>) => {
  const read = readGiveawayForm({ ...fresh, ...change }, null, now);
  return 'problems' in read ? read.problems : {};
};

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
