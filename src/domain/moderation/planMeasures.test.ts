import { describe, expect, it } from 'vitest';
import type { Report } from '../schemas/report.ts';
import type { ReportTarget } from './moderateReports.ts';
import { type MeasureContext, planMeasures } from './planMeasures.ts';
import { targetKey } from './reportItems.ts';

const at = new Date('2026-11-21T00:00:00Z');
const report = (id: string, more: Partial<Report> = {}): Report => ({
  ...{ id, reporterId: 'u1', reporterName: 'Ann', targetType: 'product', targetId: 'lamp' },
  ...{ targetLabel: 'Lamp', businessId: 'b1', reason: 'spam', message: '', status: 'open' },
  ...{ resolution: null, version: 1, createdAt: at, createdBy: 'u1', updatedAt: at },
  updatedBy: 'u1',
  ...more,
});
const on = (targetType: Report['targetType'], targetId: string) => ({
  targetType,
  targetId,
  targetLabel: targetId,
});
const product = (id: string, status: 'active' | 'archived' = 'active'): ReportTarget => ({
  type: 'product',
  record: { id, version: 2, businessId: 'b1', status, title: id },
});
const shop = (
  id: string,
  more: { isBusinessOwner?: 'pending' | 'deactivated'; isDeleted?: true },
) => ({
  type: 'business' as const,
  record: {
    ...{ id, version: 3, businessName: id, isBusinessOwner: 'approved' as const },
    ...{ isDeleted: false, statusHistory: [] },
    ...more,
  },
});
const user = (id: string, status: 'active' | 'blocked'): ReportTarget => ({
  type: 'user',
  record: { id, version: 4, status, name: id },
});
const read = (...targets: ReportTarget[]) =>
  new Map(
    targets.map(target => [
      targetKey({ targetType: target.type, targetId: target.record.id }),
      target,
    ]),
  );
const context: MeasureContext = { actorId: 'boss', mayChange: () => true, isTaken: () => false };

describe('planMeasures', () => {
  it('is one measure for two reports on one product', () => {
    const plan = planMeasures(
      [report('r1'), report('r2', on('business', 'shop')), report('r3')],
      read(product('lamp'), shop('shop', {})),
      context,
    );
    expect(plan.fitting.map(({ type, reports }) => [type, reports.map(({ id }) => id)])).toEqual([
      ['product', ['r1', 'r3']],
      ['business', ['r2']],
    ]);
    expect(plan).toMatchObject({ standing: [], left: [], closed: 0 });
  });

  it('keeps a business and a user of one id apart', () => {
    const reports = [report('r1', on('business', 'x')), report('r2', on('user', 'x'))];
    const plan = planMeasures(reports, read(shop('x', {}), user('x', 'active')), context);
    expect(plan.fitting.map(({ target }) => target?.type)).toEqual(['business', 'user']);
  });

  it('resolves alone what is reported about targets that stand there already', () => {
    const reports = [
      report('r1'),
      report('r2', on('user', 'troll')),
      report('r3', on('business', 'shut')),
    ];
    const targets = read(
      product('lamp', 'archived'),
      user('troll', 'blocked'),
      shop('shut', { isBusinessOwner: 'deactivated' }),
    );
    const plan = planMeasures(reports, targets, context);
    expect(plan.standing.map(({ name }) => name)).toEqual(['Lamp', 'troll', 'shut']);
    expect(plan).toMatchObject({ fitting: [], left: [] });
  });

  it('leaves alone what cannot be acted on, and says why', () => {
    const reports = [
      report('r1', on('product', 'gone')),
      report('r2', on('business', 'erased')),
      report('r3', on('business', 'new')),
      report('r4', on('business', 'boss')),
      report('r5', on('product', 'busy')),
      report('r6', on('user', 'troll')),
    ];
    const targets = read(
      shop('erased', { isDeleted: true, isBusinessOwner: 'deactivated' }),
      shop('new', { isBusinessOwner: 'pending' }),
      shop('boss', {}),
      product('busy'),
      user('troll', 'active'),
    );
    const plan = planMeasures(reports, targets, {
      ...context,
      mayChange: type => type !== 'user',
      isTaken: key => key === 'product~busy',
    });
    expect(plan.left.map(({ item, why }) => [item.name, why])).toEqual([
      ['gone', 'gone'],
      ['erased', 'deleted'],
      ['new', 'notLetIn'],
      ['boss', 'own'],
      ['busy', 'taken'],
      ['troll', 'denied'],
    ]);
    expect(plan).toMatchObject({ fitting: [], standing: [] });
  });

  it('counts what is closed already, and decides nothing about it', () => {
    const reports = [report('r1', { status: 'dismissed' }), report('r2', { status: 'inReview' })];
    const plan = planMeasures(reports, read(product('lamp')), context);
    expect(plan.closed).toBe(1);
    expect(plan.fitting[0]?.reports.map(({ id }) => id)).toEqual(['r2']);
    expect(planMeasures([], new Map(), context)).toMatchObject({ fitting: [], closed: 0 });
  });
});
