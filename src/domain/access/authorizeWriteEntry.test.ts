import { expect, it } from 'vitest';
import { checkEntry } from './authorizeWriteEntry.ts';
import type { CheckedChange } from './authorizeWriteTypes.ts';
import { admin, change, commitOf, entryFor, owner, product, request, said } from './testWrites.ts';

type Fields = Record<string, unknown>;
const of = (actor: typeof owner, entry: CheckedChange, ...others: CheckedChange[]) =>
  said(checkEntry(entry, commitOf(actor, entry, ...others)));

const written = (id: string, more: Fields = {}, before: Fields = more) =>
  change('products', product({ id, ...before }), product({ id, auditId: 'a1', ...more }));
const p1 = written('p1');
const told = (more: Fields = {}) => of(owner, entryFor(p1, owner, more), p1);

const WHAT = 'An owner’s entry says what owners can do';

it.each([
  [{ actorId: 'x' }, '403 actorId: An audit entry names its author'],
  [{ actorEmail: 'x' }, '403 actorEmail: An audit entry has its author’s address'],
  [{ actorRole: 'support' }, '403 actorRole: An audit entry has its author’s role'],
  [{ changes: { p9: [] } }, '400 changes: An audit entry tells of records it does not name'],
  [
    { records: ['p9'] },
    '403 records: An audit entry needs the change it tells of in the same commit',
  ],
  [
    { records: 'p1' },
    '403 records: An audit entry needs the change it tells of in the same commit',
  ],
  [
    { resource: 'requests' },
    '403 records: An audit entry needs the change it tells of in the same commit',
  ],
  [{ businessId: 'x' }, '403 businessId: An audit entry names the business of its records'],
  [{ businessId: null }, '403 businessId: An audit entry names the business of its records'],
])('refuses an entry with %j', (more, refusal) => {
  expect(told()).toBeNull();
  expect(told({ actorEmail: 'OWNER@catalogue.example', changes: { p1: [] } })).toBeNull();
  expect(told({ changes: null })).toBeNull();
  expect(told(more)).toBe(refusal);
});

it('asks nothing of other records, and nothing of an entry that goes', () => {
  expect(of(owner, { ...entryFor(p1, owner, { actorId: 'x' }), resource: 'stats' })).toBeNull();
  expect(of(owner, change('audit', { id: 'a1' }, null))).toBeNull();
});

it('is about what the audit trail is told of, and what is written or gone', () => {
  const view = change('savedViews', null, { id: 'v', auditId: 'a1' });
  const REFUSED = '403 records: An audit entry needs the change it tells of in the same commit';
  expect(of(admin, entryFor(view, admin), view)).toBe(REFUSED);
  expect(of(owner, entryFor(p1, owner, { id: 'a2' }), p1)).toBe(REFUSED);
  const gone = change('products', product(), null);
  expect(of(owner, entryFor(gone, owner, { id: 'a2' }), gone)).toBeNull();
});

it('names the business that the record was of, is of, or is', () => {
  const moved = change('products', product({ businessId: 'x' }), product({ auditId: 'a1' }));
  expect(of(admin, entryFor(moved, admin, { businessId: 'x' }), moved)).toBeNull();
  expect(of(admin, entryFor(moved, admin), moved)).toMatch(/^403 businessId/);
  const made = change('products', null, product({ auditId: 'a1' }));
  expect(of(owner, entryFor(made, owner), made)).toBeNull();
  const business = change('business', null, { id: 'owner', auditId: 'a1' });
  expect(of(owner, entryFor(business, owner), business)).toBeNull();
  const user = change('users', { id: 'u' }, { id: 'u', auditId: 'a1' });
  expect(of(admin, entryFor(user, admin, { businessId: null }), user)).toBeNull();
  expect(of(admin, entryFor(user, admin, { businessId: undefined }), user)).toMatch(/businessId/);
  const nothing = change('products', null, null);
  const entry = entryFor({ ...nothing, id: 'p1' }, admin, { businessId: null });
  expect(of(admin, entry, { ...nothing, id: 'p1' })).toBeNull();
});

it('names no business only where its first two records are of different ones', () => {
  const both = (second: CheckedChange | null, more: Fields = {}) => {
    const entry = entryFor(p1, admin, { businessId: null, records: ['p1', 'p2', 'p3'], ...more });
    return of(admin, entry, p1, ...(second ? [second] : []));
  };
  const REFUSED = '403 businessId: An audit entry names the business of its records';
  expect(both(written('p2', { businessId: 'other' }))).toBeNull();
  expect(both(change('products', product({ id: 'p2', businessId: 'other' }), null))).toBeNull();
  expect(both(written('p2'))).toBe(REFUSED);
  expect(both(null)).toBe(REFUSED);
  expect(both(written('p2', { businessId: 'other', auditId: 'a2' }))).toBe(REFUSED);
  expect(both(written('p2', { businessId: 'other' }), { businessId: 'else' })).toBe(REFUSED);
  expect(both(written('p2', { businessId: 'other' }), { records: ['p1', 'p4', 'p2'] })).toBe(
    REFUSED,
  );
  expect(both(written('p2', { businessId: 'other' }), { resource: 'imports' })).toMatch(/records/);
});

