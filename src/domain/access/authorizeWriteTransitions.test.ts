import { expect, it } from 'vitest';
import { checkTransition, nextBusinessStatuses } from './authorizeWriteTransitions.ts';
import type { CheckedChange } from './authorizeWriteTypes.ts';
import {
  admin,
  business,
  change,
  commitOf,
  now,
  owner,
  past,
  product,
  request,
  said,
} from './testWrites.ts';

type Fields = Record<string, unknown>;
const of = (actor: typeof owner, one: CheckedChange, ...others: CheckedChange[]) =>
  said(checkTransition(one, commitOf(actor, one, ...others)));

it('says where a business may go from each status', () => {
  expect(nextBusinessStatuses('approved')).toEqual(['deactivated']);
  expect(nextBusinessStatuses('deactivated')).toEqual(['approved']);
  expect(nextBusinessStatuses('rejected')).toEqual(['approved']);
  for (const status of ['pending', '', 'whatever'])
    expect(nextBusinessStatuses(status)).toEqual(['approved', 'rejected']);
});

const step = (from: string, to: string, more: Fields = {}) => ({
  ...{ at: now, by: 'admin', from, to, reason: 'Because', ...more },
});

it('makes a business as it may be', () => {
  const made = (more: Fields) => of(admin, change('business', null, business(more)));
  expect(made({})).toBeNull();
  expect(made({ isBusinessOwner: 'approved' })).toBeNull();
  expect(made({ isSuperAdmin: true })).toBe(
    '403 isSuperAdmin: No account is made a super administrator here',
  );
  expect(made({ isDeleted: true })).toBe('403 isDeleted: A new business is not deleted');
  expect(made({ isBusinessOwner: 'rejected' })).toBe(
    '403 isBusinessOwner: A new business is pending or approved',
  );
  const ONE = '403 statusHistory: A new business has one status change at most, by its author';
  const own = step('pending', 'approved');
  expect(made({ statusHistory: [own] })).toBeNull();
  expect(made({ statusHistory: 'x' })).toBeNull();
  expect(made({ statusHistory: [own, own] })).toBe(ONE);
  for (const one of [{ ...own, by: 'x' }, {}, null, 'admin', 5])
    expect(made({ statusHistory: [one] }), JSON.stringify(one)).toBe(ONE);
  expect(of(admin, change('business', business(), null))).toBeNull();
});

it('tells every change of a business’s status in its history, which only grows', () => {
  const moved = (before: Fields, more: Fields) =>
    of(admin, change('business', business(before), business({ ...before, ...more })));
  const approved = step('pending', 'approved');
  const GROWS = '403 statusHistory: The status history only grows, one change at a time';
  const ADDS = '403 statusHistory: A change of status adds itself to the status history';
  const to = (...statusHistory: unknown[]) =>
    moved({}, { isBusinessOwner: 'approved', statusHistory });
  expect(to(approved)).toBeNull();
  expect(to(step('pending', 'approved', { at: past, reason: '' }))).toBeNull();
  expect(to()).toBe(ADDS);
  for (const one of [
    ...[step('pending', 'rejected'), step('x', 'approved'), { ...approved, by: 'x' }],
    ...[{ ...approved, more: 1 }, null, 'x'],
  ])
    expect(to(one), JSON.stringify(one)).toBe(ADDS);
  expect(to(approved, approved)).toBe(GROWS);
  const known = { isBusinessOwner: 'approved', statusHistory: [approved] };
  expect(moved(known, { statusHistory: [] })).toBe(GROWS);
  expect(moved(known, { statusHistory: [{ ...approved, reason: 'x' }] })).toBe(GROWS);
  expect(moved(known, { statusHistory: [{ ...approved, by: 'x' }, approved] })).toBe(GROWS);
  expect(moved(known, { about: 'x' })).toBeNull();
  expect(moved(known, { isBusinessOwner: 'pending' })).toBe(
    '403 isBusinessOwner: A business cannot go from "approved" to "pending"',
  );
  const NAMES = '403 statusHistory: A status change names its author';
  expect(moved(known, { statusHistory: [approved, step('a', 'b')] })).toBeNull();
  expect(moved(known, { statusHistory: [approved, { ...approved, by: 'x' }] })).toBe(NAMES);
  for (const odd of [null, 'x', { from: 'a' }])
    expect(moved(known, { statusHistory: [approved, odd] }), JSON.stringify(odd)).toBeNull();
});

