import { describe, expect, it } from 'vitest';
import type { AuditEntry } from '../schemas/audit.ts';
import type { MeasureReturn } from './measureReturn.ts';
import { revertDecisionWrites, undecided } from './revertDecision.ts';

const at = new Date('2026-11-21T00:00:00Z');
const resolution = { at, by: 'boss', note: 'a copy', action: 'archiveProduct', was: 'draft' };
const closed = [
  { field: 'status', from: 'open', to: 'resolved' },
  { field: 'resolution', from: null, to: resolution },
];
const entry: AuditEntry = {
  ...{ id: 'a1', at, actorId: 'boss', actorEmail: 'boss@shop.example', actorRole: 'superAdmin' },
  ...{ action: 'resolve', resource: 'reports', records: ['r1', 'r2'], label: 'Lamp' },
  ...{ businessId: 'b1', changes: { r1: closed, r2: closed }, reason: '', source: 'moderation' },
};
const report = (id: string, more: object = {}) => ({
  ...{ id, version: 4, businessId: 'b1', status: 'resolved', resolution },
  ...more,
});
const again = report('r2', { resolution: { ...resolution, note: 'looked at again' } });
const back: MeasureReturn = {
  kind: 'back',
  measure: 'archiveProduct',
  to: 'draft',
  target: {
    type: 'product',
    record: { id: 'p1', version: 9, businessId: 'b1', status: 'archived', title: 'Lamp' },
  },
};
const writes = (measure: MeasureReturn) => {
  let ids = 0;
  return revertDecisionWrites(entry, [report('r1')], 'reports', measure, {
    actor: { uid: 'boss2', email: 'boss2@shop.example', role: 'superAdmin' },
    at,
    reason: '',
    newId: () => `n${++ids}`,
  }).map(({ collection, id }) => `${collection}/${id}`);
};

it('takes back the decision of reports that nobody decided about since', () => {
  expect(undecided(entry, [report('r1'), again], 'reports').map(({ id }) => id)).toEqual(['r1']);
  expect(undecided(entry, [report('r1')], 'products')).toEqual([]);
});

describe('revertDecisionWrites', () => {
  it('is one step with the measure, each with its entry', () => {
    expect(writes(back)).toEqual(['reports/r1', 'audit/n1', 'products/p1', 'audit/n2']);
  });

  it('leaves a measure that stays', () => {
    expect(writes({ kind: 'stays', measure: 'archiveProduct', why: 'merged' })).toEqual([
      'reports/r1',
      'audit/n1',
    ]);
  });
});