it.each(
  ['create', 'update', 'delete', 'archive', 'activate', 'draft', 'import'].concat(
    'copyPictures',
    'undo',
    'revert',
    'startSale',
    'endSale',
  ),
)('lets owners tell of %s', action => {
  for (const source of ['form', 'bulk', 'import', 'revert'])
    expect(told({ action, source })).toBeNull();
});

it('lets owners tell of nothing else', () => {
  for (const action of ['merge', 'mergedInto', 'approve', 'notDuplicates', ''])
    expect(told({ action })).toBe(`403 action: ${WHAT}`);
  for (const source of ['system', 'live', '']) expect(told({ source })).toBe(`403 source: ${WHAT}`);
  const report = change(
    'reports',
    { id: 'r', businessId: 'owner' },
    {
      ...{ id: 'r', businessId: 'owner', auditId: 'a1' },
    },
  );
  expect(of(owner, entryFor(report, owner), report)).toBe(
    '403 resource: An owner’s entry is about the own records',
  );
  for (const resource of ['requests', 'imports', 'sales'] as const) {
    const one = change(resource, request(), request({ auditId: 'a1' }));
    expect(of(owner, entryFor(one, owner), one), resource).toBeNull();
  }
});

it('lets owners tell of merges by what they are about', () => {
  for (const action of ['merge', 'mergedInto'])
    expect(told({ source: 'merge', action }), action).toBeNull();
  for (const action of ['notDuplicates', 'putBack', 'update'])
    expect(told({ source: 'merge', action }), action).toBe(`403 source: ${WHAT}`);
  const judged = change('duplicateDecisions', null, {
    ...{ id: 'a~b', businessId: 'owner', auditId: 'a1' },
  });
  const judge = (action: string) =>
    of(owner, entryFor(judged, owner, { source: 'merge', action }), judged);
  for (const action of ['notDuplicates', 'putBack']) expect(judge(action), action).toBeNull();
  expect(judge('merge')).toBe(`403 source: ${WHAT}`);
  const own = change('business', { id: 'owner' }, { id: 'owner', auditId: 'a1' });
  expect(of(owner, entryFor(own, owner, { source: 'merge', action: 'merge' }), own)).toBe(
    '403 resource: An owner merges products, and judges them',
  );
});

it('lets owners take a merge of products back, as a reversal', () => {
  expect(told({ action: 'unmerge', source: 'revert' })).toBeNull();
  expect(told({ action: 'undoImport', source: 'revert' })).toBeNull();
  expect(told({ action: 'undoImport', source: 'form' })).toBe(`403 action: ${WHAT}`);
  expect(told({ action: 'unmerge', source: 'form' })).toBe(`403 action: ${WHAT}`);
  expect(told({ action: 'approve', source: 'revert' }), 'another act').toBe(`403 action: ${WHAT}`);
  const asked = change('requests', request(), request({ auditId: 'a1' }));
  const entry = entryFor(asked, owner, { action: 'unmerge', source: 'revert' });
  expect(of(owner, entry, asked)).toBe(`403 action: ${WHAT}`);
});

it('lets an owner’s merge, and its undo, go on in an entry that is new in the commit', () => {
  const REFUSED = '403 continuedIn: An owner’s entry goes on in no other';
  const next = change('audit', null, { id: 'a2' });
  const goesOn = (more: Fields, ...others: CheckedChange[]) =>
    of(owner, entryFor(p1, owner, { continuedIn: 'a2', ...more }), p1, ...others);
  const merge = { action: 'merge', source: 'merge' };
  expect(goesOn(merge, next)).toBeNull();
  expect(goesOn({ action: 'unmerge', source: 'revert' }, next)).toBeNull();
  expect(goesOn({ action: 'update' }, next)).toBe(REFUSED);
  expect(goesOn({ action: 'mergedInto', source: 'merge' }, next)).toBe(REFUSED);
  expect(goesOn(merge)).toBe(REFUSED);
  expect(goesOn(merge, change('audit', null, { id: 'a3' }))).toBe(REFUSED);
  expect(goesOn(merge, change('audit', { id: 'a2' }, { id: 'a2' }))).toBe(REFUSED);
  expect(goesOn(merge, change('requests', null, { id: 'a2' }))).toBe(REFUSED);
  expect(told({ continuedIn: null, reverts: null })).toBeNull();
});

it('lets owners take back entries about the own business alone', () => {
  const REFUSED = '403 reverts: An owner’s entry refers to entries about the own business';
  const reverts = (businessId: string | undefined) =>
    of(
      owner,
      {
        ...entryFor(p1, owner, { reverts: 'a0', source: 'revert' }),
        parent: businessId ? { id: 'a0', businessId } : null,
      },
      p1,
    );
  expect(reverts('owner')).toBeNull();
  expect(reverts('other')).toBe(REFUSED);
  expect(reverts(undefined)).toBe(REFUSED);
});

it('lets administrators tell of whatever they do', () => {
  const more = { action: 'anything', source: 'x', continuedIn: 'a9', reverts: 'a9' };
  expect(of(admin, entryFor(p1, admin, more), p1)).toBeNull();
});
