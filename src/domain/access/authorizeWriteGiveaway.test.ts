import { expect, it } from 'vitest';
import { QUICKNET } from '../giveaways/drand.ts';
import { commitmentTo } from '../giveaways/drawSeed.ts';
import { checkGiveaway, checkSeed, redrawnEntryId } from './authorizeWriteGiveaway.ts';
import type { CheckedChange } from './authorizeWriteTypes.ts';
import {
  admin,
  change,
  commitOf,
  entryFor,
  giveaway,
  now,
  past,
  SEED,
  said,
} from './testWrites.ts';

type Fields = Record<string, unknown>;
const of = (one: CheckedChange, ...others: CheckedChange[]) =>
  said(checkGiveaway(one, commitOf(admin, one, ...others)));
const edit = (before: Fields, more: Fields, about?: CheckedChange['about']) =>
  of({
    ...change('giveaways', giveaway(before), giveaway({ ...before, ...more })),
    ...(about ? { about } : {}),
  });
const soon = new Date(now.getTime() + 1);
const later = new Date('2026-12-05T00:00:00Z');
const commitment = commitmentTo(SEED);
const byRound = { seedCommitment: commitment, beaconChain: QUICKNET.chain };

const winner = { entryId: 'u1', userId: 'u1', name: 'Ada', drawnAt: now };
const drawn = { status: 'drawn', winners: [winner], drawSeed: SEED, drawnAt: now };

it('ends after it starts', () => {
  const at = new Date('2026-11-01T00:00:00Z');
  const REFUSED = '400 endsAt: A giveaway ends after it starts';
  expect(edit({ endsAt: later }, { startsAt: later })).toBe(REFUSED);
  const notYet = { startsAt: soon, endsAt: later, entryCount: 0 };
  expect(edit(notYet, { startsAt: new Date(later.getTime() - 1) })).toBeNull();
  expect(edit({}, { startsAt: at.toISOString() })).toBe(REFUSED);
  expect(of(change('giveaways', giveaway(), null))).toBeNull();
});

const seedOf = (
  seed: unknown,
  parent: string,
  resource: 'giveawaySeeds' | 'entries' = 'giveawaySeeds',
) => change(resource, null, { id: 'seed', seed }, { id: parent });

it('is bound with its seed in one commit', () => {
  const draft = giveaway({ seedCommitment: null, status: 'draft', entryCount: 0, endsAt: later });
  const one = change('giveaways', draft, { ...draft, ...byRound });
  const REFUSED = '403 seedCommitment: The seed is stored in the commit that binds to it';
  expect(of(one, seedOf(SEED, 'g1'))).toBeNull();
  expect(of(one)).toBe(REFUSED);
  expect(of(one, seedOf('other', 'g1'))).toBe(REFUSED);
  expect(of(one, seedOf(SEED, 'g2'))).toBe(REFUSED);
  expect(of(one, seedOf(SEED, 'g1', 'entries'))).toBe(REFUSED);
  expect(of(one, change('giveawaySeeds', null, { id: 'seed', seed: SEED }))).toBe(REFUSED);
  expect(of(one, change('giveawaySeeds', { id: 'seed' }, null, { id: 'g1' }))).toBe(REFUSED);
  const shouted = { ...draft, ...byRound, seedCommitment: commitment.toUpperCase() };
  expect(of(change('giveaways', draft, shouted), seedOf(SEED, 'g1'))).toBeNull();
});

it('stores the seed that the giveaway is bound to, under one name', () => {
  const REFUSED = '403 seed: A seed belongs to the giveaway that is bound to it';
  const stored = (seed: unknown, id = 'seed', parent: Fields | null = { ...byRound }) =>
    said(checkSeed(change('giveawaySeeds', null, { id, seed }, parent && { id: 'g1', ...parent })));
  expect(stored(SEED)).toBeNull();
  expect(stored(SEED, 'more')).toBe(REFUSED);
  expect(stored('other')).toBe(REFUSED);
  expect(stored(5)).toBe(REFUSED);
  expect(stored(SEED, 'seed', null)).toBe(REFUSED);
  expect(stored(SEED, 'seed', { seedCommitment: null })).toBe(REFUSED);
  const gone = change('giveawaySeeds', { id: 'seed' }, null, {
    id: 'g1',
    ...byRound,
  });
  expect(said(checkSeed(gone))).toBe(REFUSED);
});

