import { describe, expect, it } from 'vitest';
import { auditedUpdates } from './audit.ts';

const context = {
  auditId: 'a1',
  actor: { uid: 'boss', email: 'boss@shop.example', role: 'superAdmin' as const },
  action: 'archive' as const,
  source: 'bulk' as const,
  reason: 'season is over',
  label: '2 products',
};
const lamp = { id: 'p1', version: 3, businessId: 'b1', status: 'active' };
const desk = { id: 'p2', version: 1, businessId: 'b2', status: 'archived' };

describe('auditedUpdates', () => {
  it('changes records under their version and tells the audit trail in the same commit', () => {
    const writes = auditedUpdates(
      'products',
      [
        { record: lamp, changes: { status: 'archived' } },
        { record: desk, changes: { status: 'archived' } },
      ],
      context,
    );
    expect(writes).toHaveLength(2);
    expect(writes[0]).toMatchObject({
      type: 'update',
      collection: 'products',
      id: 'p1',
      data: { status: 'archived', version: 4, updatedBy: 'boss', auditId: 'a1' },
      precondition: { version: 3 },
    });
    expect(writes[1]).toMatchObject({
      type: 'create',
      collection: 'audit',
      id: 'a1',
      data: {
        actorId: 'boss',
        records: ['p1'],
        businessId: 'b1',
        reason: 'season is over',
        changes: { p1: [{ field: 'status', from: 'active', to: 'archived' }] },
      },
    });
  });

  it('writes nothing when nothing would change', () => {
    expect(
      auditedUpdates('products', [{ record: desk, changes: { status: 'archived' } }], context),
    ).toEqual([]);
  });

  it('refuses more records than one entry may cover', () => {
    const updates = Array.from({ length: 201 }, (_, index) => ({
      record: { ...lamp, id: `p${index}` },
      changes: { status: 'draft' },
    }));
    expect(() => auditedUpdates('products', updates, context)).toThrow(RangeError);
  });
});
