import { describe, expect, it } from 'vitest';
import type { Role } from '@/domain/access/roles.ts';
import { createWrites, deleteWrites, updateWrites, type WriteContext } from './recordWrites.ts';

const context = (role: Role, more: Partial<WriteContext> = {}): WriteContext => ({
  auditId: 'a1',
  actor: { uid: 'me', email: 'me@shop.example', role },
  action: 'update',
  source: 'form',
  label: '',
  parent: undefined,
  ...more,
});

describe('createWrites', () => {
  it('puts what an owner creates under the own business, whatever the form says', () => {
    const data = { title: 'Bowl', businessId: 'rival' };
    const { writes, record } = createWrites('products', 'p1', data, context('owner'));
    expect(writes).toMatchObject([
      { type: 'create', id: 'p1', data: { businessId: 'me', auditId: 'a1' } },
      { collection: 'audit', id: 'a1' },
    ]);
    expect(record.businessId).toBe('me');
    const view = createWrites('savedViews', 'v1', { userId: 'rival' }, context('owner'));
    expect(view.record.userId).toBe('me');
  });

  it('leaves the business that an administrator names', () => {
    const data = { title: 'Bowl', businessId: 'rival' };
    const { record } = createWrites('products', 'p1', data, context('superAdmin'));
    expect(record.businessId).toBe('rival');
  });
});

describe('updateWrites', () => {
  const stored = { id: 'u1', version: 4, name: 'Ada' };

  it('writes only on the version that was read', () => {
    const { writes } = updateWrites('users', stored, { name: 'Eve' }, context('superAdmin'));
    expect(writes).toMatchObject([
      { type: 'update', data: { name: 'Eve', version: 5 }, precondition: { version: 4 } },
      { collection: 'audit', id: 'a1' },
    ]);
  });

  it('tells what hangs from the record with the record’s own changes, or alone', () => {
    const detailChanges = [{ field: 'cost', from: 1, to: 2 }];
    const all = context('superAdmin', { detailChanges });
    const { writes } = updateWrites('users', stored, {}, all);
    expect(writes).toMatchObject([
      { data: { auditId: 'a1', version: 5 }, precondition: { version: 4 } },
      { collection: 'audit', data: { changes: { u1: detailChanges } } },
    ]);
    expect(updateWrites('users', stored, {}, context('superAdmin')).writes).toEqual([]);
  });
});

describe('deleteWrites', () => {
  it('deletes a product as it was read, with the private part of its own business', () => {
    const record = { id: 'p1', version: 3, businessId: 'b1' };
    expect(deleteWrites('products', [record], context('owner'))).toEqual([
      { type: 'delete', collection: 'products', id: 'p1', precondition: { version: 3 } },
      { type: 'delete', collection: 'products/p1/private', id: 'b1' },
      expect.objectContaining({ type: 'create', collection: 'audit', id: 'a1' }),
    ]);
  });
});