it('is made without entries and winners, and published bound', () => {
  const made = (more: Fields) => {
    const fresh = giveaway({
      ...{ status: 'draft', entryCount: 0, seedCommitment: null, endsAt: later, ...more },
    });
    return of(change('giveaways', null, fresh), seedOf(SEED, 'g1'));
  };
  const NEW = '403 status: A new giveaway has no entries and no winners';
  expect(made({})).toBeNull();
  expect(made({ ...byRound })).toBeNull();
  for (const more of [
    ...[{ entryCount: 1 }, { winners: [winner] }, { replaced: ['u1'] }, { drawSeed: SEED }],
    ...[{ drawnAt: now }, { status: 'drawn' }],
  ])
    expect(made(more), JSON.stringify(more)).toBe(NEW);
  for (const status of ['running', 'ended']) {
    expect(made({ status }), status).toBe(
      '403 seedCommitment: A giveaway is bound to a seed before anybody can enter',
    );
    expect(made({ status, ...byRound }), status).toBeNull();
  }
  expect(made({ status: 'scheduled' })).toBeNull();
  const LATE = '403 seedCommitment: A giveaway is bound before its end';
  expect(made({ ...byRound, endsAt: now })).toBe(LATE);
  expect(made({ ...byRound, endsAt: soon })).toBeNull();
  expect(made({ endsAt: now })).toBeNull();
});

it('is drawn once it ended, by its seed, with no more winners than promised', () => {
  expect(edit({}, drawn)).toBeNull();
  expect(edit({ status: 'ended' }, drawn)).toBeNull();
  expect(edit({ endsAt: now }, drawn)).toBeNull();
  expect(edit({ endsAt: soon }, drawn)).toBe('403 endsAt: A giveaway is drawn after its end');
  expect(edit({ status: 'draft' }, drawn)).toBe('403 status: A draft giveaway cannot be drawn');
  const PARTS = '400 winners: A draw has winners, a time and the status "drawn"';
  expect(edit({}, { ...drawn, status: 'ended' })).toBe(PARTS);
  expect(edit({}, { ...drawn, winners: [] })).toBe(PARTS);
  expect(edit({}, { ...drawn, drawnAt: null })).toBe(PARTS);
  expect(edit({}, { ...drawn, drawSeed: 'x' })).toBe(
    '403 drawSeed: The seed is not the one that was committed to',
  );
  expect(edit({}, { ...drawn, winners: [winner, winner] })).toBe(
    '403 winners: A draw has as many winners as were promised',
  );
  expect(edit({ numberOfWinners: 2 }, { ...drawn, winners: [winner, winner] })).toBeNull();
  expect(edit({}, { ...drawn, title: 'x' })).toBe('403 title: A draw leaves title as it was');
  expect(edit({}, { ...drawn, more: 1 })).toBe('403 more: A draw leaves more as it was');
  expect(edit({ more: 1 }, { ...drawn, more: undefined })).toMatch(/^403 more/);
  const tracking = { auditId: 'a1', version: 2, updatedAt: now, updatedBy: 'admin2' };
  expect(edit({}, { ...drawn, ...tracking })).toBeNull();
});

it.each([
  { winners: [winner] },
  { replaced: ['u1'] },
  { excluded: [winner] },
  { drawSeed: SEED },
  { drawnAt: now },
])('takes whatever of a draw is written for one: %j', part => {
  expect(edit({}, part)).toBe('400 winners: A draw has winners, a time and the status "drawn"');
});

it('names who was contacted, after those who were before, by whoever says so', () => {
  const once = (more: Fields = {}) => ({
    ...{ place: 0, name: winner.name, at: now, by: admin.uid },
    ...more,
  });
  const contact = (contacted: unknown, before: Fields = {}, more: Fields = {}) =>
    edit({ ...drawn, ...before }, { contacted, ...more });
  const NOT = '403 contacted: A winner is contacted by who says so';
  expect(contact([once()])).toBeNull();
  expect(contact([once(), once()], { contacted: [once()] })).toBeNull();
  expect(contact([once({ by: 'x' }), once()], { contacted: [once({ by: 'x' })] })).toBeNull();
  for (const list of [
    ...[[once(), once()], [once({ place: 1 })], [once({ place: -1 })], [once({ by: 'x' })]],
    ...[[once({ at: 'today' })], [once({ gift: true })], ['u1'], [once({ name: 'Nobody' })]],
  ])
    expect(contact(list), JSON.stringify(list)).toBe(NOT);
  expect(contact([], { contacted: [once()] })).toBe(NOT);
  expect(contact([once({ at: new Date(1) }), once()], { contacted: [once()] })).toBe(NOT);
  expect(contact([once()], {}, { title: 'x' })).toBe('403 title: A contact leaves title as it was');
});