it('takes ids of imports that name their business', () => {
  const made = (id: string) => of(admin, change('products', null, product({ id })));
  for (const id of ['sp_owner_x', 'wx_owner_x', 'xsp_other_x', 'sp-other'])
    expect(made(id), id).toBeNull();
  for (const id of ['sp_other_x', 'wx_other_x', 'sp_ownerx'])
    expect(made(id), id).toBe('403 id: The id of an imported product names its business');
  const stored = product({ id: 'sp_other_x' });
  expect(of(admin, change('products', stored, stored))).toBeNull();
  expect(of(admin, change('products', stored, null))).toBeNull();
});

it('takes web addresses for sources', () => {
  const from = (source: unknown) => of(admin, change('products', null, product({ source })));
  for (const source of [
    ...[null, 'x', {}, { url: null }, { url: undefined }, { url: 'http://a.example' }],
    ...[{ url: 'https://a.example/b?c' }, { url: 'HTTPS://A.EXAMPLE' }, { url: 'https://' }],
  ])
    expect(from(source), JSON.stringify(source)).toBeNull();
  for (const url of [
    'javascript:1',
    ' https://a',
    'https://a b',
    'xhttps://a',
    'https://a\n',
    5,
    '',
  ])
    expect(from({ url }), JSON.stringify(url)).toBe('400 source: A source is a web address');
  expect(of(admin, change('products', product({ source: { url: 'x' } }), null))).toBeNull();
});

it('marks only archived products as hidden with their business', () => {
  const marked = (status: string, hiddenWithBusiness: unknown) =>
    of(admin, change('products', product(), product({ status, hiddenWithBusiness })));
  for (const status of ['active', 'draft', 'archived'])
    for (const mark of [false, null, undefined]) expect(marked(status, mark)).toBeNull();
  expect(marked('archived', true)).toBeNull();
  for (const status of ['active', 'draft'])
    expect(marked(status, true)).toBe(
      '400 hiddenWithBusiness: Only an archived product is hidden with its business',
    );
});

it('shows the name of its business on a product of an owner', () => {
  const named = (before: string | null, after: string) =>
    of(
      owner,
      change(
        'products',
        before === null ? null : product({ businessName: before }),
        product({ businessName: after }),
      ),
    );
  const REFUSED = '403 businessName: A product shows the name of its business';
  expect(named(null, 'Harbour')).toBeNull();
  expect(named(null, 'Rival')).toBe(REFUSED);
  expect(named('Old', 'Old')).toBeNull();
  expect(named('Old', 'Harbour')).toBeNull();
  expect(named('Old', 'Rival')).toBe(REFUSED);
  expect(of(owner, change('products', product(), null))).toBeNull();
  expect(of(admin, change('products', null, product({ businessName: 'Rival' })))).toBeNull();
});

const told = (more: Fields = {}) => change('audit', null, { id: 'a1', ...more });
const stays = (more: Fields = {}) =>
  change('products', product({ id: 'p2' }), product({ id: 'p2', ...more }));
const merged = { mergedInto: 'p2', status: 'archived', mergedAt: now, auditId: 'a1' };

