import { expect, it } from 'vitest';
import { checkAudited } from './authorizeWriteAudit.ts';
import type { CheckedChange } from './authorizeWriteTypes.ts';
import type { ResourceName } from './permissions.ts';
import { admin, change, commitOf, entryFor, owner, product, request, said } from './testWrites.ts';

const of = (actor: typeof owner, one: CheckedChange, ...others: CheckedChange[]) =>
  said(checkAudited(one, commitOf(actor, one, ...others)));

const UNTOLD = '403 -: Deleting another business’s record needs an audit entry in the same commit';
const unnamed = (resource: string) =>
  `403 auditId: ${resource}.auditId must name an entry of this commit that tells of the record`;

const run = (more: Record<string, unknown> = {}) => ({
  ...{ id: 'run', businessId: 'other', counts: { created: 1 }, auditId: null, version: 1 },
  ...{ status: 'running', updatedAt: 1, updatedBy: 'x', ...more },
});

it('takes for a step of an import the entry about its products', () => {
  const before = run();
  const step = { counts: { created: 2 }, auditId: 'a1', version: 2, updatedAt: 2, updatedBy: 'y' };
  const told = { resource: 'products', source: 'import', businessId: 'other', records: ['p1'] };
  const attempt = (
    more: object = {},
    entry: object = {},
    stored: typeof before | null = before,
  ) => {
    const one = change('imports', stored, run({ ...step, ...more }));
    return of(admin, one, entryFor(one, admin, { ...told, ...entry }));
  };
  expect(attempt()).toBeNull();
  expect(attempt({ status: 'finished' }), 'more than a step').toBe(unnamed('imports'));
  expect(attempt({}, { source: 'form' })).toBe(unnamed('imports'));
  expect(attempt({}, { resource: 'requests' })).toBe(unnamed('imports'));
  expect(attempt({}, { businessId: 'rival' })).toBe(unnamed('imports'));
  expect(attempt({}, {}, null), 'a run that starts').toBe(unnamed('imports'));
  expect(attempt({}, { resource: 'imports', records: ['run'] }, null)).toBeNull();
  const other = change('requests', request({ businessId: 'other', counts: 1 }), {
    ...request({ businessId: 'other', counts: 2 }),
    auditId: 'a1',
  });
  expect(of(admin, other, entryFor(other, admin, told)), 'no import').toBe(unnamed('requests'));
  const gone = change('imports', before, null);
  expect(of(admin, gone, entryFor(gone, admin, { ...told, businessId: undefined }))).toBe(UNTOLD);
});

it('takes an entry for one of the record only where it is of its kind, lists it, and is new', () => {
  const other = product({ businessId: 'other' });
  const one = change('products', other, { ...other, auditId: 'a1' });
  expect(of(admin, one, entryFor(one, admin))).toBeNull();
  expect(of(admin, one, entryFor(one, admin, { resource: 'requests' }))).toBe(unnamed('products'));
  expect(of(admin, one, entryFor(one, admin, { records: 'p1' }))).toBe(unnamed('products'));
  expect(of(admin, one, entryFor(one, admin, { records: undefined }))).toBe(unnamed('products'));
  expect(of(admin, one, entryFor(one, admin, { id: 'a2' }))).toBe(unnamed('products'));
  const entry = entryFor(one, admin);
  expect(of(admin, one, { ...entry, before: entry.after }), 'an old one').toBe(unnamed('products'));
  expect(of(admin, one, { ...entry, resource: 'requests' }), 'no entry').toBe(unnamed('products'));
  expect(of(admin, one, { ...entry, before: entry.after, after: null })).toBe(unnamed('products'));
  expect(of(admin, one, { ...entry, after: null })).toBe(unnamed('products'));
});

it('looks for what tells of a private part by its product, also where that is gone', () => {
  const own = { id: 'other', businessId: 'other', cost: 1 };
  const told = entryFor(change('products', null, product()), admin);
  const gone: CheckedChange = { ...change('productDetails', own, null), parentId: 'p1' };
  expect(of(admin, gone, told)).toBeNull();
  expect(of(admin, { ...gone, parentId: 'p2' }, told)).toBe(UNTOLD);
  expect(of(admin, { ...gone, parentId: 'p2', parent: product() }, told)).toBeNull();
  expect(of(owner, { ...gone, before: { ...own, businessId: 'owner' } })).toBeNull();
});