it('replaces one winner who stands by one who entered', () => {
  const second = {
    ...{ entryId: 'u2', userId: 'u2', name: 'Ben', drawnAt: now },
    ...{ place: 0, replaces: 'u1', reason: 'Silent' },
  };
  const redraw = (more: Fields = {}, part: Fields = {}, before: Fields = {}) =>
    edit(
      { ...drawn, ...before },
      { winners: [winner, { ...second, ...part }], replaced: ['u1'], ...more },
      [{ id: 'u2' }],
    );
  const ONE = '403 winners: A redraw replaces one winner who still stands';
  const tracking = { auditId: 'a1', version: 2, updatedAt: now, updatedBy: 'admin2' };
  expect(redraw()).toBeNull();
  expect(redraw(tracking)).toBeNull();
  expect(redraw({ status: 'ended' })).toBe('403 status: A drawn giveaway stays drawn');
  expect(redraw({ winners: [second] })).toBe(
    '403 winners: Winners are replaced by adding to the list',
  );
  expect(redraw({ title: 'x' })).toBe('403 title: A redraw leaves title as it was');
  expect(redraw({ drawSeed: 'x' })).toBe('403 drawSeed: A redraw leaves drawSeed as it was');
  expect(redraw({ winners: [winner, second, second] })).toBe(ONE);
  expect(redraw({ winners: [winner] })).toBe(ONE);
  expect(redraw({ replaced: [] })).toBe(ONE);
  for (const part of [
    ...[{ place: undefined }, { place: 1 }, { replaces: 'u9' }, { replaces: undefined }],
    ...[{ reason: '' }, { reason: '  ' }, { reason: undefined }, { name: 5 }],
  ])
    expect(redraw({}, part), JSON.stringify(part)).toBe(ONE);
  expect(redraw({ replaced: ['u1', 'u1'] }, {}, { replaced: ['u1'] }), 'gone already').toBe(ONE);
  expect(redraw({ replaced: ['u5', 'u1'] }, {}, { replaced: ['u5'] })).toBeNull();
  const said = '403 winners: Only somebody who entered can win';
  const fields = { winners: [winner, second], replaced: ['u1'] };
  expect(edit(drawn, fields)).toBe(said);
  expect(edit(drawn, fields, [])).toBe(said);
  expect(edit(drawn, fields, [null])).toBe(said);
  expect(edit(drawn, {}), 'nobody is added').toBe(ONE);
  expect(edit(drawn, fields, [{ id: 'u2' }, { id: 'u2', status: 'active' }])).toBeNull();
  expect(edit(drawn, fields, [{ id: 'u2' }, { id: 'u2', status: 'blocked' }])).toBe(
    '403 winners: Who is blocked cannot win',
  );
  const passed = { entryId: 'u0', userId: 'u0', name: 'Zoë', reason: 'blocked', at: now };
  const before = { excluded: [passed] };
  expect(redraw({ excluded: [passed, passed] }, {}, before)).toBeNull();
  for (const excluded of [[], undefined, [{ ...passed, entryId: 'u9' }]])
    expect(redraw({ excluded }, {}, before)).toBe('403 excluded: Who was passed over stays named');
});

it('replaces who stands at the place that is named, and nobody where none is', () => {
  const other = { ...winner, entryId: 'u2', userId: 'u2' };
  const two = { ...drawn, winners: [winner, other], numberOfWinners: 2 };
  const third = { ...winner, entryId: 'u3', userId: 'u3', replaces: 'u2', reason: 'Silent' };
  const redraw = (part: Fields) =>
    edit(two, { winners: [winner, other, { ...third, ...part }], replaced: ['u2'] }, [
      { id: 'u3' },
    ]);
  expect(redraw({ place: 1 })).toBeNull();
  expect(redraw({})).toBe('403 winners: A redraw replaces one winner who still stands');
  expect(redraw({ place: 0 })).toBe('403 winners: A redraw replaces one winner who still stands');
});

