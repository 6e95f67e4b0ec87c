import { describe, expect, it } from 'vitest';
import type { Giveaway } from '../schemas/giveaway.ts';
import { giveawayStage, isSettled, possibleGiveawayActions } from './giveawayStage.ts';

const startsAt = new Date('2026-11-10T00:00:00Z');
const endsAt = new Date('2026-11-20T00:00:00Z');
const giveaway = (status: Giveaway['status'], seedCommitment: string | null = null) => ({
  status,
  startsAt,
  endsAt,
  seedCommitment,
  entryCount: 0,
});
const before = new Date('2026-11-09T23:59:59Z');
const during = new Date('2026-11-15T00:00:00Z');

describe('giveawayStage', () => {
  it.each([
    ['draft', during, 'draft'],
    ['scheduled', before, 'scheduled'],
    ['running', before, 'upcoming'],
    ['running', startsAt, 'open'],
    ['running', during, 'open'],
    ['scheduled', during, 'overdue'],
    ['running', endsAt, 'closed'],
    ['scheduled', endsAt, 'lapsed'],
    ['ended', during, 'closed'],
    ['drawn', endsAt, 'drawn'],
    ['cancelled', during, 'cancelled'],
  ] as const)('%s at %s is %s', (status, now, stage) => {
    expect(giveawayStage(giveaway(status), now)).toBe(stage);
  });
});

describe('possibleGiveawayActions', () => {
  it('draws only after the end, and only once', () => {
    expect(possibleGiveawayActions(giveaway('running', 'c'), during)).toEqual(['edit', 'cancel']);
    expect(possibleGiveawayActions(giveaway('running', 'c'), endsAt)).toContain('draw');
    expect(possibleGiveawayActions(giveaway('drawn', 'c'), endsAt)).toEqual(['redraw']);
    expect(possibleGiveawayActions(giveaway('cancelled', 'c'), endsAt)).toEqual([]);
  });

  it('draws nothing that is not bound to a seed', () => {
    expect(possibleGiveawayActions(giveaway('ended'), endsAt)).toEqual(['cancel']);
    expect(possibleGiveawayActions(giveaway('ended', 'c'), endsAt)).toEqual(['draw']);
  });

  it('publishes nothing after its end: nobody could enter, and the rules refuse it', () => {
    for (const status of ['draft', 'scheduled'] as const) {
      expect(possibleGiveawayActions(giveaway(status), endsAt)).toEqual(['edit', 'cancel']);
      expect(possibleGiveawayActions(giveaway(status), during)).toContain('publish');
    }
    expect(possibleGiveawayActions(giveaway('scheduled', 'c'), endsAt)).toEqual(['cancel']);
  });

  it('publishes what is not published', () => {
    expect(possibleGiveawayActions(giveaway('scheduled'), before)).toContain('publish');
    const entered = { ...giveaway('running'), entryCount: 3 };
    expect(possibleGiveawayActions(entered, during), 'not bound in time').not.toContain('publish');
    expect(possibleGiveawayActions(giveaway('running', 'c'), before)).not.toContain('publish');
  });
});

describe('isSettled', () => {
  it.each([
    ['running', 'c', during, false],
    ['running', 'c', endsAt, true],
    ['ended', 'c', endsAt, true],
    ['drawn', 'c', during, true],
    ['running', null, endsAt, false],
    ['draft', 'c', endsAt, false],
    ['cancelled', 'c', endsAt, false],
  ] as const)('%s with the commitment %s at %s: %s', (status, seed, now, expected) => {
    expect(isSettled(giveaway(status, seed), now)).toBe(expected);
  });
});
