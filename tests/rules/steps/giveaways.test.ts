import { doc, getDoc } from 'firebase/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { QUICKNET } from '@/domain/giveaways/drand.ts';
import { commitmentTo } from '@/domain/giveaways/drawSeed.ts';
import { serverTime, type Write } from '@/domain/write.ts';
import { commit, isAllowed } from '../support/commit.ts';
import { hasEmulator, type TokenClaims } from '../support/environment.ts';
import { create, entry, update } from '../support/forge.ts';
import { beyond } from '../support/kinds.ts';
import { type Fields, giveaway, RECORDS, SEED } from '../support/records.ts';
import { useStage } from '../support/stage.ts';

const HOUR = 3_600_000;
const from = (hours: number) => new Date(Date.now() + hours * HOUR);
const LATER = from(9);
const unbound = { seedCommitment: null };
const plan = { ...unbound, status: 'draft' };
const byRound = { beaconChain: QUICKNET.chain };
const bound = { seedCommitment: commitmentTo(SEED), ...byRound };
const over = { startsAt: from(-9), endsAt: from(-1) };
const winner = { entryId: 'u1', userId: 'u1', name: 'A', drawnAt: new Date() };
const result = { status: 'drawn', winners: [winner], drawSeed: SEED, drawnAt: new Date() };
const drawn = { ...over, ...result, replaced: [] };
const LIST = 'a'.repeat(64);
const ROUND = 'b'.repeat(96);
const proof = { entriesHash: LIST, beaconSignature: ROUND };
const passed = { entryId: 'u0', userId: 'u0', name: 'Z', reason: 'blocked', at: new Date() };
const many = <T>(size: number, item: T) => Array.from({ length: size }, () => item);
const next = { ...winner, entryId: 'u2', replaces: 'u1', place: 0, reason: 'no answer' };

