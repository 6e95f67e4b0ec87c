import { describe, expect, it } from 'vitest';
import type { Report } from '../schemas/report.ts';
import {
  closeReportsWrites,
  measureOf,
  moveReportsWrites,
  type ReportTarget,
  takesMeasure,
} from './moderateReports.ts';

const at = new Date('2026-11-21T00:00:00Z');
const report = (id: string, more: Partial<Report> = {}): Report => ({
  id,
  reporterId: 'u1',
  reporterName: 'Ann',
  targetType: 'product',
  targetId: 'p1',
  targetLabel: 'Lamp',
  businessId: 'b1',
  reason: 'counterfeit',
  message: '',
  status: 'open',
  resolution: null,
  version: 3,
  createdAt: at,
  createdBy: 'u1',
  updatedAt: at,
  updatedBy: 'u1',
  ...more,
});
const context = {
  actor: { uid: 'boss', email: 'boss@shop.example', role: 'superAdmin' as const },
  at,
  note: ' a copy ',
  reportsAuditId: 'a1',
  targetAuditId: 'a2',
};
const product: ReportTarget = {
  type: 'product',
  record: { id: 'p1', version: 9, businessId: 'b1', status: 'active', title: 'Lamp' },
};
const summary = (writes: ReturnType<typeof closeReportsWrites>) =>
  writes.map(write => `${write.type} ${write.collection}/${write.id}`);

describe('closeReportsWrites', () => {
  it('closes the reports and acts on the target in one step, each with its audit entry', () => {
    const writes = closeReportsWrites([report('r1'), report('r2')], 'resolved', product, context);
    expect(summary(writes)).toEqual([
      'update reports/r1',
      'update reports/r2',
      'create audit/a1',
      'update products/p1',
      'create audit/a2',
    ]);
    expect(writes[0]).toMatchObject({
      data: {
        status: 'resolved',
        auditId: 'a1',
        resolution: { at, by: 'boss', note: 'a copy', action: 'archiveProduct', was: 'active' },
      },
      precondition: { version: 3 },
    });
    expect(writes[3]).toMatchObject({
      data: { status: 'archived', auditId: 'a2' },
      precondition: { version: 9 },
    });
  });

  it('dismisses without touching the target', () => {
    const writes = closeReportsWrites([report('r1')], 'dismissed', null, context);
    expect(summary(writes)).toEqual(['update reports/r1', 'create audit/a1']);
    expect(writes[0]).toMatchObject({ data: { resolution: { action: 'none' } } });
  });

  it('does nothing about reports that are closed, nor to their target', () => {
    const closed = report('r1', { status: 'dismissed' });
    expect(closeReportsWrites([closed], 'resolved', product, context)).toEqual([]);
  });

  it('leaves a target alone that stands there already', () => {
    const archived: ReportTarget = {
      type: 'product',
      record: { id: 'p1', version: 9, businessId: 'b1', status: 'archived', title: 'Lamp' },
    };
    const writes = closeReportsWrites([report('r1')], 'resolved', archived, context);
    expect(summary(writes)).toEqual(['update reports/r1', 'create audit/a1']);
    expect(writes[0]).toMatchObject({ data: { resolution: { action: 'none' } } });
  });

  it('blocks a user and deactivates a business', () => {
    const user: ReportTarget = {
      type: 'user',
      record: { id: 'u9', version: 1, status: 'active', name: 'Bob' },
    };
    const business: ReportTarget = {
      type: 'business',
      record: {
        id: 'b1',
        version: 2,
        businessName: 'Shop',
        isBusinessOwner: 'approved',
        isDeleted: false,
        statusHistory: [],
      },
    };
    expect(closeReportsWrites([report('r1')], 'resolved', user, context)[2]).toMatchObject({
      collection: 'users',
      data: { status: 'blocked' },
    });
    expect(closeReportsWrites([report('r1')], 'resolved', business, context)[2]).toMatchObject({
      collection: 'business',
      data: {
        isBusinessOwner: 'deactivated',
        statusHistory: [{ at, by: 'boss', from: 'approved', to: 'deactivated' }],
      },
    });
  });
});

describe('takesMeasure', () => {
  it('is where the measure would change something', () => {
    const user = (status: 'active' | 'blocked'): ReportTarget => ({
      type: 'user',
      record: { id: 'u9', version: 1, status, name: 'Bob' },
    });
    const business = (id: string, isBusinessOwner: string, isDeleted = false): ReportTarget => ({
      type: 'business',
      record: {
        ...{ id, version: 2, businessName: 'Shop', isBusinessOwner, isDeleted, statusHistory: [] },
      },
    });
    expect(takesMeasure(product, 'boss')).toBe(true);
    const archived = { ...product.record, status: 'archived' } as const;
    expect(takesMeasure({ type: 'product', record: archived }, 'boss')).toBe(false);
    expect([takesMeasure(user('active'), 'boss'), takesMeasure(user('blocked'), 'boss')]).toEqual([
      ...[true, false],
    ]);
    expect(takesMeasure(business('b1', 'approved'), 'boss')).toBe(true);
    expect(takesMeasure(business('b1', 'pending'), 'boss')).toBe(false);
    expect(takesMeasure(business('b1', 'approved', true), 'boss')).toBe(false);
    expect(takesMeasure(business('boss', 'approved'), 'boss')).toBe(false);
  });
});

describe('moveReportsWrites', () => {
  it('takes into review and puts back into the queue', () => {
    expect(moveReportsWrites([report('r1')], 'inReview', context)[0]).toMatchObject({
      data: { status: 'inReview' },
    });
    const resolution = { at, by: 'boss', note: '', action: 'none' };
    const closed = report('r1', { status: 'resolved', resolution });
    expect(moveReportsWrites([closed], 'open', context)[0]).toMatchObject({
      data: { status: 'open', resolution: null },
    });
  });
});

describe('measureOf', () => {
  it('knows what was done to the target, whatever is stored', () => {
    expect(measureOf('blockUser')).toBe('blockUser');
    expect([measureOf('none'), measureOf('toString'), measureOf({}), measureOf(null)]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});
