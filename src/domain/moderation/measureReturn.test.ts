import { describe, expect, it } from 'vitest';
import { measureReturn, measureReturnProblem, measureReturnWrites } from './measureReturn.ts';
import type { ReportTarget } from './moderateReports.ts';

const at = new Date('2026-11-21T00:00:00Z');
const outcome = (action: string, was?: string) => ({ at, by: 'boss', note: 'x', action, was });
const product = (more: object = {}): ReportTarget => ({
  type: 'product',
  record: { id: 'p1', version: 9, businessId: 'b1', status: 'archived', title: 'Lamp', ...more },
});
const user = (status: 'active' | 'blocked'): ReportTarget => ({
  type: 'user',
  record: { id: 'u9', version: 1, status, name: 'Bob' },
});
const step = { at, by: 'boss', from: 'approved', to: 'deactivated', reason: 'x' };
const business = (more: object = {}): ReportTarget => ({
  type: 'business',
  record: {
    id: 'b1',
    version: 2,
    businessName: 'Shop',
    isBusinessOwner: 'deactivated',
    isDeleted: false,
    statusHistory: [step],
    ...more,
  },
});
const context = {
  actor: { uid: 'boss', email: 'boss@shop.example', role: 'superAdmin' as const },
  at: new Date('2026-11-22T00:00:00Z'),
  note: 'a mistake',
  targetAuditId: 'a3',
};

describe('measureReturn', () => {
  it('is nothing where there was no measure, or none this console knows', () => {
    expect(measureReturn(null, product())).toEqual({ kind: 'none' });
    expect(measureReturn(outcome('none'), product())).toEqual({ kind: 'none' });
    expect(measureReturn(outcome('toString'), product())).toEqual({ kind: 'none' });
  });

  it('takes a measure back where the target stands as it left it', () => {
    expect(measureReturn(outcome('archiveProduct', 'draft'), product())).toMatchObject({
      kind: 'back',
      to: 'draft',
    });
    expect(measureReturn(outcome('blockUser'), user('blocked'))).toMatchObject({
      kind: 'back',
      to: 'active',
    });
    expect(measureReturn(outcome('deactivateBusiness'), business())).toMatchObject({
      kind: 'back',
      to: 'approved',
    });
  });

  it.each([
    ['archiveProduct', product({ status: 'draft' })],
    ['blockUser', user('active')],
    ['deactivateBusiness', business({ isBusinessOwner: 'approved' })],
  ])('leaves what somebody lifted: %s', (measure, target) => {
    expect(measureReturn(outcome(measure, 'active'), target)).toEqual({ kind: 'over', measure });
  });

  it.each([
    ['gone', outcome('archiveProduct', 'active'), null],
    ['merged', outcome('archiveProduct', 'active'), product({ mergedInto: 'p2' })],
    ['unknownBefore', outcome('archiveProduct'), product()],
    ['unknownBefore', outcome('archiveProduct', 'constructor'), product()],
    ['deleted', outcome('deactivateBusiness'), business({ isDeleted: true })],
    ['decidedSince', outcome('deactivateBusiness'), business({ statusHistory: [] })],
    [
      'decidedSince',
      outcome('deactivateBusiness'),
      business({ statusHistory: [step, { ...step, by: 'other' }] }),
    ],
    [
      'decidedSince',
      outcome('deactivateBusiness'),
      business({ statusHistory: [{ ...step, at: new Date(0) }] }),
    ],
  ] as const)('says why a measure stays: %s', (why, decided, target) => {
    expect(measureReturn(decided, target)).toMatchObject({ kind: 'stays', why });
  });
});

it('says why a measure stays, and nothing where it goes or there was none', () => {
  const problem = (action: string, target: ReportTarget | null, was?: string) =>
    measureReturnProblem(measureReturn(outcome(action, was), target));
  expect(problem('archiveProduct', product(), 'active')).toBeNull();
  expect(problem('none', product())).toBeNull();
  expect(problem('archiveProduct', null)).toBe('reports.measureWhy.gone');
  expect(problem('blockUser', user('active'))).toBe('reports.measureOver.blockUser');
});

describe('measureReturnWrites', () => {
  const writes = (action: string, target: ReportTarget, was?: string) => {
    const plan = measureReturn(outcome(action, was), target);
    return plan.kind === 'back' ? measureReturnWrites(plan, context) : [];
  };

  it('reactivates a business, and its history says so', () => {
    expect(writes('deactivateBusiness', business())).toMatchObject([
      {
        collection: 'business',
        data: {
          isBusinessOwner: 'approved',
          statusHistory: [step, { by: 'boss', from: 'deactivated', to: 'approved' }],
        },
        precondition: { version: 2 },
      },
      { collection: 'audit', data: { action: 'reactivate', source: 'moderation' } },
    ]);
  });

  it('puts a product where it stood, and unblocks a user', () => {
    expect(writes('archiveProduct', product(), 'active')).toMatchObject([
      { data: { status: 'active' }, precondition: { version: 9 } },
      { data: { action: 'activate', reason: 'a mistake' } },
    ]);
    expect(writes('archiveProduct', product(), 'draft')[1]).toMatchObject({
      data: { action: 'draft' },
    });
    expect(writes('blockUser', user('blocked'))).toMatchObject([
      { data: { status: 'active' } },
      { data: { action: 'unblock' } },
    ]);
  });
});