it('knows whose entry a redraw is about', () => {
  const before = giveaway(drawn);
  const after = (added: unknown) => giveaway({ ...drawn, winners: [winner, added] });
  expect(redrawnEntryId(before, after({ ...winner, entryId: 'u2' }))).toBe('u2');
  expect(redrawnEntryId(before, after({ entryId: 'u2' }))).toBeNull();
  expect(redrawnEntryId(before, before)).toBeNull();
  expect(redrawnEntryId(giveaway(), giveaway(drawn))).toBeNull();
  expect(redrawnEntryId({ ...before, winners: 'x' }, after(winner))).toBe('u1');
});

it('stays cancelled, and bound to its seed', () => {
  expect(edit({ status: 'cancelled', endsAt: later }, { status: 'running' })).toBe(
    '403 status: A cancelled giveaway stays cancelled',
  );
  expect(edit({ status: 'cancelled', endsAt: later }, { title: 'x' })).toBeNull();
  const KEPT = '403 seedCommitment: The commitment to a seed cannot be changed';
  expect(edit({ endsAt: later }, { seedCommitment: commitmentTo('x') })).toBe(KEPT);
  expect(edit({ endsAt: later, status: 'draft' }, { seedCommitment: null })).toBe(KEPT);
  expect(edit({ endsAt: later }, { title: 'x', status: 'cancelled' })).toBeNull();
});

it('moves its end into the future only', () => {
  const PAST = '403 endsAt: The end can only be moved into the future';
  const notYet = { startsAt: soon, entryCount: 0, endsAt: later };
  expect(edit(notYet, { endsAt: new Date(soon.getTime() + 1) })).toBeNull();
  expect(edit({ endsAt: later }, { endsAt: now })).toBe(PAST);
  expect(edit({ endsAt: later }, { endsAt: past, startsAt: new Date(0) })).toBe(PAST);
});

it('is bound before its end and before anybody entered', () => {
  const bind = (before: Fields, more: Fields = {}) => {
    const open = giveaway({ seedCommitment: null, status: 'draft', entryCount: 0, ...before });
    const bound = { ...open, ...byRound, ...more };
    return of(change('giveaways', open, bound), seedOf(SEED, 'g1'));
  };
  const REFUSED =
    '403 seedCommitment: A giveaway is bound before its end and before anybody entered';
  expect(bind({ endsAt: later })).toBeNull();
  expect(bind({ endsAt: later }, { status: 'running' })).toBeNull();
  expect(bind({ endsAt: later, entryCount: 1 })).toBe(REFUSED);
  expect(bind({ endsAt: now })).toBe(REFUSED);
  expect(bind({ endsAt: soon })).toBeNull();
  for (const status of ['running', 'ended'])
    expect(edit({ seedCommitment: null, status: 'draft', endsAt: later }, { status })).toBe(
      '403 seedCommitment: A giveaway is bound to a seed before anybody can enter',
    );
  const unbound = { seedCommitment: null, status: 'draft' };
  expect(edit({ ...unbound, endsAt: later }, { title: 'x', status: 'scheduled' })).toBeNull();
  expect(edit({ ...unbound, entryCount: 0, endsAt: past }, { numberOfWinners: 2 })).toBeNull();
});

it('leaves after its end only the draw, or giving up what nobody entered', () => {
  for (const status of ['running', 'ended'])
    expect(edit({ status }, { title: 'x' }), status).toBe(
      '403 status: After the end only the draw is left',
    );
  expect(edit({ endsAt: now }, { title: 'x' })).toMatch(/^403 status/);
  expect(edit({ endsAt: soon }, { title: 'x' })).toBeNull();
  const waiting = { status: 'scheduled' };
  expect(edit(waiting, { title: 'x' })).toBeNull();
  expect(edit(waiting, { status: 'cancelled' })).toBeNull();
  for (const status of ['draft', 'running'])
    expect(edit(waiting, { status })).toBe(
      '403 status: After its end a giveaway can only be given up',
    );
  const STAYS = 'After the end, when its seed can be read, it stays as it is';
  expect(edit(waiting, { startsAt: past })).toBe(`403 startsAt: ${STAYS}`);
  expect(edit(waiting, { endsAt: later })).toBe(`403 endsAt: ${STAYS}`);
  expect(edit(waiting, { numberOfWinners: 9 })).toBe(`403 numberOfWinners: ${STAYS}`);
});

