import { describe, expect, it } from 'vitest';
import type { AuditEntry } from '../schemas/audit.ts';
import { isRevertible, planRevert, revertWrites } from './revertEntry.ts';

const entry: AuditEntry = {
  id: 'a1',
  at: new Date('2026-11-20T10:00:00Z'),
  actorId: 'boss',
  actorEmail: 'boss@shop.example',
  actorRole: 'superAdmin',
  action: 'update',
  resource: 'products',
  records: ['p1'],
  label: 'Lamp',
  businessId: 'b1',
  changes: {
    p1: [
      { field: 'title', from: 'Lamp', to: 'Lantern' },
      { field: 'price', from: 1000, to: 1200 },
      { field: 'brand', from: null, to: 'Lux' },
    ],
  },
  reason: '',
  source: 'form',
};
const product = {
  id: 'p1',
  version: 7,
  businessId: 'b1',
  title: 'Lantern',
  price: 900,
  brand: 'Lux',
};
const context = {
  auditId: 'a2',
  actor: { uid: 'boss2', email: 'boss2@shop.example', role: 'superAdmin' as const },
  reason: 'wrong product',
};

describe('planRevert', () => {
  it('takes back what is still as the entry left it, and leaves later work alone', () => {
    expect(planRevert(entry, product, 'superAdmin', 'products')).toEqual({
      id: 'p1',
      back: [
        { field: 'title', from: 'Lantern', to: 'Lamp' },
        { field: 'brand', from: 'Lux', to: null },
      ],
      changedSince: [{ field: 'price', from: 900, to: 1000 }],
    });
  });

  it('leaves fields alone that the role may not change', () => {
    const moved = { ...entry, changes: { p1: [{ field: 'businessId', from: 'b0', to: 'b1' }] } };
    expect(planRevert(moved, product, 'owner', 'products').back).toEqual([]);
    expect(planRevert(moved, product, 'superAdmin', 'products').back).toHaveLength(1);
  });
});

describe('revertWrites', () => {
  it('is a new change with its own entry that names the one it takes back', () => {
    const [update, audit] = revertWrites(entry, [product], 'products', context);
    expect(update).toMatchObject({
      type: 'update',
      id: 'p1',
      data: { title: 'Lamp', brand: null, version: 8, auditId: 'a2' },
      precondition: { version: 7 },
    });
    expect(audit).toMatchObject({
      collection: 'audit',
      id: 'a2',
      data: { action: 'revert', source: 'revert', reverts: 'a1', reason: 'wrong product' },
    });
  });

  it('writes nothing the second time', () => {
    const reverted = { ...product, title: 'Lamp', brand: null };
    expect(revertWrites(entry, [reverted], 'products', context)).toEqual([]);
  });
});

describe('isRevertible', () => {
  it('is for changes of fields, not for steps that have their own way back', () => {
    expect(isRevertible(entry)).toBe(true);
    expect(isRevertible({ ...entry, action: 'draw' })).toBe(false);
    expect(isRevertible({ ...entry, action: 'approve' })).toBe(false);
    expect(isRevertible({ ...entry, source: 'import' })).toBe(false);
    expect(isRevertible({ ...entry, changes: {} })).toBe(false);
  });
});
