import { describe, expect, it } from 'vitest';
import { QUICKNET } from '../giveaways/drand.ts';
import { commitmentTo } from '../giveaways/drawSeed.ts';
import { EMPTY_DETAILS } from '../product/form/productFormValues.ts';
import type { CheckedChange, CheckedRecord } from './authorizeWriteTypes.ts';

import {
  admin,
  business,
  byAdmin,
  change,
  check,
  entryFor,
  giveaway,
  now,
  owner,
  past,
  product,
  request,
  SEED,
  said,
  stamped,
  support,
  tracked,
} from './testWrites.ts';

describe('authorizeWrite', () => {
  it('lets an owner change the own product, and nobody else’s', () => {
    const own = product();
    expect(check(owner, change('products', own, stamped(own, owner, { title: 'New' })))).toBeNull();
    const other = product({ businessId: 'other' });
    const theirs = change('products', other, stamped(other, owner, { title: 'New' }));
    expect(check(owner, theirs)).toMatchObject({ status: 403 });
    const taken = change('products', other, stamped(other, owner, { businessId: 'owner' }));
    expect(check(owner, taken)).toMatchObject({ status: 403 });
    const given = change('products', own, stamped(own, owner, { businessId: 'other' }));
    expect(check(owner, given)).toMatchObject({ status: 403 });
    expect(check(support, change('products', own, null))).toMatchObject({ status: 403 });
  });

  it('says what a role may not do with a record as it was, and as it would be', () => {
    const refused = (actor: typeof owner, ...[before, after]: (CheckedRecord | null)[]) =>
      said(check(actor, change('products', before ?? null, after ?? null)));
    const [own, theirs] = [product(), product({ businessId: 'other' })];
    const mayNot = (action: string) => `403 -: The owner role may not ${action} this in products`;
    expect(refused(owner, null, theirs)).toBe(mayNot('create'));
    expect(refused(owner, theirs, stamped(theirs, owner, { businessId: 'owner' }))).toBe(
      mayNot('update'),
    );
    expect(refused(owner, own, stamped(own, owner, { businessId: 'other' }))).toBe(
      mayNot('update'),
    );
    expect(refused(owner, theirs, null)).toBe(mayNot('delete'));
    expect(refused(owner, own, null)).toBeNull();
    expect(refused(support, own, stamped(own, support))).toBe(
      '403 -: The support role may not update this in products',
    );
  });

  it.each([
    ['version', { version: 5 }, 400],
    ['updatedAt', { updatedAt: past }, 400],
    ['updatedBy', { updatedBy: 'other' }, 403],
    ['createdAt', { createdAt: now }, 403],
    ['mergedInto', { mergedInto: 'p2' }, 403],
    ['title', { title: '' }, 400],
    ['price', { price: -1 }, 400],
    ['colour', { colour: 'red' }, 400],
    ['description', { description: '<p>x</p><script src=x>' }, 400],
  ])('refuses an own product with a wrong %s', (field, more, status) => {
    const own = product();
    const refusal = check(owner, change('products', own, stamped(own, owner, more)));
    expect(refusal).toMatchObject({ status, field });
  });

  it('lets an unknown field stay, and go, but not change', () => {
    const old = product({ legacy: 1 });
    expect(check(owner, change('products', old, stamped(old, owner, { title: 'x' })))).toBeNull();
    const changed = change('products', old, stamped(old, owner, { legacy: 2 }));
    expect(check(owner, changed)).toMatchObject({ status: 400, field: 'legacy' });
  });

  it('wants the audit trail told of what an administrator does to others', () => {
    const other = product({ businessId: 'other' });
    const untold = change('products', other, stamped(other, admin, { title: 'x' }));
    expect(check(admin, untold)).toMatchObject({ status: 403, field: 'auditId' });
    const told = change('products', other, stamped(other, admin, { title: 'x', auditId: 'a1' }));
    expect(check(admin, told)).toMatchObject({ status: 403 });
    expect(check(admin, told, entryFor(told, admin))).toBeNull();
    expect(check(admin, told, entryFor(told, admin, { records: ['p9'] }))).toMatchObject({
      status: 403,
    });
    const gone = change('products', other, null);
    expect(check(admin, gone)).toMatchObject({ status: 403 });
    expect(check(admin, gone, entryFor(gone, admin))).toBeNull();
    const own = product();
    const forged = change('products', own, stamped(own, owner, { auditId: 'a9' }));
    expect(check(owner, forged)).toMatchObject({ status: 403, field: 'auditId' });
  });

  it.each([
    ['another author', { actorId: 'admin' }],
    ['another address', { actorEmail: 'admin@catalogue.example' }],
    ['another role', { actorRole: 'superAdmin' }],
    ['another time', { at: past }],
    ['another business', { businessId: 'other' }],
    ['changes of records it does not name', { changes: { p7: [] } }],
    ['nothing that was changed', { records: ['p2'] }],
    ['a number for a record', { records: [1, 'p1'] }],
    ['a number beside a record', { records: ['p1', 1] }],
    ['no record', { records: [] }],
  ])('refuses an audit entry with %s', (_, more) => {
    const own = product();
    const one = change('products', own, stamped(own, owner, { auditId: 'a1' }));
    expect(check(owner, entryFor(one, owner), one)).toBeNull();
    expect(check(owner, entryFor(one, owner, more), one)).not.toBeNull();
  });

  it('never changes or deletes an audit entry', () => {
    const entry = entryFor(change('products', product(), null), admin).after;
    expect(entry).not.toBeNull();
    if (!entry) return;
    expect(check(admin, change('audit', entry, { ...entry, label: 'x' }))?.status).toBe(403);
    expect(check(admin, change('audit', entry, null))?.status).toBe(403);
  });

  const moved = (from: string, to: string, by = 'admin') => ({
    isBusinessOwner: to,
    statusHistory: [{ at: now, by, from, to, reason: '' }],
  });

  it.each([
    ['pending', 'approved', true],
    ['pending', 'rejected', true],
    ['pending', 'deactivated', false],
    ['approved', 'deactivated', true],
    ['approved', 'pending', false],
    ['approved', 'rejected', false],
    ['deactivated', 'approved', true],
    ['rejected', 'approved', true],
    ['whatever', 'approved', true],
  ])('a business goes from %s to %s: %s', (from, to, allowed) => {
    const refusal = byAdmin('business', business({ isBusinessOwner: from }), moved(from, to));
    if (allowed) expect(refusal).toBeNull();
    else expect(refusal).toMatchObject({ status: 403, field: 'isBusinessOwner' });
  });

  it('wants a change of status in the history, once, by its author, with the past as it was', () => {
    const before = business();
    const untold = byAdmin('business', before, { isBusinessOwner: 'approved' });
    expect(untold).toMatchObject({ field: 'statusHistory' });
    const forged = byAdmin('business', before, moved('pending', 'approved', 'admin2'));
    expect(forged).toMatchObject({ field: 'statusHistory' });
    const [step] = moved('pending', 'approved').statusHistory;
    const known = business({ isBusinessOwner: 'approved', statusHistory: [step] });
    expect(byAdmin('business', known, { statusHistory: [] })).toMatchObject({ status: 403 });
    expect(byAdmin('business', known, { isDeleted: true })).toBeNull();
  });

  it('lets nobody make a super administrator, or change an address', () => {
    const before = business();
    expect(byAdmin('business', before, { isSuperAdmin: true })).toMatchObject({ status: 403 });
    expect(byAdmin('business', before, { businessEmail: 'x@shop.example' })?.status).toBe(403);
    const fresh = (more: Record<string, unknown>) => {
      const after = business({
        ...tracked('admin'),
        createdAt: now,
        updatedAt: now,
        auditId: 'a1',
        ...more,
      });
      const one = change('business', null, after);
      return check(admin, one, entryFor(one, admin));
    };
    expect(fresh({})).toBeNull();
    expect(fresh({ isSuperAdmin: true })).toMatchObject({ field: 'isSuperAdmin' });
    expect(fresh({ isBusinessOwner: 'deactivated' })).toMatchObject({ field: 'isBusinessOwner' });
    expect(fresh({ isDeleted: true })).toMatchObject({ field: 'isDeleted' });
  });

  it('keeps an owner from approving, restoring or promoting itself', () => {
    const own = business({ id: 'owner', isBusinessOwner: 'approved' });
    const attempt = (more: Record<string, unknown>) =>
      check(owner, change('business', own, stamped(own, owner, more)));
    expect(attempt({ about: 'We make bowls.' })).toBeNull();
    for (const more of [
      { isBusinessOwner: 'whatever' },
      { isDeleted: true },
      { isSuperAdmin: true },
      { businessEmail: 'admin@catalogue.example' },
      { statusHistory: [{ at: now, by: 'owner', from: 'a', to: 'b', reason: '' }] },
    ])
      expect(attempt(more), JSON.stringify(more)).toMatchObject({ status: 403 });
  });

  const winner = { entryId: 'u1', userId: 'u1', name: 'Ada', drawnAt: now };
  const drawn = { status: 'drawn', winners: [winner], drawSeed: SEED, drawnAt: now };

  it('draws a giveaway after its end, with the seed it is bound to', () => {
    expect(byAdmin('giveaways', giveaway(), drawn)).toBeNull();
    const late = { endsAt: new Date('2026-12-01T00:00:00Z') };
    expect(byAdmin('giveaways', giveaway(late), drawn)).toMatchObject({ field: 'endsAt' });
    expect(byAdmin('giveaways', giveaway(), { ...drawn, drawSeed: 'other' })).toMatchObject({
      field: 'drawSeed',
    });
    const unbound = giveaway({ seedCommitment: null });
    expect(byAdmin('giveaways', unbound, drawn)).toMatchObject({ field: 'drawSeed' });
    expect(byAdmin('giveaways', giveaway({ status: 'draft' }), drawn)).toMatchObject({
      field: 'status',
    });
    expect(byAdmin('giveaways', giveaway(), { ...drawn, numberOfWinners: 2 })).toMatchObject({
      field: 'numberOfWinners',
    });
    expect(byAdmin('giveaways', giveaway(), { winners: [winner] })).toMatchObject({ status: 400 });
  });

  it('adds winners to a drawn giveaway, and takes none away', () => {
    const done = giveaway(drawn);
    const second = { ...winner, entryId: 'u2', userId: 'u2', replaces: 'u1', reason: 'Silent' };
    const placed = { ...second, place: 0 };
    const redraw = (
      added: unknown[],
      replaced: unknown[] = ['u1'],
      about: CheckedChange['about'] = [{ id: 'u2' }],
    ) => {
      const data = { auditId: 'a1', winners: [winner, ...added], replaced };
      const one = { ...change('giveaways', done, stamped(done, admin, data)), about };
      return check(admin, one, entryFor(one, admin));
    };
    expect(redraw([placed], ['u1'], [null]), 'did not enter').toMatchObject({ field: 'winners' });
    expect(redraw([placed], ['u1'], []), 'did not enter').toMatchObject({ field: 'winners' });
    expect(redraw([placed])).toBeNull();
    expect(redraw([second]), 'in nobody’s place').toMatchObject({ field: 'winners' });
    expect(redraw([placed, placed])).toMatchObject({ field: 'winners' });
    expect(redraw([placed], ['u1', 'u2'])).toMatchObject({ field: 'winners' });
    expect(redraw([{ ...placed, replaces: 'u9' }], ['u9'])).toMatchObject({ field: 'winners' });
    expect(byAdmin('giveaways', done, { winners: [second] })).toMatchObject({ field: 'winners' });
    expect(byAdmin('giveaways', done, { status: 'running' })).toMatchObject({ field: 'status' });
    expect(byAdmin('giveaways', done, { drawSeed: 'other' })).toMatchObject({ field: 'drawSeed' });
  });

  it('keeps the end, the commitment and a cancellation of a giveaway', () => {
    const open = giveaway({ endsAt: new Date(now.getTime() + 3_600_000) });
    expect(byAdmin('giveaways', open, { seedCommitment: null })?.field).toBe('seedCommitment');
    expect(byAdmin('giveaways', open, { endsAt: new Date('2026-11-05T00:00:00Z') })?.field).toBe(
      'endsAt',
    );
    expect(byAdmin('giveaways', open, { endsAt: new Date('2026-10-05T00:00:00Z') })?.status).toBe(
      400,
    );
    const later = { endsAt: new Date('2026-12-05T00:00:00Z') };
    const notYet = { ...open, startsAt: new Date(now.getTime() + 1), entryCount: 0 };
    expect(byAdmin('giveaways', notYet, later)).toBeNull();
    expect(byAdmin('giveaways', open, later)?.field).toBe('endsAt');
    // Its seed can be read by now: more entries would be entries of those who know who wins.
    expect(byAdmin('giveaways', giveaway(), later)?.field).toBe('status');
    expect(byAdmin('giveaways', giveaway({ status: 'scheduled' }), later)?.field).toBe('endsAt');
    expect(byAdmin('giveaways', giveaway(), { status: 'cancelled' })?.field).toBe('status');
    const cancelled = giveaway({ status: 'cancelled' });
    expect(byAdmin('giveaways', cancelled, { status: 'running' })).toMatchObject({ status: 403 });
  });

  it('binds a giveaway together with its seed, and stores no other', () => {
    const endsAt = new Date(now.getTime() + 3_600_000);
    const draft = giveaway({ seedCommitment: null, status: 'draft', entryCount: 0, endsAt });
    const bound = stamped(draft, admin, {
      seedCommitment: commitmentTo(SEED),
      beaconChain: QUICKNET.chain,
      auditId: 'a1',
    });
    const one = change('giveaways', draft, bound);
    const stored = (seed: string, id = 'seed') =>
      change('giveawaySeeds', null, { id, seed }, bound);
    expect(check(admin, one, entryFor(one, admin))).toMatchObject({ field: 'seedCommitment' });
    expect(check(admin, one, stored(SEED), entryFor(one, admin))).toBeNull();
    expect(check(admin, stored(SEED), one)).toBeNull();
    expect(check(admin, stored('other'), one)).toMatchObject({ status: 403 });
    expect(check(admin, stored(SEED, 'more'), one)).toMatchObject({ status: 403 });
    expect(check(owner, stored(SEED), one)).toMatchObject({ status: 403 });
  });

  it('answers a request once', () => {
    const reply = { at: now, by: 'admin', message: 'Done.' };
    expect(byAdmin('requests', request(), { status: 'approved', reply })).toBeNull();
    const forged = { status: 'approved', reply: { ...reply, by: 'admin2' } };
    expect(byAdmin('requests', request(), forged)).toMatchObject({ field: 'reply' });
    const answered = request({ status: 'rejected', reply });
    expect(byAdmin('requests', answered, { status: 'approved' })).toMatchObject({
      field: 'status',
    });
    expect(byAdmin('requests', request(), { message: 'Other words' })).toMatchObject({
      field: 'message',
    });
  });

  const attachment = {
    ...{ bucket: 'b', name: 'a.png', size: 5, contentType: 'image/png' },
    ...{ timeCreated: '2026-11-01T00:00:00Z', updated: '2026-11-01T00:00:00Z' },
  };

  it('lets an owner submit requests, not answer them', () => {
    const fresh = (more: Record<string, unknown>) => {
      const after = request({ createdAt: now, updatedAt: now, ...more });
      return check(owner, change('requests', null, after));
    };
    expect(fresh({})).toBeNull();
    expect(fresh({ businessName: 'A rival' })).toMatchObject({ field: 'businessName' });
    const file = (fullPath: string) => fresh({ attachments: [{ ...attachment, fullPath }] });
    expect(file('business/owner/requests/q1/1-a.png')).toBeNull();
    expect(file('gs://other/business/owner/requests/q1/1-a.png')?.field).toBe('attachments');
    expect(file('business/rival/requests/q1/1-a.png')?.field).toBe('attachments');
    expect(fresh({ status: 'approved' })).toMatchObject({ field: 'status' });
    expect(fresh({ reply: { at: now, by: 'owner', message: 'Yes' } })).toMatchObject({
      field: 'reply',
    });
    expect(fresh({ businessId: 'other' })).toMatchObject({ status: 403 });
    const asked = { kind: 'emailChange', proposed: { businessEmail: 'new@shop.example' } };
    expect(fresh(asked)).toBeNull();
    expect(fresh({ ...asked, proposed: null })).toMatchObject({ field: 'proposed' });
    expect(fresh({ ...asked, proposed: { ...asked.proposed, businessName: 'New' } })).toMatchObject(
      { field: 'proposed' },
    );
    expect(fresh({ proposed: { businessName: 'New' } })).toMatchObject({ field: 'proposed' });
    expect(fresh({ kind: 'detailsChange', proposed: { businessName: 'New' } })).toMatchObject({
      field: 'kind',
    });
    const stored = request();
    const own = change('requests', stored, stamped(stored, owner, { status: 'approved' }));
    expect(check(owner, own)).toMatchObject({ status: 403 });
  });

  it('closes a report only with its resolution', () => {
    const report: CheckedRecord = {
      id: 'r1',
      reporterId: 'u1',
      reporterName: 'Ada',
      targetType: 'user',
      targetId: 'u2',
      targetLabel: 'Ben',
      businessId: null,
      reason: 'spam',
      message: '',
      status: 'open',
      resolution: null,
      ...tracked('u1'),
    };
    const resolution = { at: now, by: 'admin', note: '', action: 'none' };
    expect(byAdmin('reports', report, { status: 'resolved', resolution })).toBeNull();
    expect(byAdmin('reports', report, { status: 'resolved' })).toMatchObject({
      field: 'resolution',
    });
    expect(byAdmin('reports', report, { reason: 'other' })).toMatchObject({ field: 'reason' });
  });

  it('ties a step of an import to the business of its run', () => {
    const chunk = { id: '1', businessId: 'owner', created: [], updated: [], failed: [] };
    const run = (businessId: string) => ({ id: 'run', businessId });
    expect(check(owner, change('importChunks', null, chunk, run('owner')))).toBeNull();
    expect(check(owner, change('importChunks', null, chunk, run('other')))?.status).toBe(403);
    expect(check(owner, change('importChunks', null, chunk))?.status).toBe(403);
  });

  it('keeps private details under the id of their business', () => {
    const details = { id: 'owner', businessId: 'owner', ...EMPTY_DETAILS, cost: 1 };
    const own = { ...details, variantCosts: { m: 2 }, version: 1 };
    // From before variants had costs of their own.
    const { variantCosts: _none, ...before } = { ...own, cost: 3 };
    expect(check(owner, change('productDetails', before, own, product()))).toBeNull();
    const wrong = { ...own, variantCosts: { m: -1 } };
    expect(check(owner, change('productDetails', own, wrong, product()))?.status).toBe(400);
    const theirs = { ...own, id: 'other', businessId: 'other' };
    expect(check(owner, change('productDetails', null, own, product()))).toBeNull();
    const elsewhere = { ...own, id: 'details' };
    expect(check(owner, change('productDetails', null, elsewhere, product()))?.field).toBe(
      'businessId',
    );
    expect(check(owner, change('productDetails', null, theirs, product()))?.status).toBe(403);
    expect(check(owner, change('productDetails', theirs, null, product()))?.status).toBe(403);
  });

  it('is told of an administrator’s change of private details and import runs', () => {
    const parent = product({ businessId: 'other' });
    const entryAt = (id: string | null) => ({ auditId: id });
    const details = { businessId: 'other', ...EMPTY_DETAILS, cost: 1, version: 1 };
    const change1 = (auditId: string | null) =>
      change('productDetails', null, { id: 'other', ...details, ...entryAt(auditId) }, parent);
    const told = entryFor(change('products', null, parent), admin, { businessId: 'other' });
    expect(check(admin, change1(null))?.field).toBe('auditId');
    expect(check(admin, change1('a1'))?.field).toBe('auditId');
    expect(check(admin, change1('a1'), told)).toBeNull();
    const chunk = { id: '1', businessId: 'other', created: [], updated: [], failed: [] };
    const run = { id: 'run', businessId: 'other', auditId: 'a1' };
    const step = change('importChunks', null, chunk, run);
    expect(check(admin, step)?.status).toBe(403);
    expect(check(admin, step, told)).toBeNull();
  });

  it('keeps tombstones, names and ids of products from owners', () => {
    const tomb = product({ mergedInto: 'p9' });
    expect(check(owner, change('products', tomb, stamped(tomb, owner)))?.field).toBe('mergedInto');
    expect(check(owner, change('products', tomb, null))?.field).toBe('mergedInto');
    const stored = product();
    const renamed = change('products', stored, stamped(stored, owner, { businessName: 'Rival' }));
    expect(check(owner, renamed)?.field).toBe('businessName');
    const made = (id: string) =>
      check(owner, change('products', null, product({ id, createdAt: now, updatedAt: now })))
        ?.field;
    expect(made('sp_other_abc')).toBe('id');
    expect(made('sp_owner_abc')).toBeUndefined();
  });

  it('lets owners merge their own with each other, in a commit that tells of it', () => {
    const stays = product({ id: 'stays' });
    const goes = product({ id: 'goes' });
    const done = { status: 'archived', mergedInto: 'stays', mergedAt: now, auditId: 'a2' };
    const kept = change('products', stays, stamped(stays, owner, { auditId: 'a1' }));
    const told = (one: CheckedChange, id: string, more: Record<string, unknown>) =>
      entryFor(one, owner, { id, source: 'merge', ...more });
    const attempt = (more: Record<string, unknown>, survivor = kept) => {
      const gone = change('products', goes, stamped(goes, owner, { ...done, ...more }));
      const first = told(survivor, 'a1', { action: 'merge', continuedIn: 'a2' });
      const second = told(gone, 'a2', { action: 'mergedInto' });
      const fields = [gone, first, second].map(
        one => check(owner, one, survivor, gone, first, second)?.field,
      );
      return fields.find(field => field !== undefined);
    };
    expect(attempt({})).toBeUndefined();
    expect(attempt({ status: 'active' })).toBe('mergedInto');
    expect(attempt({ mergedInto: 'goes' })).toBe('mergedInto');
    expect(attempt({ mergedInto: 'elsewhere' })).toBe('mergedInto');
    const rival = product({ id: 'stays', businessId: 'rival' });
    const theirs = change('products', rival, stamped(rival, owner, { auditId: 'a1' }));
    expect(attempt({}, theirs)).toBe('mergedInto');
    const buried = product({ id: 'stays', mergedInto: 'x' });
    expect(attempt({}, change('products', buried, stamped(buried, owner)))).toBe('mergedInto');
  });

  it('lets owners judge their own only', () => {
    const signed = { decidedAt: now, decidedBy: 'owner', auditId: 'a1', businessId: 'owner' };
    const one = change('duplicateDecisions', null, { id: 'a~b', products: ['a', 'b'], ...signed });
    const entry = entryFor(one, owner, { source: 'merge', action: 'notDuplicates' });
    const about = (...businesses: (string | null)[]) =>
      check(
        owner,
        {
          ...one,
          about: businesses.map(id => id && product({ businessId: id })).map(p => p || null),
        },
        entry,
      )?.field;
    expect(about('owner', 'owner')).toBeUndefined();
    expect(about('owner', 'rival')).toBe('products');
    expect(about('owner', null)).toBe('products');
  });

  it('lets owners tell only of what owners do', () => {
    const stored = product();
    const one = change('products', stored, stamped(stored, owner, { auditId: 'a1' }));
    const fieldOf = (more: Record<string, unknown>, reverted: CheckedRecord | null = null) => {
      const told = entryFor(one, owner, more);
      return check(owner, { ...told, parent: reverted }, one)?.field;
    };
    expect(fieldOf({})).toBeUndefined();
    expect(fieldOf({ action: 'merge' })).toBe('action');
    expect(fieldOf({ source: 'merge' })).toBe('source');
    expect(fieldOf({ continuedIn: 'a2' })).toBe('continuedIn');
    expect(fieldOf({ reverts: 'a2' })).toBe('reverts');
    expect(fieldOf({ reverts: 'a2' }, { id: 'a2', businessId: 'other' })).toBe('reverts');
    expect(fieldOf({ reverts: 'a2' }, { id: 'a2', businessId: 'owner' })).toBeUndefined();
    const hidden = entryFor(one, owner, { businessId: null });
    expect(check(owner, hidden, one)?.status).toBe(403);
    const ofAdmin = entryFor(one, admin, { businessId: null });
    expect(check(admin, ofAdmin, one)?.field).toBe('businessId');
  });

  it('signs, dates and tells of a judgement about duplicates', () => {
    const signed = { decidedAt: now, decidedBy: 'admin', auditId: 'a1' };
    const decision = { id: 'a~b', products: ['a', 'b'], ...signed };
    const judged = (more: Record<string, unknown>) => {
      const one = change('duplicateDecisions', null, { ...decision, ...more });
      return check(admin, one, entryFor(one, admin));
    };
    expect(judged({})).toBeNull();
    expect(judged({ auditId: null })).toMatchObject({ field: 'auditId' });
    expect(judged({ decidedBy: 'admin2' })).toMatchObject({ field: 'decidedBy' });
    expect(judged({ decidedAt: past })).toMatchObject({ field: 'decidedAt' });
    expect(judged({ products: ['a', 'c'] })).toMatchObject({ field: 'id' });
  });

  it('lets a deletion of nothing pass where something could be deleted', () => {
    expect(check(owner, change('products', null, null))).toBeNull();
    expect(check(owner, change('users', null, null))?.status).toBe(403);
  });
});
