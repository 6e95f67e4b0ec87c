import { describe, expect, it } from 'vitest';
import type { Exclusion, Giveaway } from '../schemas/giveaway.ts';
import { QUICKNET } from './drand.ts';
import { sha256Hex } from './drawSeed.ts';
import {
  excludedAmong,
  exclusionRefusal,
  exclusionWrites,
  hashOfExclusions,
  publishesExclusions,
  sealedExclusions,
  standingExclusions,
} from './exclusions.ts';

const at = new Date('2026-11-10T10:00:00Z');
const endsAt = new Date('2026-11-20T00:00:00Z');
const giveaway: Giveaway = {
  ...{ id: 'g1', title: 'A lamp', description: '', productId: null, productTitle: '' },
  ...{ businessId: null, businessName: '', startsAt: new Date('2026-11-01'), endsAt },
  ...{ timeZone: 'UTC', status: 'running', numberOfWinners: 2, entryCount: 3, winners: [] },
  ...{ seedCommitment: 'c', drawSeed: null, drawnAt: null, beaconChain: QUICKNET.chain },
  ...{ version: 4, createdAt: at, createdBy: 'b', updatedAt: at, updatedBy: 'b' },
};
const line = (userId: string, more: Partial<Exclusion> = {}): Exclusion => ({
  ...{ userId, name: userId, isExcluded: true, reason: 'Works here', by: 'bob', at },
  ...more,
});
const context = {
  auditId: 'e1',
  actor: { uid: 'ann', email: 'ann@shop.example', role: 'superAdmin' },
  at,
  reason: ' Entered for others ',
} as const;
const entered = (id: string, accounts?: string[]) => ({
  entry: { id, userId: id, email: '' },
  ...(accounts && { accounts }),
});

it('goes by the last line about each; a giveaway of before has no list', () => {
  const exclusions = [line('a'), line('b'), line('a', { isExcluded: false }), line('b')];
  expect([...standingExclusions({ exclusions }).values()]).toEqual([exclusions[3]]);
  expect(standingExclusions({}).size).toBe(0);
});

it('takes whoever is excluded, and every other entry of the same person, out of the draw', () => {
  const listed = { exclusions: [line('a'), line('c', { isExcluded: false })] };
  const all = [
    entered('a', ['a', 'b']),
    entered('b', ['a', 'b']),
    entered('c'),
    entered('d', ['d']),
  ];
  expect(Object.fromEntries(excludedAmong(listed, all))).toEqual({
    a: { reason: 'excluded' },
    b: { reason: 'excludedAddress', account: 'a' },
  });
});

describe('excluding somebody', () => {
  it('adds a line with the reason and by whom, in one audited write under the version', () => {
    const before = { ...giveaway, exclusions: [line('a')] };
    const [update, audit] = exclusionWrites(before, { userId: 'b', name: 'Bea' }, true, context);
    const added = { ...line('b'), name: 'Bea', reason: 'Entered for others', by: 'ann' };
    expect(update).toMatchObject({
      data: { exclusions: [line('a'), added], version: 5 },
      precondition: { version: 4 },
    });
    expect(audit).toMatchObject({ data: { action: 'exclude', label: 'A lamp' } });
    const [, back] = exclusionWrites(before, { userId: 'a', name: 'a' }, false, context);
    expect(back).toMatchObject({ data: { action: 'letIn' } });
  });

  it.each<[string, Partial<Giveaway>, string]>([
    ['at the end', { endsAt: at }, 'exclusionsFixed'],
    ['before the start', { startsAt: endsAt }, 'exclusionsFixed'],
    ['of one that was closed early', { status: 'ended' }, 'exclusionsFixed'],
    ['of a draft', { status: 'draft' }, 'exclusionsFixed'],
    ['of one that is drawn', { status: 'drawn' }, 'exclusionsFixed'],
    ['where the seed alone decides', { beaconChain: null }, 'exclusionsUnsafe'],
    ['of one of before rounds', { beaconChain: undefined }, 'exclusionsUnsafe'],
    [
      'beyond 200 lines',
      { exclusions: Array.from({ length: 200 }, (_, n) => line(`u${n}`)) },
      'exclusionsFull',
    ],
  ])('is refused %s', (_, more, code) => {
    const one = { ...giveaway, ...more };
    expect(exclusionRefusal(one, at)).toBe(code);
    expect(() => exclusionWrites(one, { userId: 'x', name: '' }, true, context)).toThrow(code);
  });

  it('is possible until the last moment', () => {
    expect(exclusionRefusal(giveaway, new Date(endsAt.getTime() - 1))).toBeNull();
    expect(exclusionRefusal(giveaway, endsAt)).toBe('exclusionsFixed');
  });

  it('needs a reason, and changes something', () => {
    const one = { ...giveaway, exclusions: [line('a')] };
    const of =
      (userId: string, isExcluded: boolean, reason = 'x') =>
      () =>
        exclusionWrites(one, { userId, name: '' }, isExcluded, { ...context, reason });
    for (const reason of ['  ', '\u200b', '\ud800'])
      expect(of('b', true, reason)).toThrow('reasonMissing');
    expect(of('a', true)).toThrow('alreadyExcluded');
    expect(of('b', false)).toThrow('notExcluded');
  });
});

it('is sealed by who stays excluded, sorted, without names or administrators', () => {
  const exclusions = [
    line('b'),
    line('c'),
    line('a', { reason: 'Kin' }),
    line('c', { isExcluded: false }),
  ];
  expect(sealedExclusions({ exclusions })).toEqual([
    { entryId: 'a', reason: 'Kin', at },
    { entryId: 'b', reason: 'Works here', at },
  ]);
  const time = '2026-11-10T10:00:00.000Z';
  expect(hashOfExclusions({ exclusions })).toBe(
    sha256Hex(`["a","Kin","${time}"]\n["b","Works here","${time}"]\n`),
  );
  expect(
    hashOfExclusions({ exclusions: [line('a'), line('a', { isExcluded: false })] }),
  ).toBeNull();
  expect(hashOfExclusions({})).toBeNull();
});

it('is told once people can enter, and for ever where somebody was excluded', () => {
  const told = (more: Partial<Giveaway>, now = at) =>
    publishesExclusions({ ...giveaway, ...more }, now);
  expect(told({})).toBe(true);
  expect(told({}, endsAt)).toBe(true);
  expect(told({ status: 'draft' })).toBe(false);
  expect(told({ status: 'drawn' })).toBe(false);
  expect(told({ status: 'drawn', exclusions: [line('a')] })).toBe(true);
});