it.each([
  ['business', { id: 'owner' }, true],
  ['products', { id: 'x', businessId: 'owner' }, true],
  ['productDetails', { id: 'x', businessId: 'owner' }, true],
  ['requests', { id: 'x', businessId: 'owner' }, true],
  ['imports', { id: 'x', businessId: 'owner' }, true],
  ['business', { id: 'x', businessId: 'owner' }, false],
  ['products', { id: 'owner', businessId: 'x' }, false],
  ['users', { id: 'owner', businessId: 'owner' }, false],
  ['giveaways', { id: 'owner', businessId: 'owner' }, false],
  ['reports', { id: 'owner', businessId: 'owner' }, false],
] as const)('asks no entry for the own %s %j: %s', (resource: ResourceName, record, own) => {
  expect(of(owner, change(resource, record, null))).toBe(own ? null : UNTOLD);
  expect(of(owner, change(resource, record, { ...record }))).toBe(own ? null : unnamed(resource));
  expect(of(owner, change(resource, null, { ...record }))).toBe(own ? null : unnamed(resource));
});

it('lets only an own judgement go untold', () => {
  const judged = (businessId: unknown) =>
    change('duplicateDecisions', { id: 'a~b', businessId }, null);
  expect(of(owner, judged('owner'))).toBeNull();
  expect(of(owner, judged('other'))).toBe(UNTOLD);
  expect(of({ ...admin, uid: 'owner' }, judged('owner'))).toBe(UNTOLD);
  expect(of(owner, change('users', { id: 'u', businessId: 'owner' }, null))).toBe(UNTOLD);
  expect(of(owner, change('duplicateDecisions', null, null))).toBeNull();
});

it('asks nothing of what is not told, and nothing of nothing', () => {
  expect(of(owner, change('savedViews', null, { id: 'v' }))).toBeNull();
  expect(of(owner, change('savedViews', { id: 'v' }, null))).toBeNull();
  expect(of(admin, change('users', null, null))).toBeNull();
});

it('ties a step of somebody else’s import to the entry of its run', () => {
  const told = entryFor(change('imports', run(), run()), admin);
  const step = (businessId: string, auditId: string) =>
    change('importChunks', null, { id: '1', businessId }, run({ auditId }));
  const REFUSED =
    '403 -: A step of another business’s import needs an audit entry in the same commit';
  expect(of(admin, step('other', 'a1'), told)).toBeNull();
  expect(of(admin, step('other', 'a2'), told)).toBe(REFUSED);
  expect(of(admin, step('other', 'a1'))).toBe(REFUSED);
  expect(of(admin, change('importChunks', null, { id: '1', businessId: 'other' }), told)).toBe(
    REFUSED,
  );
  expect(of(owner, step('owner', 'a2'))).toBeNull();
  expect(of(admin, change('importChunks', { id: '1', businessId: 'other' }, null))).toBeNull();
});

it('takes a step of a sale without an entry of its own, and nothing else of it', () => {
  const sale = (more: object = {}) => ({
    ...{ id: 's', businessId: 'owner', name: 'Winter', status: 'planned', started: 0, ended: 0 },
    ...{ version: 1, updatedAt: 1, updatedBy: 'x', ...more },
  });
  const step = {
    status: 'running',
    started: 1,
    ended: 1,
    version: 2,
    updatedAt: 2,
    updatedBy: 'y',
  };
  for (const actor of [owner, admin]) {
    expect(of(actor, change('sales', sale(), sale(step)))).toBeNull();
    for (const more of [{ status: 'cancelled' }, { name: 'x' }])
      expect(of(actor, change('sales', sale(), sale({ ...step, ...more })))).toBe(unnamed('sales'));
    expect(of(actor, change('sales', null, sale(step)))).toBe(unnamed('sales'));
    const one = change('sales', null, sale({ auditId: 'a1' }));
    expect(of(actor, one, entryFor(one, actor))).toBeNull();
  }
  const other = { ...sale(), businessId: 'other' };
  const imported = change('imports', other, { ...other, ...step });
  expect(of(admin, imported)).toBe(unnamed('imports'));
});
