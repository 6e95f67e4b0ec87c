import { describe, expect, it } from 'vitest';
import { deleteWrites } from '@/providers/recordWrites.ts';
import type { Actor } from '../access/roles.ts';
import { testProduct, testVariant } from '../merge/testProduct.ts';
import { type AuditEntry, auditEntrySchema } from '../schemas/audit.ts';
import type { Product } from '../schemas/product.ts';
import {
  businessesOf,
  deletedProducts,
  RESTORABLE_DAYS,
  type RestorableProduct,
  type RestoreWorld,
  restorability,
  restoreWrites,
} from './restoreDeleted.ts';

const owner: Actor = { uid: 'owner', email: 'owner@shop.example', role: 'owner' };
const admin: Actor = { uid: 'admin', email: 'admin@shop.example', role: 'superAdmin' };
const NOW = new Date('2026-11-20T12:00:00Z');

const details = {
  ...{ id: 'owner', businessId: 'owner', cost: 250, variantCosts: { v1: 200 }, version: 3 },
  ...{ supplier: 'Halden', notes: 'by hand', auditId: null },
};

/** The entry that the deletion of products writes, as it is read again. */
const deletion = (
  products: readonly Product[],
  { actor = owner, parts = new Map(), over = {} }: DeletionMore = {},
): AuditEntry => {
  const written = deleteWrites(
    'products',
    products,
    { auditId: 'gone', actor, action: 'delete', source: 'bulk', label: '', parent: undefined },
    parts,
  ).at(-1);
  if (written?.type !== 'create') throw new Error('no entry');
  return auditEntrySchema.parse({ ...written.data, id: 'gone', at: NOW, ...over });
};

interface DeletionMore {
  actor?: Actor;
  parts?: ReadonlyMap<string, typeof details>;
  over?: Partial<AuditEntry>;
}

const world = (more: Partial<RestoreWorld> = {}): RestoreWorld => ({
  existing: new Set(),
  businesses: new Map([
    [
      'owner',
      { id: 'owner', businessName: 'Norden', isBusinessOwner: 'approved', isDeleted: false },
    ],
  ]),
  ...more,
});

const whole = testProduct('p1', {
  ...{ description: '<p>Oak</p>', price: 1900, tags: ['oak'], status: 'active', version: 7 },
  ...{
    variants: [testVariant('v1', { Size: 'L' })],
    options: [{ name: 'Size', values: [{ name: 'L' }] }],
  },
  ...{ createdAt: new Date('2025-02-03T04:05:06.789Z'), createdBy: 'somebody' },
  images: [{ id: 'i1', url: 'https://shop.example/a.png', alt: 'A' }],
});

const problemsOf = (entry: AuditEntry, where = world(), actor = owner) =>
  deletedProducts(entry, where, actor).map(({ problem }) => problem);

describe('restorability', () => {
  const entry = deletion([whole]);
  it.each<[string, Partial<AuditEntry>, Actor, string]>([
    ['an owner’s own deletion', {}, owner, 'yes'],
    ['an administrator, of an owner’s', {}, admin, 'yes'],
    ['support', {}, { ...admin, role: 'support' }, 'no'],
    ['another owner', {}, { ...owner, uid: 'rival' }, 'no'],
    ['an owner, of an administrator’s', { actorRole: 'superAdmin' }, owner, 'administrators'],
    ['an administrator, of theirs', { actorRole: 'superAdmin' }, admin, 'yes'],
    ['no deletion', { action: 'update' }, owner, 'no'],
    ['no products', { resource: 'requests' }, owner, 'no'],
  ])('%s: %#', (_, over, actor, answer) => {
    expect(restorability({ ...entry, ...over }, actor, NOW)).toBe(answer);
  });

  it('ends after so many days', () => {
    const days = (count: number) => new Date(NOW.getTime() + count * 86_400_000);
    expect(restorability(entry, owner, days(RESTORABLE_DAYS - 1))).toBe('yes');
    expect(restorability(entry, owner, days(RESTORABLE_DAYS))).toBe('late');
  });
});

