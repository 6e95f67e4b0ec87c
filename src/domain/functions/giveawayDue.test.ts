import { expect, it } from 'vitest';
import { GIVEAWAY_STATUSES } from '../schemas/giveaway.ts';
import { giveawayDue } from './giveawayDue.ts';

const now = new Date('2026-11-05T12:00:00Z');
const hour = (count: number) => new Date(now.getTime() + count * 3_600_000);

const due = (
  status: (typeof GIVEAWAY_STATUSES)[number],
  from: number,
  to: number,
  entryCount = 0,
) => giveawayDue({ status, startsAt: hour(from), endsAt: hour(to), entryCount }, now);

it('publishes what is scheduled from its start to its end', () => {
  expect([due('scheduled', 1, 2), due('scheduled', 0, 1), due('scheduled', -1, 1)]).toEqual([
    ...[null, 'publish', 'publish'],
  ]);
  expect([due('scheduled', -2, 0), due('scheduled', -2, -1)]).toEqual([null, null]);
  expect(due('scheduled', -1, 1, 1)).toBeNull();
});

it('ends what runs at its end', () => {
  expect([due('running', -1, 1, 5), due('running', -1, 0, 5), due('running', -2, -1)]).toEqual([
    ...[null, 'end', 'end'],
  ]);
});

it('leaves everything else', () => {
  for (const status of GIVEAWAY_STATUSES.filter(one => one !== 'scheduled' && one !== 'running'))
    expect([due(status, -1, 1), due(status, -2, -1)]).toEqual([null, null]);
});