it('lets owners merge a product into an own one that is written with it, in a commit that says so', () => {
  const merge = (more: Fields = {}, ...others: CheckedChange[]) =>
    of(owner, change('products', product(), product({ ...merged, ...more })), ...others);
  const REFUSED = '403 mergedInto: An owner merges own products only, and says so';
  expect(merge({}, stays(), told())).toBeNull();
  expect(merge({}, stays())).toBe(REFUSED);
  expect(merge({}, told())).toBe(REFUSED);
  expect(merge({ status: 'draft' }, stays(), told())).toBe(REFUSED);
  expect(merge({ mergedInto: 'p1', id: 'p1' }, stays(), told())).toBe(REFUSED);
  expect(merge({}, stays({ businessId: 'x' }), told())).toBe(REFUSED);
  expect(merge({}, stays({ mergedInto: 'p3' }), told())).toBe(REFUSED);
  expect(merge({}, change('products', product({ id: 'p2' }), null), told())).toBe(REFUSED);
  expect(merge({}, { ...stays(), resource: 'requests' }, told())).toBe(REFUSED);
  expect(merge({}, stays(), told({ id: 'a2' }))).toBe(REFUSED);
  expect(merge({}, stays(), { ...told(), before: { id: 'a1' } })).toBe(REFUSED);
  expect(merge({}, stays(), { ...told(), resource: 'stats' })).toBe(REFUSED);
  expect(merge({}, stays(), { ...told(), after: null })).toBe(REFUSED);
  expect(merge({ mergedInto: null }, stays(), told()), 'only dated').toBe(REFUSED);
});

it('lets owners take that back, and change nothing of what was merged otherwise', () => {
  const tomb = product({ ...merged, auditId: 'a0' });
  const back = (more: Fields, ...others: CheckedChange[]) =>
    of(owner, change('products', tomb, { ...tomb, auditId: 'a1', ...more }), ...others);
  const REFUSED = '403 mergedInto: An owner merges own products only, and says so';
  const undone = { mergedInto: null, mergedAt: null, status: 'active' };
  expect(back(undone, stays(), told())).toBeNull();
  expect(back(undone, stays())).toBe(REFUSED);
  expect(back(undone, told())).toBe(REFUSED);
  expect(back(undone, stays({ businessId: 'x' }), told())).toBe(REFUSED);
  const p3 = change('products', product({ id: 'p3' }), product({ id: 'p3' }));
  expect(back({ mergedInto: 'p3' }, p3, stays(), told()), 'moved on').toBe(REFUSED);
  expect(back({ mergedAt: past }, stays(), told())).toBe(REFUSED);
  expect(back({ title: 'x' }, stays(), told())).toBe(
    '403 mergedInto: What was merged stays as it was',
  );
  const STAYS = '403 mergedInto: What was merged stays, and nothing new is merged';
  expect(of(owner, change('products', tomb, null))).toBe(STAYS);
  expect(of(owner, change('products', null, tomb))).toBe(STAYS);
  expect(of(owner, change('products', product(), product({ title: 'x' })))).toBeNull();
  expect(of(owner, change('products', null, null))).toBeNull();
  expect(of(admin, change('products', tomb, null))).toBeNull();
});

it('closes a report with its resolution', () => {
  const closed = (status: string, resolution: unknown) =>
    of(admin, change('reports', { id: 'r' }, { id: 'r', status, resolution }));
  const REFUSED = '400 resolution: A closed report says how it was resolved';
  for (const status of ['resolved', 'dismissed']) {
    expect(closed(status, null)).toBe(REFUSED);
    expect(closed(status, { note: '' })).toBeNull();
  }
  expect(closed('open', null)).toBeNull();
  expect(of(admin, change('reports', null, { id: 'r', status: 'resolved' }))).toBeNull();
  expect(of(admin, change('reports', { id: 'r', status: 'resolved' }, null))).toBeNull();
});

const file = { fullPath: 'business/owner/requests/q1/1-a.png', name: 'a.png' };

