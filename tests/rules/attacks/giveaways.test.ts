import {
  collection,
  collectionGroup,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
} from 'firebase/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { QUICKNET } from '@/domain/giveaways/drand.ts';
import { commitmentTo } from '@/domain/giveaways/drawSeed.ts';
import { serverTime, type Write } from '@/domain/write.ts';
import type { ActorName } from '../support/actors.ts';
import { commit, isAllowed } from '../support/commit.ts';
import { hasEmulator, useRules } from '../support/environment.ts';
import { create, entry, update } from '../support/forge.ts';
import {
  business,
  type Fields,
  giveaway,
  product,
  RECORDS,
  report,
  SEED,
} from '../support/records.ts';

const HOUR = 3_600_000;
const FAR = new Date('9999-12-31T00:00:00Z');
const bound = { seedCommitment: commitmentTo(SEED) };
const over = { startsAt: new Date(Date.now() - 9 * HOUR), endsAt: new Date(Date.now() - HOUR) };
const winner = { entryId: 'u1', userId: 'u1', name: 'A', drawnAt: new Date() };
const CONTACT = { place: 0, name: 'A', at: new Date(5), by: 'admin2' };
const result = { status: 'drawn', winners: [winner], drawSeed: SEED, drawnAt: new Date() };

describe.runIf(hasEmulator)('attacks: giveaways and reports', () => {
  const { as, seed } = useRules('giveaways');
  const send = (actor: ActorName, writes: readonly Write[]) => isAllowed(commit(as(actor), writes));

  beforeAll(() =>
    seed({
      'giveaways/open': giveaway(bound),
      'giveaways/open/secret/seed': { seed: SEED },
      'giveaways/over': giveaway({ ...bound, ...over }),
      'giveaways/over/secret/seed': { seed: SEED },
      'giveaways/closed': giveaway({ ...bound, ...over }),
      'giveaways/unbound': giveaway({ ...over, seedCommitment: null }),
      'giveaways/fresh': giveaway({ status: 'draft', seedCommitment: null }),
      'giveaways/entered': giveaway({ seedCommitment: null, entryCount: 4 }),
      'giveaways/drawn/entries/u2': RECORDS.entries({ userId: 'u2' }),
      'giveaways/drawn/entries/u3': RECORDS.entries({ userId: 'u3' }),
      'giveaways/unboundOpen': giveaway({ seedCommitment: null }),
      'products/p1': product(),
      'business/shop': business(),
      'giveaways/scheduled': giveaway({ ...bound, ...over, status: 'scheduled' }),
      'giveaways/cancelled': giveaway({ ...bound, ...over, status: 'cancelled' }),
      'giveaways/drawn': giveaway({ ...bound, ...over, ...result }),
      'giveaways/reached': giveaway({ ...bound, ...over, ...result }),
      'giveaways/contacted': giveaway({
        ...{ ...bound, ...over, ...result },
        contacted: [CONTACT],
      }),
      'giveaways/often': giveaway({
        ...{ ...bound, ...over, ...result },
        contacted: Array.from({ length: 999 }, () => CONTACT),
      }),
      'giveaways/stopped': giveaway({ ...bound, ...over, ...result, status: 'cancelled' }),
      'giveaways/later': giveaway({ ...bound, startsAt: new Date(Date.now() + HOUR) }),
      'giveaways/draft': giveaway({ status: 'draft', seedCommitment: null }),
      'giveaways/open/entries/early': RECORDS.entries({ userId: 'early' }),
      'users/blocked-user': RECORDS.users({ status: 'blocked' }),
      'reports/mine': report(),
    }),
  );

  let told = 0;
  const change = (id: string, data: Fields) => {
    told += 1;
    const auditId = `change-${told}`;
    return [
      update('superAdmin', 'giveaways', id, { ...data, auditId }),
      entry('superAdmin', auditId, 'giveaways', [id]),
    ];
  };

  it.each<[string, string, Fields]>([
    ['draws before the end', 'open', result],
    ['moves the end into the past to draw', 'open', { endsAt: new Date(Date.now() - 1000) }],
    ['moves the end and draws at once', 'open', { ...result, ...over }],
    ['draws with another seed', 'closed', { ...result, drawSeed: 'beef' }],
    ['draws without telling the seed', 'closed', { ...result, drawSeed: null }],
    ['draws without a commitment', 'unbound', result],
    ['commits and draws at once', 'unbound', { ...result, ...bound }],
    ['draws nobody', 'closed', { ...result, winners: [] }],
    ['names winners without drawing', 'closed', { winners: [winner] }],
    ['draws what was never published', 'scheduled', result],
    ['draws what was cancelled', 'cancelled', result],
    ['brings back what was cancelled', 'cancelled', { status: 'running' }],
    ['takes the commitment back', 'open', { seedCommitment: null }],
    ['commits to another seed', 'open', { seedCommitment: commitmentTo('beef') }],
    ['changes the number of winners while drawing', 'closed', { ...result, numberOfWinners: 2 }],
    ['draws a second time', 'drawn', { winners: [{ ...winner, entryId: 'u2' }] }],
    ['removes a winner', 'drawn', { winners: [] }],
    ['tells another seed afterwards', 'drawn', { drawSeed: 'beef' }],
    ['runs it unbound', 'fresh', { status: 'running' }],
    ['ends it unbound', 'fresh', { status: 'ended' }],
    ['draws more than were promised', 'closed', { ...result, winners: [winner, winner] }],
    ['changes the prize while drawing', 'closed', { ...result, productId: 'p9' }],
    ['renames it while drawing', 'closed', { ...result, title: 'Another' }],
    ['draws in the year 9999', 'closed', { ...result, drawnAt: new Date('9999-12-31') }],
    ['changes the prize after the draw', 'drawn', { productId: 'p9' }],
    ['undraws', 'drawn', { status: 'ended', winners: [], drawSeed: null, drawnAt: null }],
  ])('an administrator %s', async (_, id, data) => {
    expect(await send('superAdmin', change(id, data))).toBe(false);
  });

  it.each<[string, Fields]>([
    ['lets more people enter', { endsAt: new Date(Date.now() + HOUR) }],
    ['lets them have entered earlier', { startsAt: new Date(0) }],
    ['lets more of them win', { numberOfWinners: 50 }],
    ['cancels', { status: 'cancelled' }],
    ['changes the prize', { productId: 'p9' }],
    ['renames it', { title: 'Another' }],
    ['makes a draft of it', { status: 'draft' }],
  ])('after the end, with the seed in hand, an administrator %s', async (_, data) => {
    expect(await send('superAdmin', change('over', data))).toBe(false);
  });

  it('what was bound but never ran is given up after its end, not run', async () => {
    expect(await send('superAdmin', change('scheduled', { status: 'running' }))).toBe(false);
    const later = { endsAt: new Date(Date.now() + HOUR), status: 'scheduled' };
    expect(await send('superAdmin', change('scheduled', later))).toBe(false);
    expect(await send('superAdmin', change('scheduled', { status: 'cancelled' }))).toBe(true);
  });

  it('it is bound before its end and before anybody entered', async () => {
    const bind = (id: string): Write[] => [
      ...change(id, { ...bound, beaconChain: QUICKNET.chain, status: 'running' }),
      { type: 'set', collection: `giveaways/${id}/secret`, id: 'seed', data: { seed: SEED } },
    ];
    expect(await send('superAdmin', bind('unbound')), 'after the end').toBe(false);
    expect(await send('superAdmin', bind('entered')), 'after the first entry').toBe(false);
    expect(await send('superAdmin', bind('fresh'))).toBe(true);
  });

  const replacing = (over: Fields = {}) => ({
    ...{ entryId: 'u2', userId: 'u2', name: 'B', drawnAt: new Date(), replaces: 'u1', place: 0 },
    reason: 'no answer',
    ...over,
  });
  it.each<[string, Fields]>([
    ['adds a winner who replaces nobody', { winners: [winner, replacing({ replaces: null })] }],
    ['replaces somebody who was not drawn', { winners: [winner, replacing({ replaces: 'u9' })] }],
    ['replaces another than is said', { winners: [winner, replacing({ place: 5 })] }],
    ['adds two', { winners: [winner, replacing(), replacing({ entryId: 'u3' })] }],
    ['names somebody who did not enter', { winners: [winner, replacing({ entryId: 'u9' })] }],
    ['gives no reason', { winners: [winner, replacing({ reason: ' ' })] }],
    ['does not say who is replaced', { winners: [winner, replacing()], replaced: [] }],
    ['changes the prize with it', { winners: [winner, replacing()], productId: 'p9' }],
  ])('a redraw %s', async (_, data) => {
    const writes = change('drawn', { replaced: ['u1'], ...data });
    expect(await send('superAdmin', writes)).toBe(false);
  });

  const seedOf = (id: string, part = 'seed') => `giveaways/${id}/secret/${part}`;
  it.each<[ActorName, string, boolean]>([
    ['superAdmin', 'open', false],
    ['superAdmin', 'over', true],
    ['support', 'open', false],
    ['support', 'over', false],
    ['owner', 'over', false],
    ['catalogueUser', 'over', false],
    ['anonymous', 'over', false],
  ])('%s reads the seed of the giveaway that is %s: %s', async (actor, id, allowed) => {
    expect(await isAllowed(getDoc(doc(as(actor), seedOf(id))))).toBe(allowed);
    const all = collection(as(actor), `giveaways/${id}/secret`);
    expect(await isAllowed(getDocs(query(all, limit(1))))).toBe(false);
    const group = collectionGroup(as(actor), 'secret');
    expect(await isAllowed(getDocs(query(group, limit(1))))).toBe(false);
  });

  const seal = (id: string, seed: string, part = 'seed'): Write => ({
    type: 'create',
    collection: `giveaways/${id}/secret`,
    id: part,
    data: { seed },
  });
  it('the seed is stored with the commitment, fits it, and stays', async () => {
    const told = change('draft', { seedCommitment: commitmentTo('beef') });
    expect(await send('superAdmin', told), 'bound to a seed that is nowhere').toBe(false);
    expect(await send('superAdmin', [...told, seal('draft', 'other')])).toBe(false);
    expect(await send('superAdmin', [...told, seal('draft', 'beef', 'more')])).toBe(false);
    expect(await send('superAdmin', [seal('draft', 'beef')])).toBe(false);
    expect(await send('owner', [seal('draft', 'beef')])).toBe(false);
    expect(await send('superAdmin', [seal('open', 'beef')])).toBe(false);
    const gone: Write = { type: 'delete', collection: 'giveaways/open/secret', id: 'seed' };
    expect(await send('superAdmin', [gone])).toBe(false);
  });

  it('an administrator makes one that is drawn already, or has entries', async () => {
    for (const [id, data] of Object.entries({
      one: { ...over, ...bound, ...result },
      two: { entryCount: 5 },
    })) {
      const writes = [
        create('superAdmin', 'giveaways', id, giveaway({ ...data, auditId: id })),
        entry('superAdmin', id, 'giveaways', [id]),
      ];
      expect(await send('superAdmin', writes)).toBe(false);
    }
  });

  it('an honest draw and a redraw pass', async () => {
    expect(await send('superAdmin', change('closed', result))).toBe(true);
    const next = replacing();
    const both = { winners: [winner, next], replaced: ['u1'] };
    const turned = { winners: [next, winner], replaced: ['u1'] };
    expect(await send('superAdmin', change('drawn', turned))).toBe(false);
    expect(await send('superAdmin', change('drawn', both))).toBe(true);
    const third = { winners: [winner, next, replacing({ entryId: 'u3' })] };
    const again = (replaced: string[]) => [
      update('superAdmin', 'giveaways', 'drawn', { ...third, replaced, auditId: 'again' }, 2),
      entry('superAdmin', 'again', 'giveaways', ['drawn']),
    ];
    expect(await send('superAdmin', again(['u1', 'u1'])), 'u1 is replaced already').toBe(false);
  });

  describe('that a winner was contacted', () => {
    const once = (over: Fields = {}) => ({
      ...{ place: 0, name: 'A', at: new Date(), by: 'admin' },
      ...over,
    });
    it.each<[string, Fields]>([
      ['by somebody else', { contacted: [once({ by: 'admin2' })] }],
      ['under another name', { contacted: [once({ name: 'B' })] }],
      ['who is none', { contacted: [once({ place: 1 })] }],
      ['before the first', { contacted: [once({ place: -1 })] }],
      ['between two', { contacted: [once({ place: 0.5 })] }],
      ['twice at once', { contacted: [once(), once()] }],
      ['and more', { contacted: [once({ isAdmin: true })] }],
      ['some time', { contacted: [once({ at: 'today' })] }],
      ['in the year 9999', { contacted: [once({ at: FAR })] }],
      ['as words', { contacted: ['u1'] }],
      ['and a title', { contacted: [once()], title: 'Another' }],
    ])('is not said %s', async (_, data) => {
      expect(await send('superAdmin', change('reached', data))).toBe(false);
    });

    it('is said after the draw alone, again and again, and never unsaid', async () => {
      expect(await send('superAdmin', change('closed', { contacted: [once()] }))).toBe(false);
      expect(await send('superAdmin', change('stopped', { contacted: [once()] }))).toBe(false);
      expect(await send('superAdmin', change('reached', { contacted: [once()] }))).toBe(true);
      const next = (id: string, contacted: Fields[]): Write[] => [
        update('superAdmin', 'giveaways', 'contacted', { contacted, auditId: id }),
        entry('superAdmin', id, 'giveaways', ['contacted']),
      ];
      expect(await send('superAdmin', next('c1', []))).toBe(false);
      expect(await send('superAdmin', next('c2', [once(), once()]))).toBe(false);
      expect(await send('superAdmin', next('c3', [CONTACT, once()]))).toBe(true);
    });
  });

  it('winners are contacted a thousand times at most', async () => {
    const contacted = Array.from({ length: 999 }, () => CONTACT);
    const once = { ...CONTACT, by: 'admin' };
    const next = (id: string, times: number): Write[] => [
      update(
        'superAdmin',
        'giveaways',
        'often',
        { contacted: [...contacted, ...Array.from({ length: times }, () => once)], auditId: id },
        times,
      ),
      entry('superAdmin', id, 'giveaways', ['often']),
    ];
    expect(await send('superAdmin', next('o1', 1))).toBe(true);
    expect(await send('superAdmin', next('o2', 2))).toBe(false);
  });

  const enter = (giveawayId: string, userId: string, data: Fields = {}): Write => ({
    type: 'create',
    collection: `giveaways/${giveawayId}/entries`,
    id: userId,
    data: { ...RECORDS.entries({ userId }), enteredAt: serverTime(), ...data },
  });

  it('a catalogue user enters once', async () => {
    expect(await send('catalogueUser', [enter('open', 'shopper')])).toBe(true);
    expect(await send('catalogueUser', [enter('open', 'shopper')])).toBe(false);
    const undo: Write = { type: 'delete', collection: 'giveaways/open/entries', id: 'shopper' };
    expect(await send('catalogueUser', [undo])).toBe(false);
  });

  it.each<[string, ActorName, Write]>([
    ['for somebody else', 'catalogueUser', enter('open', 'someone')],
    ['in somebody else’s name', 'catalogueUser', enter('draft', 'shopper', { userId: 'someone' })],
    ['under another id', 'catalogueUser', enter('open', 'shopper2', { userId: 'shopper' })],
    ['before the start', 'catalogueUser', enter('later', 'shopper')],
    ['after the end', 'catalogueUser', enter('over', 'shopper')],
    ['one that is bound to nothing', 'catalogueUser', enter('unboundOpen', 'shopper')],
    ['a draft', 'catalogueUser', enter('draft', 'shopper')],
    ['one that is not there', 'catalogueUser', enter('nowhere', 'shopper')],
    [
      'with a date of his own',
      'catalogueUser',
      enter('open', 'shopper', { enteredAt: new Date(0) }),
    ],
    ['with another’s address', 'catalogueUser', enter('open', 'shopper', { email: 'a@b.co' })],
    ['with a field nobody declared', 'catalogueUser', enter('open', 'shopper', { weight: 100 })],
    ['as an owner', 'owner', enter('open', 'owner', { email: 'owner@catalogue.example' })],
    [
      'as an administrator',
      'superAdmin',
      enter('open', 'admin', { email: 'admin@catalogue.example' }),
    ],
    ['signed out', 'anonymous', enter('open', 'nobody')],
  ])('enters %s', async (_, actor, write) => {
    expect(await send(actor, [write])).toBe(false);
  });

  it.each<[string, ActorName, Fields]>([
    ['in another’s name', 'catalogueUser', { reporterId: 'someone' }],
    ['resolved already', 'catalogueUser', { status: 'resolved' }],
    [
      'with a resolution',
      'catalogueUser',
      { resolution: { at: new Date(), by: 'x', note: '', action: '' } },
    ],
    ['as long as a book', 'catalogueUser', { message: 'x'.repeat(5001) }],
    ['about a thing that cannot be reported', 'catalogueUser', { targetType: 'admin' }],
    ['as an owner', 'owner', { reporterId: 'owner' }],
  ])('reports %s', async (_, actor, data) => {
    const id = 'shopper~product~p1';
    expect(await send(actor, [create(actor, 'reports', id, report(data))])).toBe(false);
  });

  const file = (id: string, over: Fields) =>
    send('catalogueUser', [create('catalogueUser', 'reports', id, report(over))]);
  it.each<[string, string, Fields]>([
    ['with an id of the own', 'fresh', {}],
    ['in the place of another', 'someone~product~p1', {}],
    ['about another than its id says', 'shopper~product~p2', {}],
    ['about a product that is not', 'shopper~product~ghost', { targetId: 'ghost' }],
    ['about a path', 'shopper~product~a', { targetId: 'p1/private' }],
    ['about a reserved id', 'shopper~product~__x__', { targetId: '__x__' }],
    ['about the folder above', 'shopper~product~..', { targetId: '..' }],
    ['that says it is another’s', 'shopper~product~p1', { businessId: 'rival' }],
    ['that hides whose it is', 'shopper~product~p1', { businessId: null }],
    [
      'of a business under another’s name',
      'shopper~business~shop',
      { targetType: 'business', targetId: 'shop', businessId: 'owner' },
    ],
    [
      'of a user with a business',
      'shopper~user~blocked-user',
      { targetType: 'user', targetId: 'blocked-user', businessId: 'owner' },
    ],
  ])('a stranger files a report %s', async (_, id, over) => {
    expect(await file(id, over)).toBe(false);
  });

  it('one report of a person about a target', async () => {
    expect(await file('shopper~product~p1', {})).toBe(true);
    expect(await file('shopper~product~p1', {})).toBe(false);
    const shop = { targetType: 'business', targetId: 'shop', businessId: 'shop' };
    expect(await file('shopper~business~shop', shop)).toBe(true);
    const user = { targetType: 'user', targetId: 'blocked-user', businessId: null };
    expect(await file('shopper~user~blocked-user', user)).toBe(true);
  });

  it('a reporter changes or reads the report', async () => {
    const write = update('catalogueUser', 'reports', 'mine', { message: 'never mind' });
    expect(await send('catalogueUser', [write])).toBe(false);
  });
});
