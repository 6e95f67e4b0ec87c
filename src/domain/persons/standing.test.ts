import { expect, it } from 'vitest';
import { canLeaveDraw, standingOf } from './standing.ts';

const now = new Date('2026-11-03T10:00:00Z');
const day = (days: number) => new Date(now.getTime() + days * 86_400_000);
const giveaway = (more: Readonly<Record<string, unknown>>) => ({
  ...{ id: 'win', status: 'running', startsAt: day(-2), endsAt: day(2) },
  ...more,
});

it.each<[string, Readonly<Record<string, unknown>>, boolean]>([
  ['before its end', {}, true],
  ['after its end', { endsAt: day(-1) }, false],
  ['when it has ended', { status: 'ended' }, false],
  ['when it is drawn', { status: 'drawn', endsAt: day(-1) }, false],
  ['when it is cancelled', { status: 'cancelled', endsAt: day(-1) }, true],
  ['that cannot be read', { status: 'odd' }, false],
])('an entry can be taken out of a giveaway %s: %s', (_, more, can) => {
  expect(canLeaveDraw(giveaway(more), 'ann', now)).toBe(can);
});

it('an entry stays where its exclusion is sealed', () => {
  const line = { name: 'x', isExcluded: true, reason: 'x', by: 'admin', at: now };
  const excluded = (userId: string) => giveaway({ exclusions: [{ ...line, userId }] });
  expect(canLeaveDraw(excluded('ann'), 'ann', now)).toBe(false);
  expect(canLeaveDraw(excluded('bob'), 'ann', now)).toBe(true);
});

it('a business is there until it is marked as deleted, however that was stored', () => {
  expect(standingOf(null)).toBe('none');
  expect(standingOf({ id: 'b' })).toBe('there');
  expect(standingOf({ id: 'b', isDeleted: false })).toBe('there');
  expect(standingOf({ id: 'b', isDeleted: true })).toBe('deleted');
  expect(standingOf({ id: 'b', isDeleted: 'true' })).toBe('deleted');
});