it('keeps what was promised while people can enter, but for a later end, with a reason', () => {
  const open = { endsAt: later };
  const told = (more: Fields, entry: Fields = {}, before: Fields = open) => {
    const one = change(
      'giveaways',
      giveaway(before),
      giveaway({ ...before, ...more, auditId: 'a1' }),
    );
    return of(one, entryFor(one, admin, entry));
  };
  const stays = (field: string) => `403 ${field}: People can enter: ${field} stays as it is`;
  const afterwards = new Date(later.getTime() + 1);
  expect(told({ endsAt: afterwards }, { reason: 'Rain' })).toBeNull();
  for (const reason of ['', '  ', undefined])
    expect(told({ endsAt: afterwards }, { reason })).toBe('403 endsAt: A later end has a reason');
  expect(edit(open, { endsAt: afterwards })).toBe('403 endsAt: A later end has a reason');
  expect(told({ endsAt: soon }, { reason: 'Rain' })).toBe(stays('endsAt'));
  for (const more of [
    ...[{ productId: 'p9' }, { productTitle: 'x' }, { businessId: 'b9' }, { businessName: 'x' }],
    ...[{ numberOfWinners: 2 }, { startsAt: past }],
  ])
    expect(told(more, { reason: 'Rain' })).toBe(stays(Object.keys(more)[0] ?? ''));
  expect(told({ endsAt: afterwards, productId: 'p9' }, { reason: 'Rain' })).toBe(stays('endsAt'));
  expect(told({ title: 'x' })).toBeNull();
  for (const source of ['merge', 'revert']) {
    expect(told({ productId: 'p9' }, { source })).toBeNull();
    expect(told({ productId: 'p9', numberOfWinners: 2 }, { source })).toBe(stays('productId'));
    expect(told({ productTitle: 'x' }, { source })).toBe(stays('productTitle'));
  }
  const unentered = { ...open, entryCount: 0 };
  expect(told({ numberOfWinners: 2 }, {}, unentered)).toBe(stays('numberOfWinners'));
  expect(told({ numberOfWinners: 2 }, {}, { ...unentered, startsAt: soon })).toBeNull();
  expect(told({ numberOfWinners: 2 }, {}, { ...open, startsAt: soon })).toBe(
    stays('numberOfWinners'),
  );
});

it('is bound to a round that decides with its seed, for good', () => {
  const draft = giveaway({ seedCommitment: null, status: 'draft', entryCount: 0, endsAt: later });
  const REFUSED = '403 beaconChain: A giveaway is bound to a round that decides with its seed';
  for (const beaconChain of [undefined, null, 'another'])
    expect(
      of(change('giveaways', draft, { ...draft, ...byRound, beaconChain }), seedOf(SEED, 'g1')),
    ).toBe(REFUSED);
  const KEPT = '403 beaconChain: What decides the draw cannot be changed';
  expect(edit({ ...byRound, endsAt: later }, { beaconChain: null })).toBe(KEPT);
  expect(edit({ endsAt: later }, { beaconChain: QUICKNET.chain })).toBe(KEPT);
  expect(edit({ ...byRound, endsAt: later }, { title: 'x' })).toBeNull();
});

it('is drawn with the list and the round that decided, or a week later without the round', () => {
  const bound = { beaconChain: QUICKNET.chain };
  const entriesHash = 'a'.repeat(64);
  const beaconSignature = 'b'.repeat(96);
  const REFUSED = '403 beaconSignature: A draw tells what it went by';
  const proof = { entriesHash, beaconSignature };
  expect(edit(bound, { ...drawn, ...proof })).toBeNull();
  for (const part of [
    ...[{ entriesHash: null }, { entriesHash: 'a' }, { beaconSignature: 'b' }],
    ...[{ beaconSignature: 5 }],
  ])
    expect(edit(bound, { ...drawn, ...proof, ...part })).toBe(REFUSED);
  const week = new Date(now.getTime() - 7 * 86_400_000);
  const begun = { startsAt: new Date(0) };
  const without = { ...drawn, entriesHash };
  expect(edit({ ...bound, ...begun, endsAt: week }, without)).toBeNull();
  expect(edit({ ...bound, ...begun, endsAt: new Date(week.getTime() + 1) }, without)).toBe(REFUSED);
  expect(edit({}, { ...drawn, ...proof }), 'bound before rounds were used').toBe(REFUSED);
  expect(edit({ endsAt: later }, { entriesHash })).toMatch(/^403 endsAt/);
});