describe.runIf(hasEmulator)('steps: giveaways', () => {
  const { as, asClaiming, stored, change, make, send, seed, fresh } = useStage('steps-giveaways');

  beforeAll(() =>
    seed({
      'giveaways/open': giveaway(),
      'giveaways/ended': giveaway({ status: 'ended' }),
      'giveaways/cancelled': giveaway({ status: 'cancelled' }),
    }),
  );

  it.each<[string, boolean, Fields, Fields]>([
    ['lasts no time', false, plan, { startsAt: LATER, endsAt: LATER }],
    ['lasts a moment', true, plan, { startsAt: new Date(LATER.getTime() - 1), endsAt: LATER }],
    [
      'gets a new end after its end, if it was never bound',
      true,
      { ...over, ...unbound, status: 'draft' },
      { endsAt: from(5) },
    ],
    [
      'is bound to as much as there may be',
      true,
      { status: 'draft', seedCommitment: 'x'.repeat(128) },
      { title: 'x' },
    ],
    [
      'is bound to more than there may be',
      false,
      { status: 'draft', seedCommitment: 'x'.repeat(129) },
      { title: 'x' },
    ],
    ['is edited while it is open', true, {}, { title: 'x' }],
    ['is edited before it is bound', true, { ...unbound, status: 'draft' }, { title: 'x' }],
    [
      'is edited after its end, if it was never bound',
      true,
      { ...over, ...unbound, status: 'draft' },
      { title: 'x' },
    ],
    ['gets an end to come', true, { startsAt: from(1) }, { endsAt: from(50) }],
    ['that can be entered gets a later end untold why', false, {}, { endsAt: from(200) }],
    ['gets another prize', false, {}, { productId: 'p9' }],
    ['gets another name for its prize', false, {}, { productTitle: 'x' }],
    ['gets another giver', false, {}, { businessId: 'b9' }],
    ['gets another name for its giver', false, {}, { businessName: 'x' }],
    ['gets more winners', false, {}, { numberOfWinners: 2 }],
    ['began earlier', false, {}, { startsAt: from(-99) }],
    ['begins later', false, {}, { startsAt: from(1) }],
    ['names the longest chain', true, plan, { beaconChain: 'c'.repeat(64) }],
    ['names a chain too long', false, plan, { beaconChain: 'c'.repeat(65) }],
    ['gets an end that is over while it is a plan', false, plan, { endsAt: from(-1) }],
    ['gets more winners before its start', true, { startsAt: from(1) }, { numberOfWinners: 2 }],
    [
      'that was entered gets more winners before its start',
      false,
      { startsAt: from(1), entryCount: 1 },
      { numberOfWinners: 2 },
    ],
    [
      'gets another prize before anybody can enter',
      true,
      { ...unbound, status: 'draft' },
      { productId: 'p9', numberOfWinners: 2 },
    ],
    [
      'that can be entered becomes a draft with more winners',
      false,
      {},
      { status: 'draft', numberOfWinners: 2 },
    ],
    ['that was made a draft gets more winners', false, { status: 'draft' }, { numberOfWinners: 2 }],
    ['gets an end that is over', false, { status: 'draft' }, { endsAt: from(-1) }],
    [
      'ends when it begins',
      false,
      { status: 'draft', startsAt: over.startsAt },
      { endsAt: over.startsAt },
    ],
    ['is ended', true, {}, { status: 'ended' }],
    ['counts entries beyond what can be counted', false, { entryCount: 3 }, { entryCount: beyond }],
    ['counts entries as text', false, {}, { entryCount: '3' }],
    ['gets a winner without a draw', false, {}, { winners: [winner] }],
    ['gets a replaced one without a draw', false, {}, { replaced: ['u1'] }],
    ['passes somebody over without a draw', false, {}, { excluded: [passed] }],
    [
      'that passed somebody over is edited',
      false,
      { excluded: [passed] },
      { title: 'x', excluded: [] },
    ],
    ['gets a seed without a draw', false, {}, { drawSeed: SEED }],
    ['gets a time without a draw', false, {}, { drawnAt: new Date() }],
    ['is called drawn without a draw', false, {}, { status: 'drawn' }],
    ['that has winners is edited', false, { winners: [winner] }, { title: 'x', winners: [] }],
    ['that has replaced ones is edited', false, { replaced: ['u1'] }, { title: 'x', replaced: [] }],
    ['that has a seed is edited', false, { drawSeed: SEED }, { title: 'x', drawSeed: null }],
    ['that has a time is edited', false, { drawnAt: from(-1) }, { title: 'x', drawnAt: null }],
    ['that is drawn is edited', false, { status: 'drawn' }, { title: 'x', status: 'ended' }],
    ['that is cancelled is edited', true, { status: 'cancelled' }, { title: 'x' }],
    ['that is cancelled runs again', false, { status: 'cancelled' }, { status: 'running' }],
    ['that is cancelled is a draft again', false, { status: 'cancelled' }, { status: 'draft' }],
    ['is cancelled', true, {}, { status: 'cancelled' }],
    ['runs without being bound', false, { ...unbound, status: 'draft' }, { status: 'running' }],
    ['is bound to what nobody stored', false, { ...unbound, status: 'draft' }, bound],
    ['is bound to a number', false, { ...unbound, status: 'draft' }, { seedCommitment: 42 }],
    ['is bound to a round later', false, {}, byRound],
    ['is bound to no round any more', false, byRound, { beaconChain: null }],
    ['that a round decides is renamed', true, byRound, { title: 'x' }],
    ['tells its list without a draw', false, byRound, { entriesHash: LIST }],
    ['tells a round without a draw', false, byRound, { beaconSignature: ROUND }],
    ['is bound anew', false, {}, { seedCommitment: commitmentTo('beef') }],
    [
      'that was bound, but did not run, is renamed after its end',
      true,
      { ...over, status: 'scheduled' },
      { title: 'x' },
    ],
    [
      'that was bound, but did not run, is cancelled after its end',
      true,
      { ...over, status: 'scheduled' },
      { status: 'cancelled' },
    ],
    [
      'that was bound, but did not run, is a draft after its end',
      false,
      { ...over, status: 'scheduled' },
      { status: 'draft' },
    ],
    [
      'that was bound gets another beginning after its end',
      false,
      { ...over, status: 'scheduled' },
      { startsAt: from(-8) },
    ],
    [
      'that was bound gets another end after its end',
      false,
      { ...over, status: 'scheduled' },
      { endsAt: from(8) },
    ],
    [
      'that was bound gets more winners after its end',
      false,
      { ...over, status: 'scheduled' },
      { numberOfWinners: 2 },
    ],
    [
      'that was bound runs after its end',
      false,
      { ...over, status: 'scheduled' },
      { status: 'running' },
    ],
    ['that ran is renamed after its end', false, over, { title: 'x' }],
    ['that ran is cancelled after its end', false, over, { status: 'cancelled' }],
  ])('one %s: %s', async (_, allowed, before, data) => {
    const id = await stored('giveaways', before);
    expect(await change('superAdmin', 'giveaways', id, data)).toBe(allowed);
  });

  it.each<[string, boolean, Fields, Fields]>([
    ['of one in a state nobody knows', false, { ...over, status: 'words' }, result],
    ['as it has to be', true, over, result],
    ['of one that is marked as ended', true, { ...over, status: 'ended' }, result],
    [
      'of as many as were promised',
      true,
      { ...over, numberOfWinners: 2 },
      { ...result, winners: [winner, winner] },
    ],
    ['that passes somebody over', true, over, { ...result, excluded: [passed] }],
    ['that passes over a text', false, over, { ...result, excluded: 'u0' }],
    [
      'that passes over as many as there may be',
      true,
      over,
      { ...result, excluded: many(1000, passed) },
    ],
    ['that passes over too many', false, over, { ...result, excluded: many(1001, passed) }],
    ['by a round', true, { ...over, ...byRound }, { ...result, ...proof }],
    ['by a round that is not told', false, { ...over, ...byRound }, result],
    [
      'without its round in the first week',
      false,
      { ...over, ...byRound },
      { ...result, ...proof, beaconSignature: null },
    ],
    [
      'without its round after a week',
      true,
      { startsAt: from(-200), endsAt: from(-169), ...byRound },
      { ...result, ...proof, beaconSignature: null },
    ],
    [
      'without its list after a week',
      false,
      { startsAt: from(-200), endsAt: from(-169), ...byRound },
      result,
    ],
    [
      'by a list that is no hash',
      false,
      { ...over, ...byRound },
      { ...result, ...proof, entriesHash: 'words' },
    ],
    [
      'by words for a round',
      false,
      { ...over, ...byRound },
      { ...result, ...proof, beaconSignature: 'words' },
    ],
    ['by a round that was not to decide', false, over, { ...result, ...proof }],
    ['by a list that was not to be told', false, over, { ...result, entriesHash: LIST }],
    ['by a signature that was not to be told', false, over, { ...result, beaconSignature: ROUND }],
    [
      'by a list of other digits',
      false,
      { ...over, ...byRound },
      { ...result, ...proof, entriesHash: 'g'.repeat(64) },
    ],
    [
      'by a round of other digits',
      false,
      { ...over, ...byRound },
      { ...result, ...proof, beaconSignature: 'g'.repeat(96) },
    ],
    [
      'by a number for a round',
      false,
      { ...over, ...byRound },
      { ...result, ...proof, beaconSignature: 42 },
    ],
    [
      'without its round a day before the week is over',
      false,
      { startsAt: from(-200), endsAt: from(-150), ...byRound },
      { ...result, ...proof, beaconSignature: null },
    ],
    ['of one more', false, over, { ...result, winners: [winner, winner] }],
    ['of nobody', false, over, { ...result, winners: [] }],
    ['before the end', false, {}, result],
    ['that moves the end', false, {}, { ...result, ...over }],
    [
      'that raises the promise',
      false,
      over,
      { ...result, winners: [winner, winner], numberOfWinners: 2 },
    ],
    ['that is called something else', false, over, { ...result, status: 'ended' }],
    ['of a draft', false, { ...over, status: 'draft' }, result],
    ['with another seed', false, over, { ...result, drawSeed: 'beef' }],
    [
      'with another seed and what it is bound to',
      false,
      over,
      { ...result, drawSeed: 'beef', seedCommitment: commitmentTo('beef') },
    ],
    ['with a number for a seed', false, over, { ...result, drawSeed: 42 }],
    ['of one that is not bound', false, { ...over, ...unbound }, result],
    ['without a time', false, over, { ...result, drawnAt: null }],
    ['at no time', false, over, { ...result, drawnAt: 'now' }],
    ['of next week', false, over, { ...result, drawnAt: from(200) }],
    ['with somebody replaced', false, over, { ...result, replaced: ['u1'] }],
  ])('a draw %s: %s', async (_, allowed, before, data) => {
    const id = await stored('giveaways', before);
    expect(await change('superAdmin', 'giveaways', id, data)).toBe(allowed);
  });

  it.each<[string, boolean, Fields, Fields]>([
    ['with a reason', true, { endsAt: from(200) }, { reason: 'Rain' }],
    ['with the longest reason', true, { endsAt: from(200) }, { reason: 'x'.repeat(5000) }],
    ['with a blank reason', false, { endsAt: from(200) }, { reason: ' ' }],
    ['with more winners', false, { endsAt: from(200), numberOfWinners: 2 }, { reason: 'Rain' }],
    ['that comes earlier', false, { endsAt: from(2) }, { reason: 'Rain' }],
    ['with a reason, cancelled', true, { endsAt: from(200), status: 'cancelled' }, { reason: 'x' }],
  ])('another end %s: %s', async (_, allowed, data, told) => {
    const id = await stored('giveaways');
    expect(await change('superAdmin', 'giveaways', id, data, told)).toBe(allowed);
  });

  it('another end comes too late once it was bound, did not run, and is over', async () => {
    const id = await stored('giveaways', { ...over, status: 'scheduled' });
    const later = { endsAt: from(200) };
    expect(await change('superAdmin', 'giveaways', id, later, { reason: 'Rain' })).toBe(false);
  });

  it.each<[string, boolean, Fields, Fields]>([
    ['in a merge', true, { productId: 'p9' }, { source: 'merge' }],
    ['when a merge is taken back', true, { productId: 'p9' }, { source: 'revert' }],
    ['by hand', false, { productId: 'p9' }, { source: 'form', reason: 'Better' }],
    ['with its name', false, { productId: 'p9', productTitle: 'x' }, { source: 'merge' }],
    ['with a later end', false, { productId: 'p9', endsAt: from(200) }, { source: 'merge' }],
  ])('another prize %s: %s', async (_, allowed, data, told) => {
    const id = await stored('giveaways');
    expect(await change('superAdmin', 'giveaways', id, data, told)).toBe(allowed);
  });

  it('a draw with the longest seed, and one longer', async () => {
    const one = 's'.repeat(128);
    const two = 's'.repeat(129);
    const id = await stored('giveaways', { ...over, seedCommitment: commitmentTo(one) });
    expect(await change('superAdmin', 'giveaways', id, { ...result, drawSeed: one })).toBe(true);
    const more = await stored('giveaways', { ...over, seedCommitment: commitmentTo(two) });
    expect(await change('superAdmin', 'giveaways', more, { ...result, drawSeed: two })).toBe(false);
  });

  it.each<[string, boolean, Fields, Fields]>([
    [
      'of one that was drawn in the year 9999',
      false,
      { drawnAt: new Date('9999-12-31') },
      { winners: [winner, next], replaced: ['u1'] },
    ],
    ['in the place of one', true, {}, { winners: [winner, next], replaced: ['u1'] }],
    [
      'of one of before the list was kept',
      true,
      { replaced: undefined },
      { winners: [winner, next], replaced: ['u1'] },
    ],
    [
      'with the longest reason',
      true,
      {},
      { winners: [winner, { ...next, reason: 'x'.repeat(5000) }], replaced: ['u1'] },
    ],
    [
      'with a reason too long',
      false,
      {},
      { winners: [winner, { ...next, reason: 'x'.repeat(5001) }], replaced: ['u1'] },
    ],
    [
      'in a place that is a text',
      false,
      {},
      { winners: [winner, { ...next, place: '0' }], replaced: ['u1'] },
    ],
    [
      'that passes somebody over',
      true,
      { excluded: [passed] },
      { winners: [winner, next], replaced: ['u1'], excluded: [passed, passed] },
    ],
    [
      'that forgets who was passed over',
      false,
      { excluded: [passed] },
      { winners: [winner, next], replaced: ['u1'], excluded: [] },
    ],
    [
      'that names another than was passed over',
      false,
      { excluded: [passed] },
      { winners: [winner, next], replaced: ['u1'], excluded: [{ ...passed, entryId: 'u9' }] },
    ],
    ['that forgets the first', false, {}, { winners: [next], replaced: ['u1'] }],
    [
      'that changes the first',
      false,
      {},
      { winners: [{ ...winner, name: 'B' }, next], replaced: ['u1'] },
    ],
    ['with two at once', false, {}, { winners: [winner, next, next], replaced: ['u1'] }],
    ['that says another was replaced', false, {}, { winners: [winner, next], replaced: ['u9'] }],
    ['that says nothing of it', false, {}, { winners: [winner, next] }],
    [
      'that forgets who was replaced before',
      false,
      { winners: [winner, winner], replaced: ['u8'] },
      { winners: [winner, winner, next], replaced: ['u1'] },
    ],
    [
      'of who did not enter',
      false,
      {},
      { winners: [winner, { ...next, entryId: 'u9' }], replaced: ['u1'] },
    ],
    [
      'of one that is not drawn',
      false,
      { status: 'ended' },
      { winners: [winner, next], replaced: ['u1'] },
    ],
    [
      'that draws',
      false,
      { status: 'ended' },
      { winners: [winner, next], replaced: ['u1'], status: 'drawn' },
    ],
    [
      'with a new promise',
      false,
      {},
      { winners: [winner, next], replaced: ['u1'], numberOfWinners: 9 },
    ],
    [
      'to a thousand',
      true,
      { winners: many(999, winner) },
      { winners: [...many(999, winner), next], replaced: ['u1'] },
    ],
    [
      'to one more than a thousand',
      false,
      { winners: many(1000, winner) },
      { winners: [...many(1000, winner), next], replaced: ['u1'] },
    ],
    [
      'with a thousand replaced',
      true,
      { replaced: many(999, 'u8') },
      { winners: [winner, next], replaced: [...many(999, 'u8'), 'u1'] },
    ],
    [
      'with one more than a thousand replaced',
      false,
      { replaced: many(1000, 'u8') },
      { winners: [winner, next], replaced: [...many(1000, 'u8'), 'u1'] },
    ],
    [
      'with names of as many signs as there may be',
      true,
      { replaced: ['x'.repeat(127_998)] },
      { winners: [winner, next], replaced: ['x'.repeat(127_998), 'u1'] },
    ],
    [
      'with names of more signs',
      false,
      { replaced: ['x'.repeat(127_999)] },
      { winners: [winner, next], replaced: ['x'.repeat(127_999), 'u1'] },
    ],
    [
      'with a list of two texts that measure with what joins them',
      true,
      { replaced: ['x'.repeat(100), 'y'.repeat(127_898)] },
      { winners: [winner, next], replaced: ['x'.repeat(100), 'y'.repeat(127_898), 'u1'] },
    ],
  ])('a redraw %s: %s', async (_, allowed, before, data) => {
    const { replaced = [], ...others } = before;
    const gone = 'replaced' in before && before.replaced === undefined;
    const record = { ...drawn, ...others, ...(gone ? {} : { replaced }) };
    if (gone) Reflect.deleteProperty(record, 'replaced');
    const id = await stored('giveaways', record);
    await seed({ [`giveaways/${id}/entries/u2`]: RECORDS.entries({ userId: 'u2' }) });
    expect(await change('superAdmin', 'giveaways', id, data)).toBe(allowed);
  });

  it('nobody is drawn by an entry of the same commit', async () => {
    const id = await stored('giveaways', drawn);
    const auditId = fresh();
    const writes: Write[] = [
      update('superAdmin', 'giveaways', id, { winners: [winner, next], replaced: ['u1'], auditId }),
      entry('superAdmin', auditId, 'giveaways', [id]),
      { type: 'set', collection: `giveaways/${id}/entries`, id: 'u2', data: RECORDS.entries({}) },
    ];
    expect(await send('superAdmin', writes)).toBe(false);
  });

  it('who is blocked is not drawn in the place of another', async () => {
    const replacing = { winners: [winner, { ...next, entryId: 'u7' }], replaced: ['u1'] };
    const drawnWith = async (status: string) => {
      const id = await stored('giveaways', drawn);
      await seed({ [`giveaways/${id}/entries/u7`]: RECORDS.entries({ userId: 'u7' }) });
      await seed({ 'users/u7': RECORDS.users({ status }) });
      return change('superAdmin', 'giveaways', id, replacing);
    };
    expect(await drawnWith('blocked')).toBe(false);
    expect(await drawnWith('active')).toBe(true);
  });

  it('nobody is let in again and drawn in one commit', async () => {
    const id = await stored('giveaways', drawn);
    const userId = await stored('users', { status: 'blocked' });
    await seed({ [`giveaways/${id}/entries/${userId}`]: RECORDS.entries({ userId }) });
    const replacing = { winners: [winner, { ...next, entryId: userId }], replaced: ['u1'] };
    const [drawId, blockId] = [fresh(), fresh()];
    const draw = [
      update('superAdmin', 'giveaways', id, { ...replacing, auditId: drawId }),
      entry('superAdmin', drawId, 'giveaways', [id]),
    ];
    const letIn = [
      update('superAdmin', 'users', userId, { status: 'active', auditId: blockId }),
      entry('superAdmin', blockId, 'users', [userId]),
    ];
    expect(await send('superAdmin', [...letIn, ...draw])).toBe(false);
    expect(await send('superAdmin', letIn), 'first').toBe(true);
    expect(await send('superAdmin', draw), 'then').toBe(true);
  });

  it.each<[string, boolean, Fields, Fields | null]>([
    ['as a draft', true, plan, {}],
    ['untold', false, plan, null],
    ['with an entry that is none', false, { ...plan, auditId: 'no' }, null],
    ['that runs unbound', false, unbound, {}],
    ['with entries', false, { ...plan, entryCount: 1 }, {}],
    ['with winners', false, { ...plan, winners: [winner] }, {}],
    ['that is drawn', false, { ...plan, drawnAt: new Date() }, {}],
    ['that is bound to what nobody stored', false, { status: 'draft' }, {}],
  ])('one is made %s: %s', async (_, allowed, data, told) => {
    expect(await make('superAdmin', 'giveaways', data, told)).toBe(allowed);
  });

  const madeBound = (data: Fields, secret: Fields, part = 'seed'): Write[] => {
    const [id, auditId] = [fresh(), fresh()];
    return [
      create('superAdmin', 'giveaways', id, giveaway({ ...byRound, ...data, auditId })),
      entry('superAdmin', auditId, 'giveaways', [id]),
      { type: 'set', collection: `giveaways/${id}/secret`, id: part, data: secret },
    ];
  };
  it('one is made together with the seed it is bound to', async () => {
    expect(await send('superAdmin', madeBound({}, { seed: SEED }))).toBe(true);
    const last = 's'.repeat(128);
    const long = { seedCommitment: commitmentTo(last) };
    expect(await send('superAdmin', madeBound(long, { seed: last }))).toBe(true);
    const longer = { seedCommitment: commitmentTo(`${last}s`) };
    expect(await send('superAdmin', madeBound(longer, { seed: `${last}s` }))).toBe(false);
    const blank = { seedCommitment: commitmentTo(' ') };
    expect(await send('superAdmin', madeBound(blank, { seed: ' ' }))).toBe(false);
    expect(await send('superAdmin', madeBound({}, { seed: SEED, isAdmin: true }))).toBe(false);
    expect(await send('superAdmin', madeBound(over, { seed: SEED })), 'after its end').toBe(false);
  });

  it.each<[string, boolean, Fields, Fields]>([
    ['before its end', true, {}, {}],
    ['to the seed alone', false, {}, { beaconChain: null }],
    ['to another chain', false, {}, { beaconChain: 'c'.repeat(64) }],
    ['to another seed than is stored', false, {}, { seedCommitment: commitmentTo('dead') }],
    ['that has another seed, which nobody stored', false, bound, {}],
    ['whose end is over, with a new one', false, over, { endsAt: from(9) }],
    ['that was entered, and forgets it', false, { entryCount: 4 }, { entryCount: 0 }],
  ])('one is bound %s: %s', async (_, allowed, before, data) => {
    const id = await stored('giveaways', { status: 'draft', ...unbound, ...before });
    const auditId = fresh();
    const seedCommitment = commitmentTo('beef');
    const writes: Write[] = [
      update('superAdmin', 'giveaways', id, { seedCommitment, ...byRound, auditId, ...data }),
      entry('superAdmin', auditId, 'giveaways', [id]),
      { type: 'set', collection: `giveaways/${id}/secret`, id: 'seed', data: { seed: 'beef' } },
    ];
    expect(await send('superAdmin', writes)).toBe(allowed);
  });

  it('a seed lies in its place only', async () => {
    const id = await stored('giveaways');
    const put = (part: string): Write => ({
      type: 'set',
      collection: `giveaways/${id}/secret`,
      id: part,
      data: { seed: SEED },
    });
    expect(await send('superAdmin', [put('other')])).toBe(false);
    expect(await send('owner', [put('seed')])).toBe(false);
    expect(await send('superAdmin', [put('seed')])).toBe(true);
    expect(await send('superAdmin', [put('seed')]), 'a second time').toBe(false);
  });

  it('an end that is moved in the same commit opens no seed', async () => {
    const id = await stored('giveaways');
    await seed({ [`giveaways/${id}/secret/seed`]: { seed: SEED } });
    expect(await isAllowed(getDoc(doc(as('superAdmin'), `giveaways/${id}/secret/seed`)))).toBe(
      false,
    );
  });

  describe('who is excluded from the draw', () => {
    const line = (over: Fields = {}) => ({
      ...{ userId: 'u5', name: 'Ada Buyer', isExcluded: true, reason: 'Works here' },
      ...{ by: 'admin', at: new Date() },
      ...over,
    });
    const first = line({ userId: 'u4', by: 'admin2', at: from(-9) });
    const said = { exclusions: [first] };
    const many = (size: number) => Array.from({ length: size }, () => first);
    it.each<[string, boolean, Fields, Fields]>([
      ['first', true, {}, { exclusions: [line()] }],
      ['after others', true, said, { exclusions: [first, line()] }],
      ['again as let in', true, said, { exclusions: [first, line({ isExcluded: false })] }],
      ['after its end', false, over, { exclusions: [line({ at: from(-2) })] }],
      ['with a later end', false, over, { exclusions: [line({ at: from(-2) })], endsAt: from(9) }],
      ['once it was closed', false, { status: 'ended' }, { exclusions: [line()] }],
      ['of a draft', false, { status: 'draft' }, { exclusions: [line()] }],
      ['of one that is cancelled', false, { status: 'cancelled' }, { exclusions: [line()] }],
      ['of one that is drawn', false, { ...drawn, endsAt: from(9) }, { exclusions: [line()] }],
      ['with the draw', false, over, { ...result, ...proof, exclusions: [line({ at: from(-2) })] }],
      ['where the seed alone decides', false, { beaconChain: null }, { exclusions: [line()] }],
      ['with another title', false, {}, { exclusions: [line()], title: 'x' }],
      ['of who did not enter', false, {}, { exclusions: [line({ userId: 'u9' })] }],
      ['under the name of somebody else', false, {}, { exclusions: [line({ name: 'Bea' })] }],
      ['by an id that leads elsewhere', false, {}, { exclusions: [line({ userId: 'u5/a/b' })] }],
      ['by an entry that is somebody else’s', false, {}, { exclusions: [line({ userId: 'u6' })] }],
      ['by somebody else', false, {}, { exclusions: [line({ by: 'admin2' })] }],
      ['without a reason', false, {}, { exclusions: [line({ reason: ' ' })] }],
      ['with the longest reason', true, {}, { exclusions: [line({ reason: 'x'.repeat(500) })] }],
      ['with a reason too long', false, {}, { exclusions: [line({ reason: 'x'.repeat(501) })] }],
      ['perhaps', false, {}, { exclusions: [line({ isExcluded: 'yes' })] }],
      ['and more', false, {}, { exclusions: [line({ isAdmin: true })] }],
      ['some time', false, {}, { exclusions: [line({ at: 'today' })] }],
      ['at its end', false, { endsAt: LATER }, { exclusions: [line({ at: LATER })] }],
      ['next week', false, { endsAt: from(400) }, { exclusions: [line({ at: from(200) })] }],
      ['twice at once', false, {}, { exclusions: [line(), line()] }],
      ['as words', false, {}, { exclusions: ['u5'] }],
      ['in no list', false, {}, { exclusions: line() }],
      ['before others', false, said, { exclusions: [line(), first] }],
      ['in the place of others', false, said, { exclusions: [line(), line()] }],
      ['and is forgotten', false, said, { exclusions: [] }],
      ['and stays while it is renamed', true, said, { title: 'x' }],
      ['and is forgotten with a new title', false, said, { title: 'x', exclusions: [] }],
      [
        'in the last line there may be',
        true,
        { exclusions: many(199) },
        { exclusions: [...many(199), line()] },
      ],
      [
        'in one line more',
        false,
        { exclusions: many(200) },
        { exclusions: [...many(200), line()] },
      ],
    ])('is said %s: %s', async (_, allowed, before, data) => {
      const id = await stored('giveaways', { ...byRound, ...before });
      await seed({
        [`giveaways/${id}/entries/u5`]: RECORDS.entries({ userId: 'u5' }),
        [`giveaways/${id}/entries/u6`]: RECORDS.entries({ userId: 'u5' }),
      });
      expect(await change('superAdmin', 'giveaways', id, data)).toBe(allowed);
    });

    it('is said by an administrator, with an entry in the audit trail', async () => {
      const id = await stored('giveaways', byRound);
      await seed({ [`giveaways/${id}/entries/u5`]: RECORDS.entries({ userId: 'u5' }) });
      const exclusions = [line()];
      for (const actor of ['owner', 'support', 'catalogueUser'] as const)
        expect(await change(actor, 'giveaways', id, { exclusions }), actor).toBe(false);
      expect(await change('superAdmin', 'giveaways', id, { exclusions }, null)).toBe(false);
      expect(await make('superAdmin', 'giveaways', { ...plan, exclusions })).toBe(false);
      expect(await change('superAdmin', 'giveaways', id, { exclusions })).toBe(true);
    });

    it('stays as it was when winners are drawn', async () => {
      const id = await stored('giveaways', { ...byRound, ...over, ...said });
      expect(
        await change('superAdmin', 'giveaways', id, { ...result, ...proof, exclusions: [] }),
      ).toBe(false);
      expect(await change('superAdmin', 'giveaways', id, { ...result, ...proof })).toBe(true);
    });
  });

  const enter = (id: string, data: Fields = {}): Write => ({
    type: 'set',
    collection: `giveaways/${id}/entries`,
    id: 'shopper',
    data: { ...RECORDS.entries({}), enteredAt: serverTime(), ...data },
  });
  it('who enters', async () => {
    await seed({ 'users/shopper': RECORDS.users({ status: 'blocked' }) });
    expect(await send('catalogueUser', [enter('open')]), 'blocked').toBe(false);
    await seed({ 'users/shopper': RECORDS.users({}) });
    expect(await send('catalogueUser', [enter('ended')])).toBe(false);
    expect(await send('catalogueUser', [enter('cancelled')])).toBe(false);
    expect(await send('catalogueUser', [enter('open', { enteredAt: new Date() })])).toBe(false);
    expect(await send('catalogueUser', [enter('open')])).toBe(true);
  });

  it('nobody enters under an address that was not verified', async () => {
    const id = await stored('giveaways');
    const email = 'stranger@catalogue.example';
    const data = { ...RECORDS.entries({ userId: 'stranger', email }), enteredAt: serverTime() };
    const entered: Write = {
      ...{ type: 'set', collection: `giveaways/${id}/entries`, id: 'stranger' },
      data,
    };
    const sent = (claims: TokenClaims) =>
      isAllowed(commit(asClaiming('stranger', claims), [entered]));
    expect(await sent({ email })).toBe(false);
    expect(await sent({ email, email_verified: false })).toBe(false);
    expect(await sent({ email, email_verified: true })).toBe(true);
  });

  it('nobody without a role changes one', async () => {
    const id = await stored('giveaways');
    for (const actor of ['owner', 'support', 'catalogueUser'] as const) {
      expect(await change(actor, 'giveaways', id, { title: 'x' }), actor).toBe(false);
      expect(await change(actor, 'giveaways', id, { title: 'x' }, null), actor).toBe(false);
    }
    expect(await change('superAdmin', 'giveaways', id, { title: 'x' }, null)).toBe(false);
  });
});
