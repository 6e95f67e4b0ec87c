import { expect, it } from 'vitest';
import { QUICKNET } from '../giveaways/drand.ts';
import { changesExclusions, excludedEntryId } from './authorizeWriteExclusion.ts';
import { checkGiveaway } from './authorizeWriteGiveaway.ts';
import type { CheckedChange } from './authorizeWriteTypes.ts';
import { admin, change, commitOf, giveaway, now, past, said } from './testWrites.ts';

type Fields = Record<string, unknown>;
const later = new Date('2026-12-05T00:00:00Z');
const open = { endsAt: later, beaconChain: QUICKNET.chain };
const line = { userId: 'u1', name: 'Ada', isExcluded: true, reason: 'Kin', by: 'admin', at: now };
const entrant = [{ id: 'u1', userId: 'u1', name: 'Ada' }];

const edit = (more: Fields, before: Fields = open, about: CheckedChange['about'] = entrant) => {
  const one = {
    ...change('giveaways', giveaway(before), giveaway({ ...before, ...more })),
    about,
  };
  return said(checkGiveaway(one, commitOf(admin, one)));
};
const first = { ...line, userId: 'u0', at: past };

it('is said of somebody who entered, while people can enter, and again when let in', () => {
  expect(edit({ exclusions: [line] })).toBeNull();
  const grown = { ...open, exclusions: [first] };
  expect(edit({ exclusions: [first, line] }, grown)).toBeNull();
  expect(edit({ exclusions: [first, { ...line, isExcluded: false }] }, grown)).toBeNull();
  const tracking = { auditId: 'a', version: 2, updatedAt: now, updatedBy: 'admin' };
  expect(edit({ exclusions: [line], ...tracking })).toBeNull();
});

it('is refused once nobody can enter any more, or where the seed alone decides', () => {
  const LATE = '403 exclusions: Nobody is excluded once nobody can enter any more';
  const exclusions = [{ ...line, at: past }];
  for (const before of [
    ...[
      { ...open, endsAt: now },
      { ...open, status: 'ended' },
      { ...open, status: 'draft' },
    ],
    { ...open, status: 'drawn' },
  ])
    expect(edit({ exclusions }, before)).toBe(LATE);
  expect(
    edit({ exclusions, endsAt: later }, { ...open, endsAt: past, startsAt: new Date(0) }),
  ).toBe(LATE);
  const UNSAFE = '403 exclusions: Nobody is excluded where the seed alone decides';
  expect(edit({ exclusions }, { endsAt: later })).toBe(UNSAFE);
  expect(edit({ exclusions }, { ...open, beaconChain: null })).toBe(UNSAFE);
});

it('only adds to the list, one line at a time, and changes nothing beside', () => {
  const GROWS = '403 exclusions: Who is excluded is said by adding to the list';
  const grown = { ...open, exclusions: [first] };
  for (const exclusions of [
    ...[[], undefined, [line], [line, first], [{ ...first, name: 'B' }, line], [first, line, line]],
    ...[
      [first, { ...line, isAdmin: true }],
      [first, { ...line, isExcluded: 'no' }],
      [first, 'u1'],
    ],
  ])
    expect(edit({ exclusions }, grown), JSON.stringify(exclusions)).toBe(GROWS);
  expect(edit({ exclusions: [line], title: 'x' })).toBe(
    '403 title: Excluding somebody leaves title as it was',
  );
  const many = (size: number) => Array.from({ length: size }, () => first);
  expect(edit({ exclusions: [...many(199), line] }, { ...open, exclusions: many(199) })).toBeNull();
  expect(edit({ exclusions: [...many(200), line] }, { ...open, exclusions: many(200) })).toBe(
    GROWS,
  );
});

it('has who says so, a time before the end, and a reason', () => {
  const OWN = '403 exclusions: Who is excluded is said by who says so, before the end';
  const WHY = '403 exclusions: Whoever is excluded is owed a reason';
  const of = (part: Fields) => edit({ exclusions: [{ ...line, ...part }] });
  expect(of({ by: 'admin2' })).toBe(OWN);
  expect(of({ at: later })).toBe(OWN);
  const ahead = (more: number) => new Date(now.getTime() + 86_400_000 + more);
  expect(of({ at: ahead(0) })).toBeNull();
  expect(of({ at: ahead(1) })).toBe(OWN);
  expect(of({ reason: '  ' })).toBe(WHY);
  expect(of({ reason: 'x'.repeat(501) })).toBe(WHY);
  expect(of({ reason: 'x'.repeat(500) })).toBeNull();
});

it('is about an entry', () => {
  const NOBODY = '403 exclusions: Only somebody who entered is excluded, by the name of the entry';
  const [entry] = entrant;
  for (const about of [
    [],
    [null],
    [{ id: 'u1', userId: 'u2', name: 'Ada' }],
    [{ id: 'u1', userId: 'u1', name: 'Bea' }],
  ])
    expect(edit({ exclusions: [line] }, open, about), JSON.stringify(about)).toBe(NOBODY);
  const without = {
    ...change('giveaways', giveaway(open), giveaway({ ...open, exclusions: [line] })),
  };
  expect(said(checkGiveaway(without, commitOf(admin, without)))).toBe(NOBODY);
  expect(edit({ exclusions: [line] }, open, [entry ?? null])).toBeNull();
});

it('is not made with the giveaway', () => {
  const draft = { status: 'draft', seedCommitment: null, entryCount: 0, exclusions: [line] };
  const one = change('giveaways', null, giveaway({ ...draft, endsAt: later }));
  expect(said(checkGiveaway(one, commitOf(admin, one)))).toMatch(/^403 status/);
});

it('knows whose entry a change is about', () => {
  const before = giveaway(open);
  expect(excludedEntryId(before, giveaway({ exclusions: [line] }))).toBe('u1');
  expect(excludedEntryId(before, giveaway({ exclusions: ['u1'] }))).toBeNull();
  expect(excludedEntryId(before, before)).toBeNull();
  expect(changesExclusions(before, giveaway({ exclusions: [] }))).toBe(false);
  expect(changesExclusions(before, giveaway({ exclusions: [line] }))).toBe(true);
});