describe('deletedProducts', () => {
  it('has them field by field as they were, with the private part', () => {
    const [found] = deletedProducts(
      deletion([whole], { parts: new Map([['p1', details]]) }),
      world(),
      owner,
    );
    if (found?.problem !== null) throw new Error('not restorable');
    const { updatedAt: _, updatedBy: _by, ...was } = whole;
    expect(found.product).toMatchObject(was);
    expect(found.details).toEqual({
      ...{ cost: 250, variantCosts: { v1: 200 }, supplier: 'Halden', notes: 'by hand' },
    });
    expect(found.keepsAge).toBe(true);
  });

  it('has no private part where there was none', () => {
    const [found] = deletedProducts(deletion([whole]), world(), owner);
    expect(found).toMatchObject({ problem: null, details: null });
  });

  it('says what stands in the way', () => {
    const entry = deletion([whole]);
    expect(problemsOf(entry, world({ existing: new Set(['p1']) }))).toEqual(['exists']);
    expect(problemsOf(entry, world({ businesses: new Map() }))).toEqual(['noBusiness']);
    expect(problemsOf({ ...entry, changes: {} })).toEqual(['unreadable']);
    const merged = deletion([{ ...whole, mergedInto: 'p2' }], { actor: admin });
    expect(problemsOf(merged)).toEqual(['merged']);
    expect(problemsOf(merged, world(), admin)).toEqual([null]);
  });

  it('believes no owner’s entry that it was another’s product', () => {
    const forged = deletion([{ ...whole, businessId: 'rival' }], { over: { businessId: 'owner' } });
    const businesses = new Map([
      ['rival', { id: 'rival', businessName: 'R', isBusinessOwner: 'approved', isDeleted: false }],
    ] as const);
    expect(problemsOf(forged, world({ businesses }), admin)).toEqual(['unreadable']);
    expect(businessesOf(forged)).toEqual(['rival']);
  });

  it('follows its business as it stands now', () => {
    const shut = world({
      businesses: new Map([
        [
          'owner',
          { id: 'owner', businessName: 'Nord', isBusinessOwner: 'deactivated', isDeleted: false },
        ],
      ]),
    });
    expect(deletedProducts(deletion([whole]), shut, admin)).toMatchObject([
      { product: { businessName: 'Nord', status: 'archived', hiddenWithBusiness: true } },
    ]);
    const hidden = { ...whole, status: 'archived', hiddenWithBusiness: true } as const;
    expect(deletedProducts(deletion([hidden]), world(), admin)).toMatchObject([
      { product: { status: 'active', hiddenWithBusiness: null } },
    ]);
  });

  it('is asked for each once', () => {
    const entry = deletion([whole]);
    expect(problemsOf({ ...entry, records: ['p1', 'p1'] })).toEqual([null]);
  });
});

describe('restoreWrites', () => {
  const restorable = (entry: AuditEntry): RestorableProduct[] =>
    deletedProducts(entry, world(), owner).filter(one => one.problem === null);

  it('makes the product as old as it was, under the next version, and tells what it takes back', () => {
    const entry = deletion([whole], { parts: new Map([['p1', details]]) });
    const writes = restoreWrites(entry, restorable(entry), { auditId: 'back', actor: owner });
    expect(writes).toMatchObject([
      {
        ...{ type: 'create', collection: 'products', id: 'p1' },
        data: {
          ...{ title: whole.title, version: 8, createdAt: whole.createdAt, createdBy: 'somebody' },
          ...{ updatedBy: 'owner', auditId: 'back' },
        },
      },
      {
        ...{ type: 'create', collection: 'products/p1/private', id: 'owner' },
        data: { businessId: 'owner', supplier: 'Halden', version: 1, auditId: 'back' },
      },
      {
        collection: 'audit',
        id: 'back',
        data: { action: 'restore', source: 'revert', reverts: 'gone', records: ['p1'] },
      },
    ]);
    const [created] = writes;
    expect(created?.type === 'create' && created.data).not.toHaveProperty('id');
  });

  it('counts its pieces anew, also where the entry is of before they were', () => {
    const inventory = { tracked: true, quantity: 14, inStock: true, oversell: false };
    const entry = deletion([testProduct('p1', { inventory })]);
    const changes = { p1: (entry.changes.p1 ?? []).filter(({ field }) => field !== 'stockTotal') };
    const old = { ...entry, changes };
    expect(restoreWrites(old, restorable(old), { auditId: 'back', actor: owner })[0]).toMatchObject(
      { data: { stockState: 'inStock', stockTotal: 14 } },
    );
  });

  it('makes it new where the entry does not tell its age', () => {
    const entry = deletion([whole]);
    const changes = { p1: (entry.changes.p1 ?? []).filter(({ field }) => field !== 'createdAt') };
    const old = { ...entry, changes };
    expect(restoreWrites(old, restorable(old), { auditId: 'back', actor: owner })[0]).toMatchObject(
      { data: { version: 1, createdBy: 'owner' } },
    );
  });
});