it('makes a request of its business, open, about what its kind proposes', () => {
  const made = (more: Fields) => of(owner, change('requests', null, request(more)));
  expect(made({})).toBeNull();
  expect(made({ attachments: [file] })).toBeNull();
  const FOLDER = '403 attachments: Attachments lie in the request’s own folder';
  for (const odd of [
    ...[{ ...file, fullPath: 'business/other/requests/q1/1-a.png' }, { name: 'a.png' }, null, 'x'],
    ...[
      { ...file, name: 'x'.repeat(1000) },
      { ...file, fullPath: 5 },
    ],
  ])
    expect(made({ attachments: [file, odd] }), JSON.stringify(odd)).toBe(FOLDER);
  expect(made({ businessName: 'x' })).toBe(
    '403 businessName: A request shows the name of its business',
  );
  expect(made({ status: 'approved' })).toBe('403 status: A new request is submitted');
  expect(made({ reply: {} })).toBe('403 reply: A new request has no reply');
  expect(made({ kind: 'detailsChange' })).toBe('403 kind: Owners change these details themselves');
  const PROPOSES = '403 proposed: A request proposes what its kind is about';
  const asked = { kind: 'emailChange', proposed: { businessEmail: 'a@b.example' } };
  expect(made(asked)).toBeNull();
  for (const proposed of [null, {}, { more: 1 }, { ...asked.proposed, more: 1 }])
    expect(made({ ...asked, proposed }), JSON.stringify(proposed)).toBe(PROPOSES);
  expect(made({ proposed: asked.proposed })).toBe(PROPOSES);
  expect(made({ proposed: {} })).toBe(PROPOSES);
  expect(of(owner, change('requests', request(), null))).toBeNull();
});

it('answers a request once, by whoever answers it', () => {
  const reply = { at: now, by: 'admin', message: 'x' };
  const answered = (before: Fields, more: Fields) =>
    of(admin, change('requests', request(before), request({ ...before, ...more })));
  expect(answered({}, { status: 'approved', reply })).toBeNull();
  expect(answered({}, { attachments: [file] })).toBe(
    '403 attachments: The attachments of a request stay',
  );
  expect(answered({ status: 'rejected' }, { status: 'approved' })).toBe(
    '403 status: The request was rejected already',
  );
  expect(answered({ status: 'rejected' }, { reply })).toBeNull();
  expect(answered({}, { status: 'approved' })).toBeNull();
  const AUTHOR = '403 reply: A reply names its author';
  for (const odd of [{ ...reply, by: 'x' }, {}, 'x', 5])
    expect(answered({}, { reply: odd }), JSON.stringify(odd)).toBe(AUTHOR);
  expect(answered({ reply: { ...reply, by: 'x' } }, {}), 'as it was').toBeNull();
  expect(answered({ reply: { ...reply, by: 'x' } }, { reply: null })).toBeNull();
});

it('takes a decision back, and lets it be decided anew', () => {
  const moved = (from: string, to: string) =>
    of(admin, change('requests', request({ status: from }), request({ status: to })));
  expect(moved('approved', 'submitted')).toBeNull();
  expect(moved('rejected', 'submitted')).toBeNull();
  expect(moved('approved', 'rejected')).toBe('403 status: The request was approved already');
});

it('lets each side add to a conversation in its own name, and mark what is its own', () => {
  const first = { at: now, by: 'admin', side: 'team', message: 'Which?' };
  const said = { at: now, by: 'owner', side: 'owner', message: 'Blue' };
  const before = { thread: [first], unreadBy: 'owner' };
  const talks = (more: Fields, who = owner, old: Fields = before) =>
    of(who, change('requests', request(old), request({ ...old, ...more })));
  const GROWS = '403 thread: A conversation only grows, by one message of whoever writes';
  const MARK = '403 unreadBy: An owner marks the own news as read, and nothing else';
  expect(talks({ thread: [first, said], unreadBy: 'team' })).toBeNull();
  expect(talks({ unreadBy: null })).toBeNull();
  for (const thread of [
    ...[[], null, [said], [said, first], [first, said, said], [first, 'words'], [first, null]],
    ...[
      [first, { ...said, by: 'admin' }],
      [first, { ...said, side: 'team' }],
      [first, {}],
    ],
  ])
    expect(talks({ thread, unreadBy: 'team' }), JSON.stringify(thread)).toBe(GROWS);
  expect(talks({ thread: [first, said] })).toBe(MARK);
  expect(talks({ thread: [first, said], unreadBy: null })).toBe(MARK);
  expect(talks({ unreadBy: 'team' })).toBe(MARK);
  expect(talks({ unreadBy: null }, owner, { unreadBy: 'team' })).toBe(MARK);
  const answer = { ...first, at: now };
  expect(talks({ thread: [first, answer] }, admin)).toBeNull();
  expect(talks({ unreadBy: null }, admin, { unreadBy: 'team' })).toBeNull();
  expect(talks({ thread: [first, said] }, admin)).toBe(GROWS);
  const made = (more: Fields) => of(owner, change('requests', null, request(more)));
  const NEW = '403 thread: A new request is no conversation yet';
  for (const more of [{ thread: [said] }, { thread: [] }, { unreadBy: 'team' }])
    expect(made(more), JSON.stringify(more)).toBe(NEW);
});

