import { expect, it } from 'vitest';
import { stageHelp } from './stageHelp.ts';

const startsAt = new Date('2026-11-10T00:00:00Z');
const endsAt = new Date('2026-11-20T00:00:00Z');
const before = new Date('2026-11-09T00:00:00Z');
const during = new Date('2026-11-15T00:00:00Z');

it.each([
  ['draft', before, 'draft'],
  ['draft', startsAt, 'begun'],
  ['draft', endsAt, 'late'],
  ['scheduled', before, 'scheduled'],
  ['scheduled', during, 'overdue'],
  ['scheduled', endsAt, 'lapsed'],
  ['running', before, 'upcoming'],
  ['running', during, 'open'],
  ['running', endsAt, 'closed'],
] as const)('what is said of one that is %s at %s: %s', (status, now, help) => {
  expect(stageHelp({ status, startsAt, endsAt }, now)).toBe(help);
});
