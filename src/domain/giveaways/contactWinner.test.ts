import { describe, expect, it } from 'vitest';
import type { Giveaway } from '../schemas/giveaway.ts';
import { contactWrites, lastContact } from './contactWinner.ts';

const at = new Date('2026-11-21T10:00:00Z');
const winner = (entryId: string, more: Partial<Giveaway['winners'][number]> = {}) => ({
  ...{ entryId, userId: entryId, name: entryId, drawnAt: at },
  ...more,
});
const giveaway: Giveaway = {
  ...{ id: 'g1', title: 'A lamp', description: '', productId: null, productTitle: '' },
  ...{ businessId: null, businessName: '', startsAt: at, endsAt: at, timeZone: 'UTC' },
  ...{ status: 'drawn', numberOfWinners: 2, entryCount: 3, seedCommitment: 'c', drawSeed: 's' },
  ...{ drawnAt: at, version: 4, createdAt: at, createdBy: 'b', updatedAt: at, updatedBy: 'b' },
  winners: [
    winner('a'),
    winner('b'),
    winner('c', { replaces: 'a', place: 0, reason: 'no answer' }),
  ],
};
const context = {
  auditId: 'e1',
  actor: { uid: 'ann', email: 'ann@shop.example', role: 'superAdmin' },
  at,
} as const;

describe('marking a winner as contacted', () => {
  it('adds who, when and by whom, in one audited write under the version', () => {
    const before = {
      ...giveaway,
      contacted: [{ place: 1, name: 'b', at: new Date(0), by: 'bob' }],
    };
    const [update, audit] = contactWrites(before, 'c', context);
    expect(update).toMatchObject({
      data: {
        contacted: [...before.contacted, { place: 2, name: 'c', at, by: 'ann' }],
        version: 5,
      },
      precondition: { version: 4 },
    });
    expect(audit).toMatchObject({ data: { action: 'contact', label: 'A lamp' } });
  });

  it('is refused for those who did not win, or whose place another took', () => {
    expect(() => contactWrites(giveaway, 'z', context)).toThrow('notAWinner');
    expect(() => contactWrites(giveaway, 'a', context)).toThrow('notAWinner');
    expect(() => contactWrites({ ...giveaway, status: 'ended' }, 'b', context)).toThrow('notDrawn');
  });
});

it('finds the last contact of a place', () => {
  const contacted = [
    { place: 1, name: 'b', at: new Date(1), by: 'ann' },
    { place: 1, name: 'b', at: new Date(2), by: 'bob' },
  ];
  expect(lastContact({ contacted }, 1)).toBe(contacted[1]);
  expect(lastContact({ contacted }, 0)).toBeUndefined();
  expect(lastContact({}, 0)).toBeUndefined();
});