it('keeps an import undone', () => {
  const moved = (from: string | null, to: string | null) =>
    of(
      owner,
      change(
        'imports',
        from === null ? null : { id: 'i', status: from },
        to === null ? null : { id: 'i', status: to },
      ),
    );
  const REFUSED = '403 status: An import that was undone stays so';
  expect(moved('undone', 'finished')).toBe(REFUSED);
  expect(moved('undone', 'undone')).toBeNull();
  expect(moved('undone', null)).toBeNull();
  expect(moved('finished', 'undone')).toBeNull();
  expect(moved('running', 'finished')).toBeNull();
  expect(moved(null, 'running')).toBeNull();
});

it('lets administrators share a view, nobody else', () => {
  const shared = (actor: typeof owner, sharedWith: string | null) =>
    of(actor, change('savedViews', null, { id: 'v', sharedWith }));
  expect(shared(admin, 'administrators')).toBeNull();
  expect(shared(owner, null)).toBeNull();
  expect(shared(owner, 'administrators')).toBe(
    '403 sharedWith: Administrators share views, nobody else',
  );
  expect(
    of(owner, change('savedViews', { id: 'v', sharedWith: 'administrators' }, null)),
  ).toBeNull();
});

it('keeps what hangs from a record with its business', () => {
  const chunk = (businessId: string, parent: Fields | null) =>
    of(
      owner,
      change('importChunks', null, { id: '1', businessId }, parent && { id: 'i', ...parent }),
    );
  const STEP = '403 businessId: A step of an import belongs to the business of its run';
  expect(chunk('owner', { businessId: 'owner' })).toBeNull();
  expect(chunk('owner', { businessId: 'x' })).toBe(STEP);
  expect(chunk('owner', null)).toBe(STEP);
  expect(of(owner, change('importChunks', { id: '1', businessId: 'x' }, null))).toBeNull();
  const details = (id: string) =>
    of(owner, change('productDetails', null, { id, businessId: 'owner' }));
  expect(details('owner')).toBeNull();
  expect(details('x')).toBe(
    '403 businessId: The private part of a product is stored under its business’s id',
  );
  expect(of(owner, change('productDetails', { id: 'x', businessId: 'y' }, null))).toBeNull();
});

it('names a judgement by its products, which are an owner’s own', () => {
  const judged = (actor: typeof owner, id: string, ...owners: (string | null)[]) =>
    of(actor, {
      ...change('duplicateDecisions', null, { id, products: ['a', 'b'] }),
      about: owners.map(businessId => (businessId === null ? null : product({ businessId }))),
    });
  const OWN = '403 products: An owner judges own products only';
  expect(judged(owner, 'a~b', 'owner', 'owner')).toBeNull();
  expect(judged(owner, 'a~b', 'owner', 'x')).toBe(OWN);
  expect(judged(owner, 'a~b', null, 'owner')).toBe(OWN);
  expect(judged(admin, 'a~b', 'x', 'y')).toBeNull();
  for (const id of ['a~c', 'b~a', 'ab', 'a-b'])
    expect(judged(admin, id)).toBe(
      '400 id: The id of a judgement is both products’ ids, joined by ~',
    );
  expect(of(owner, change('duplicateDecisions', { id: 'x' }, null))).toBeNull();
});

it('asks nothing of records that take no steps', () => {
  expect(of(owner, change('users', { id: 'u' }, { id: 'u', name: 'x' }))).toBeNull();
});
