import { describe, expect, it } from 'vitest';
import type { Write } from '@/domain/write.ts';
import { ACTORS, type ActorName } from '../support/actors.ts';
import { isAllowed } from '../support/commit.ts';
import { hasEmulator } from '../support/environment.ts';
import { create } from '../support/forge.ts';
import { beyond } from '../support/kinds.ts';
import { type Fields, product, RECORDS } from '../support/records.ts';
import { restGet } from '../support/rest.ts';
import { useStage } from '../support/stage.ts';

describe.runIf(hasEmulator)('steps: users, reports, requests, views', () => {
  const { stored, change, make, send, seed, fresh } = useStage('steps-people');
  const nobodys = { businessId: null };

  it.each<[string, boolean, Fields, Fields | null]>([
    ['is blocked and told', true, { status: 'blocked' }, nobodys],
    ['is blocked untold', false, { status: 'blocked' }, null],
    ['is blocked by an entry that is none', false, { status: 'blocked', auditId: 'no' }, null],
    ['is told with an empty entry', false, { status: 'blocked', auditId: '' }, null],
    ['is told with a number', false, { status: 'blocked', auditId: 42 }, null],
    ['gets another address', false, { email: 'a@b.co' }, nobodys],
    ['gets another beginning', false, { createdAt: new Date(0) }, nobodys],
    ['gets another maker', false, { createdBy: 'x' }, nobodys],
    ['is changed in another’s name', false, { name: 'x', updatedBy: 'x' }, nobodys],
    ['is changed at another time', false, { name: 'x', updatedAt: new Date(0) }, nobodys],
    ['counts beyond what can be counted', false, { 'counts.views': beyond }, nobodys],
  ])('a user %s: %s', async (_, allowed, data, told) => {
    const id = await stored('users');
    expect(await change('superAdmin', 'users', id, data, told)).toBe(allowed);
  });

  it('a blocked one is let in again', async () => {
    const id = await stored('users', { status: 'blocked' });
    expect(await change('superAdmin', 'users', id, { status: 'active' }, nobodys)).toBe(true);
    expect(await change('owner', 'users', id, { status: 'active' }, null)).toBe(false);
  });

  it('an entry of another step tells nothing', async () => {
    const [user, decoy] = [await stored('users'), await stored('products')];
    const auditId = fresh();
    const told = (records: string[], resource: string): Write => ({
      type: 'create',
      collection: 'audit',
      id: auditId,
      data: {
        ...RECORDS.audit({ actorId: 'admin', actorEmail: 'admin@catalogue.example' }),
        ...{ actorRole: 'superAdmin', resource, records, changes: {}, source: 'form' },
        at: { $op: 'serverTime' },
      },
    });
    const step = (collection: string, id: string): Write => ({
      type: 'update',
      collection,
      id,
      data: {
        ...{ auditId, version: 2, updatedBy: 'admin', updatedAt: { $op: 'serverTime' } },
        ...(collection === 'users' ? { status: 'blocked' } : { title: 'x' }),
      },
    });
    const both = (records: string[], resource = 'products') => [
      step('products', decoy),
      step('users', user),
      told(records, resource),
    ];
    expect(await send('superAdmin', both([decoy])), 'of another record').toBe(false);
    expect(await send('superAdmin', both([decoy, user])), 'of another kind').toBe(false);
  });

  const resolution = (over: Fields = {}) => ({
    status: 'resolved',
    resolution: { at: new Date(), by: 'admin', note: 'n', action: 'a', ...over },
  });
  it.each<[string, boolean, Fields, Fields | null]>([
    ['is taken up', true, { status: 'inReview' }, {}],
    ['is taken up untold', false, { status: 'inReview' }, null],
    ['is resolved', true, resolution(), {}],
    ['is dismissed', true, { ...resolution(), status: 'dismissed' }, {}],
    [
      'is resolved at length',
      true,
      resolution({ note: 'x'.repeat(5000), action: 'x'.repeat(100), was: 'x'.repeat(100) }),
      {},
    ],
    ['is resolved with what its target was', true, resolution({ was: 'active' }), {}],
    ['is resolved with a number for what it was', false, resolution({ was: 42 }), {}],
    ['is resolved with too much of what it was', false, resolution({ was: 'x'.repeat(101) }), {}],
    ['is resolved with a note too long', false, resolution({ note: 'x'.repeat(5001) }), {}],
    ['is resolved with an action too long', false, resolution({ action: 'x'.repeat(101) }), {}],
    ['is resolved by another', false, resolution({ by: 'x' }), {}],
    ['is resolved next week', false, resolution({ at: new Date(9e12) }), {}],
    ['is resolved at no time', false, resolution({ at: 'now' }), {}],
    ['is resolved with more', false, resolution({ isAdmin: true }), {}],
    ['is resolved with a number for a note', false, resolution({ note: 42 }), {}],
    ['is resolved without a resolution', false, { status: 'resolved' }, {}],
    ['is dismissed without a resolution', false, { status: 'dismissed' }, {}],
    ['is something else', false, { ...resolution(), status: 'words' }, {}],
    ['gets another author', false, { reporterId: 'x' }, {}],
    ['gets another author’s name', false, { reporterName: 'x' }, {}],
    ['gets another reason', false, { reason: 'spam' }, {}],
    ['gets other words', false, { message: 'x' }, {}],
    ['is changed in another’s name', false, { status: 'inReview', updatedBy: 'x' }, {}],
  ])('a report %s: %s', async (_, allowed, data, told) => {
    const id = await stored('reports');
    expect(await change('superAdmin', 'reports', id, data, told)).toBe(allowed);
  });

  it('a resolved report', async () => {
    const before = resolution({ by: 'somebody' });
    const noted = await stored('reports', before);
    expect(await change('superAdmin', 'reports', noted, { targetLabel: 'x' })).toBe(true);
    const rewritten = { resolution: { ...before.resolution, note: 'other' } };
    expect(await change('superAdmin', 'reports', noted, { ...rewritten, version: 3 })).toBe(false);
    const reopened = { status: 'open', resolution: null };
    expect(await change('superAdmin', 'reports', noted, { ...reopened, version: 3 })).toBe(true);
    const emptied = await stored('reports', before);
    expect(await change('superAdmin', 'reports', emptied, { resolution: null })).toBe(false);
  });

  const reportOf = (targetType: string, targetId: string, over: Fields = {}) => {
    const id = `shopper~${targetType}~${targetId}`;
    const data = { ...RECORDS.reports({ targetType, targetId }), ...over };
    return send('catalogueUser', [create('catalogueUser', 'reports', id, data)]);
  };
  it.each<[string, boolean]>([
    ['p', true],
    ['x'.repeat(128), true],
    ['x'.repeat(129), false],
    ['__x__', false],
    ['__x', true],
  ])('a report about the id %s: %s', async (id, allowed) => {
    if (id !== '__x__') await seed({ [`products/${id}`]: product() });
    expect(await reportOf('product', id)).toBe(allowed);
  });

  it('a report about what comes with it, or goes elsewhere', async () => {
    const id = fresh();
    const made: Write = { type: 'set', collection: 'products', id, data: product() };
    const report = create(
      'catalogueUser',
      'reports',
      `shopper~product~${id}`,
      RECORDS.reports({ targetId: id }),
    );
    expect(await send('catalogueUser', [report, made])).toBe(false);
    expect(await reportOf('product', id), 'nothing there').toBe(false);
    await seed({ [`users/${id}`]: RECORDS.users({}) });
    expect(await reportOf('user', id, { businessId: null })).toBe(true);
    expect(await reportOf('user', 'nobody', { businessId: null })).toBe(false);
    expect(await reportOf('business', 'nobody', { businessId: 'nobody' })).toBe(false);
  });

  it('a blocked user reports nothing', async () => {
    await seed({ 'users/shopper': RECORDS.users({ status: 'blocked' }) });
    const id = await stored('products');
    expect(await reportOf('product', id)).toBe(false);
    await seed({ 'users/shopper': RECORDS.users({}) });
    expect(await reportOf('product', id)).toBe(true);
  });

  const reply = (over: Fields = {}) => ({
    reply: { at: new Date(), by: 'admin', message: 'm', ...over },
  });
  it.each<[string, boolean, Fields, Fields | null]>([
    ['is approved', true, { status: 'approved' }, {}],
    ['is approved untold', false, { status: 'approved' }, null],
    ['is answered', true, reply(), {}],
    ['is answered at length', true, reply({ message: 'x'.repeat(5000) }), {}],
    ['is answered at too much length', false, reply({ message: 'x'.repeat(5001) }), {}],
    ['is answered by another', false, reply({ by: 'x' }), {}],
    ['is answered next week', false, reply({ at: new Date(9e12) }), {}],
    ['is answered at no time', false, reply({ at: 'now' }), {}],
    ['is answered with more', false, reply({ isAdmin: true }), {}],
    ['is answered with a number', false, reply({ message: 42 }), {}],
    ['gets another business', false, { businessId: 'x' }, {}],
    ['gets another kind', false, { kind: 'giveaway' }, {}],
    ['gets another subject', false, { subject: 'x' }, {}],
    ['gets other words', false, { message: 'x' }, {}],
    ['gets another proposal', false, { proposed: { businessEmail: 'a@b.co' } }, {}],
    ['gets other attachments', false, { attachments: [{}] }, {}],
    ['is changed in another’s name', false, { status: 'approved', updatedBy: 'x' }, {}],
  ])('a request %s: %s', async (_, allowed, data, told) => {
    const id = await stored('requests');
    expect(await change('superAdmin', 'requests', id, data, told)).toBe(allowed);
  });

  it('a request is decided once', async () => {
    const before = { status: 'approved', ...reply({ by: 'somebody' }) };
    const id = await stored('requests', before);
    expect(await change('superAdmin', 'requests', id, { status: 'rejected' })).toBe(false);
    expect(await change('superAdmin', 'requests', id, { businessName: 'x' })).toBe(true);
    expect(await change('superAdmin', 'requests', id, { reply: null, version: 3 })).toBe(true);
    const back = { status: 'submitted', version: 4 };
    expect(await change('superAdmin', 'requests', id, back, null), 'untold').toBe(false);
    expect(await change('superAdmin', 'requests', id, back), 'taken back').toBe(true);
    const again = { status: 'rejected', version: 5 };
    expect(await change('superAdmin', 'requests', id, again), 'decided anew').toBe(true);
  });

  const said = (over: Fields = {}) => ({
    ...{ at: new Date(), by: 'owner', side: 'owner', message: 'm', ...over },
  });
  const first = { at: new Date(0), by: 'admin', side: 'team', message: 'Which one?' };
  const talk = (...messages: unknown[]) => ({ thread: messages, unreadBy: 'team' });
  it.each<[string, boolean, Fields, Fields | null]>([
    ['says something', true, talk(first, said()), {}],
    ['says something untold', true, talk(first, said()), null],
    ['says something at length', true, talk(first, said({ message: 'x'.repeat(5000) })), {}],
    ['says something and is found anew', true, { ...talk(first, said()), _tokens: ['t'] }, {}],
    [
      'says something by an entry that is none',
      false,
      { ...talk(first, said()), auditId: 'no' },
      null,
    ],
    ['does nothing at all', false, {}, null],
    ['says too much', false, talk(first, said({ message: 'x'.repeat(5001) })), {}],
    ['says nothing', false, talk(first, said({ message: ' ' })), {}],
    ['says a number', false, talk(first, said({ message: 42 })), {}],
    ['speaks for the team', false, talk(first, said({ side: 'team' })), {}],
    ['speaks in another’s name', false, talk(first, said({ by: 'admin' })), {}],
    ['speaks next year', false, talk(first, said({ at: new Date(9e12) })), {}],
    ['says more than words', false, talk(first, said({ isAdmin: true })), {}],
    ['says two things at once', false, talk(first, said(), said()), {}],
    ['says no message', false, talk(first, 'words'), {}],
    ['says no list', false, { thread: 'words', unreadBy: 'team' }, {}],
    ['takes back what was said', false, talk(), {}],
    ['forgets what was said', false, { thread: null, unreadBy: 'team' }, {}],
    ['changes what was said', false, talk({ ...first, message: 'Yes.' }, said()), {}],
    ['says something before it', false, talk(said(), first), {}],
    ['says something in secret', false, { thread: [first, said()], unreadBy: null }, {}],
    ['says something unmarked', false, { thread: [first, said()] }, {}],
    ['has read the news', true, { unreadBy: null }, {}],
    ['has read the news untold', true, { unreadBy: null }, null],
    ['makes news of nothing', false, { unreadBy: 'team' }, {}],
    ['marks with a word', false, { unreadBy: 'words' }, {}],
    ['approves', false, { status: 'approved' }, {}],
    ['approves while talking', false, { ...talk(first, said()), status: 'approved' }, {}],
    ['answers', false, reply({ by: 'owner' }), {}],
    ['writes another request', false, { message: 'x' }, {}],
    ['attaches something', false, { attachments: [{}] }, {}],
    ['takes another name', false, { businessName: 'x' }, {}],
    ['gives it away', false, { businessId: 'rival' }, {}],
  ])('an owner %s: %s', async (_, allowed, data, told) => {
    const id = await stored('requests', { thread: [first], unreadBy: 'owner' });
    expect(await change('owner', 'requests', id, data, told)).toBe(allowed);
  });

  it('an owner names no entry of something else', async () => {
    const id = await stored('requests', { thread: [first] });
    await seed({ 'audit/another': RECORDS.audit({ resource: 'products', recordIds: ['p1'] }) });
    const data = { ...talk(first, said()), auditId: 'another' };
    expect(await change('owner', 'requests', id, data, null)).toBe(false);
  });

  it('an owner talks about own requests only, and clears no mark of the team', async () => {
    const rival = await stored('requests', { businessId: 'rival', unreadBy: 'owner' });
    expect(await change('owner', 'requests', rival, talk(said()), null)).toBe(false);
    expect(await change('owner', 'requests', rival, { unreadBy: null }, null)).toBe(false);
    const own = await stored('requests', { unreadBy: 'team' });
    expect(await change('owner', 'requests', own, { unreadBy: null }, null)).toBe(false);
    const decided = await stored('requests', { status: 'approved' });
    expect(await change('owner', 'requests', decided, talk(said()), null), 'later').toBe(true);
    for (const actor of ['pending', 'deactivated'] as const) {
      const out = await stored('requests', { businessId: actor, unreadBy: 'owner' });
      expect(await change(actor, 'requests', out, { unreadBy: null }, null), actor).toBe(false);
    }
    const most = await stored('requests', { thread: Array.from({ length: 49 }, () => first) });
    const last = talk(...Array.from({ length: 49 }, () => first), said());
    expect(await change('owner', 'requests', most, last, null), 'the last').toBe(true);
    const fifty = await stored('requests', { thread: Array.from({ length: 50 }, () => first) });
    const more = talk(...Array.from({ length: 50 }, () => first), said());
    expect(await change('owner', 'requests', fifty, more, null), 'for ever').toBe(false);
  });

  const answered = (over: Fields = {}) => ({
    thread: [said({ by: 'admin', side: 'team', ...over })],
    unreadBy: 'owner',
  });
  it.each<[string, boolean, Fields, Fields | null]>([
    ['answers', true, answered(), {}],
    ['answers untold', false, answered(), null],
    ['speaks for the owner', false, answered({ side: 'owner' }), {}],
    ['speaks in another’s name', false, answered({ by: 'admin2' }), {}],
    ['says nothing', false, answered({ message: '' }), {}],
    ['has read it', true, { unreadBy: null }, {}],
    ['marks it for nobody that there is', false, { unreadBy: 'words' }, {}],
  ])('an administrator %s in the conversation: %s', async (_, allowed, data, told) => {
    const id = await stored('requests', { unreadBy: 'team' });
    expect(await change('superAdmin', 'requests', id, data, told)).toBe(allowed);
  });

  const folder = (id: string) => `business/owner/requests/${id}/`;
  const ask = (data: (id: string) => Fields, told: Fields | null = null) => {
    const id = fresh();
    return make('owner', 'requests', data(id), told, id);
  };
  const file = (id: string, over: Fields = {}) => ({
    name: 'n',
    fullPath: `${folder(id)}f`,
    ...over,
  });
  const PLACES = Array.from({ length: 10 }, (_, place) => place);
  const listOf = (size: number, id: string, at = -1) =>
    Array.from({ length: size }, (_, n) =>
      file(id, n === at ? { fullPath: 'gs://x/y/z/a/b' } : {}),
    );
  it.each(PLACES)('attachments, the last or another at place %i somewhere else', async at => {
    expect(await ask(id => ({ attachments: listOf(at + 1, id) }))).toBe(true);
    expect(await ask(id => ({ attachments: listOf(at + 1, id, at) }))).toBe(false);
    expect(await ask(id => ({ attachments: listOf(10, id, at) }))).toBe(false);
  });

  it('eleven attachments', async () => {
    expect(await ask(id => ({ attachments: listOf(11, id) }))).toBe(false);
  });

  it.each<[string, boolean, (id: string) => Fields]>([
    ['of the own request', true, () => ({})],
    ['with the longest path', true, id => ({ fullPath: folder(id).padEnd(1024, 'x') })],
    ['with a longer path', false, id => ({ fullPath: folder(id).padEnd(1025, 'x') })],
    ['with the longest name', true, () => ({ name: 'x'.repeat(500) })],
    ['with a longer name', false, () => ({ name: 'x'.repeat(501) })],
    ['without a name', false, () => ({ name: 42 })],
    ['at no path', false, () => ({ fullPath: 42 })],
    ['of the folder itself', false, id => ({ fullPath: folder(id) })],
    ['of a folder in it', false, id => ({ fullPath: `${folder(id)}a/b` })],
    ['of the folder above', false, id => ({ fullPath: `${folder(id)}..` })],
    ['of the folder', false, id => ({ fullPath: `${folder(id)}.` })],
    ['called after three dots', true, id => ({ fullPath: `${folder(id)}...` })],
    ['called after two dots and more', true, id => ({ fullPath: `${folder(id)}..x` })],
    ['of another business', false, id => ({ fullPath: `business/rival/requests/${id}/f` })],
    ['of another request', false, () => ({ fullPath: `${folder('other')}f` })],
    ['of another folder', false, id => ({ fullPath: `business/owner/products/${id}/f` })],
    ['behind an empty folder', false, id => ({ fullPath: `/business/owner/requests/${id}/f` })],
  ])('an attachment %s: %s', async (_, allowed, over) => {
    expect(await ask(id => ({ attachments: [file(id, over(id))] }))).toBe(allowed);
  });

  it.each<[string, boolean, Fields, Fields | null]>([
    ['of the own', true, {}, null],
    ['of another business', false, { businessId: 'rival' }, null],
    ['in another name', false, { businessName: 'Rival' }, null],
    ['and tells it', true, {}, {}],
    ['that points at an entry that is none', false, { auditId: 'no' }, null],
    [
      'for another address',
      true,
      { kind: 'emailChange', proposed: { businessEmail: 'a@b.co' } },
      null,
    ],
    [
      'for another address and more',
      false,
      { kind: 'emailChange', proposed: { businessEmail: 'a@b.co', isAdmin: true } },
      null,
    ],
    [
      'for an address that is none',
      false,
      { kind: 'emailChange', proposed: { businessEmail: 'x' } },
      null,
    ],
    ['for a list of addresses', false, { kind: 'emailChange', proposed: ['a@b.co'] }, null],
    ['with attachments that are no list', false, { attachments: {} }, null],
  ])('an owner makes a request %s: %s', async (_, allowed, data, told) => {
    expect(await make('owner', 'requests', data, told)).toBe(allowed);
  });

  it('a view keeps its time, its owner and nothing else', async () => {
    const id = await stored('savedViews');
    const set = (data: Fields): Write => ({ type: 'update', collection: 'savedViews', id, data });
    expect(await send('owner', [set({ createdAt: new Date() })])).toBe(false);
    expect(await send('owner', [set({ userId: 'rival' })])).toBe(false);
    expect(await send('owner', [set({ name: 'x' })])).toBe(true);
    expect(await send('support', [set({ name: 'y' })])).toBe(false);
    const never: Write = { type: 'delete', collection: 'savedViews', id: 'never' };
    expect(await send('owner', [never])).toBe(true);
    expect(await send('catalogueUser', [never])).toBe(false);
  });

  it('a view is shared among administrators by one of them, and with support to read', async () => {
    const shared = await stored('savedViews', { userId: 'admin', sharedWith: 'administrators' });
    const own = await stored('savedViews', { userId: 'admin' });
    const theirs = await stored('savedViews', { userId: 'other', sharedWith: 'administrators' });
    const support = await stored('savedViews', { userId: 'support' });
    const set = (id: string, data: Fields): Write => ({
      type: 'update',
      collection: 'savedViews',
      id,
      data,
    });
    const administrators = { sharedWith: 'administrators' };
    expect(await send('superAdmin', [set(own, administrators)])).toBe(true);
    expect(await send('superAdmin', [set(own, { sharedWith: null })])).toBe(true);
    expect(await send('superAdmin', [set(own, { sharedWith: 'owner' })])).toBe(false);
    expect(await send('superAdmin', [set(theirs, { name: 'Everybody’s' })])).toBe(true);
    // What somebody has for themselves is shared by nobody else.
    const unshared = await stored('savedViews', { userId: 'other' });
    expect(await send('superAdmin', [set(unshared, administrators)])).toBe(false);
    expect(await send('superAdmin', [set(theirs, { userId: 'admin' })])).toBe(false);
    expect(await send('superAdmin', [set(theirs, { sharedWith: null })])).toBe(false);
    for (const actor of ['support', 'owner'] as const)
      expect(await send(actor, [set(shared, { name: 'x' })]), actor).toBe(false);
    expect(await send('support', [set(support, administrators)])).toBe(false);
    expect(await send('support', [set(support, { name: 'x' })])).toBe(true);
    const remove = (id: string): Write => ({ type: 'delete', collection: 'savedViews', id });
    for (const actor of ['support', 'owner'] as const)
      expect(await send(actor, [remove(shared)]), actor).toBe(false);
    expect(await send('superAdmin', [remove(theirs)])).toBe(true);
    expect(await send('superAdmin', [remove(support)])).toBe(false);
  });

  it.each<[ActorName, string | null, string, boolean]>([
    ['superAdmin', 'administrators', 'superAdmin', true],
    ['superAdmin', 'everybody', 'superAdmin', false],
    ['superAdmin', 'administrators', 'other', false],
    ['support', 'administrators', 'support', false],
    ['owner', 'administrators', 'owner', false],
  ])('%s makes a view shared with %s of %s: %s', async (actor, sharedWith, whose, allowed) => {
    const userId = whose === 'other' ? 'other' : (ACTORS[actor].uid ?? '');
    const data = RECORDS.savedViews({ userId, sharedWith });
    const write: Write = { type: 'create', collection: 'savedViews', id: fresh(), data };
    expect(await send(actor, [write])).toBe(allowed);
  });

  it('why somebody is kept out is read by whoever has the account, and by nobody else', async () => {
    const why = { at: new Date(), by: 'admin', from: 'approved', to: 'deactivated', reason: 'x' };
    await seed({
      'business/shut': RECORDS.business({ isBusinessOwner: 'deactivated', statusHistory: [why] }),
      'business/gone': RECORDS.business({ isDeleted: true }),
      'business/let-in': RECORDS.business({}),
    });
    const read = (uid: string, path: string) => {
      const email = `${uid}@catalogue.example`;
      return isAllowed(restGet('demo-steps-people', { uid, email, email_verified: true }, path));
    };
    expect(await read('shut', 'business/shut')).toBe(true);
    expect(await read('gone', 'business/gone')).toBe(true);
    for (const uid of ['gone', 'let-in', 'nobody'])
      expect(await read(uid, 'business/shut'), uid).toBe(false);
  });

  it('whatever else than no is stored as the mark of deletion keeps out', async () => {
    const deleted = [true, 'true', ' Yes ', '1', 1, 'words', {}];
    const present = [null, false, 0, '', ' ', 'false', ' FALSE ', 'no', 'n', '0'];
    const marks = [...deleted, ...present];
    await seed(
      Object.fromEntries(
        marks.flatMap((isDeleted, index) => [
          [`business/marked-${index}`, RECORDS.business({ isDeleted })],
          [`business/chief-${index}`, RECORDS.business({ isDeleted, isSuperAdmin: true })],
        ]),
      ),
    );
    for (const [index, mark] of marks.entries()) {
      const owner = { uid: `marked-${index}`, email: 'o@catalogue.example', email_verified: true };
      const chief = {
        uid: `chief-${index}`,
        email: 'admin@catalogue.example',
        email_verified: true,
      };
      const letIn = await Promise.all([
        isAllowed(restGet('demo-steps-people', owner, 'requests/never')),
        isAllowed(restGet('demo-steps-people', chief, 'users/u')),
      ]);
      expect(letIn, JSON.stringify(mark)).toEqual(Array(2).fill(index >= deleted.length));
    }
  });

  it('an address that nobody verified lets nobody in', async () => {
    await seed({
      'business/claims': RECORDS.business({ isSuperAdmin: true }),
      'business/bare': { businessName: 'x' },
      'business/flag': { isSuperAdmin: true },
      'business/word': { isBusinessOwner: 'approved' },
    });
    const email = 'admin@catalogue.example';
    const read = (claims: Parameters<typeof restGet>[1], path = 'users/u') =>
      isAllowed(restGet('demo-steps-people', claims, path));
    expect(await read({ uid: 'claims', email, email_verified: true })).toBe(true);
    expect(await read({ uid: 'claims', email })).toBe(false);
    expect(await read({ uid: 'claims', email_verified: true })).toBe(false);
    expect(await read({ uid: 'bare', email, email_verified: true })).toBe(false);
    // What is not said is as it begins: neither deleted nor deactivated.
    expect(await read({ uid: 'flag', email, email_verified: true })).toBe(true);
    const mine = { uid: 'word', email: 'word@catalogue.example', email_verified: true };
    expect(await read(mine, 'requests/never')).toBe(true);
    expect(await read({ ...mine, uid: 'bare' }, 'requests/never')).toBe(false);
  });
});
