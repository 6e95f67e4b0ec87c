import { expect, it } from 'vitest';
import type { AuditEntry } from '../schemas/audit.ts';
import type { UnmergePlan } from './planUnmerge.ts';
import { problemRecord } from './problemRecord.ts';

const merge: AuditEntry = {
  ...{ id: 'e', at: new Date(0), actorId: 'a', actorEmail: '', actorRole: 'superAdmin' },
  ...{ action: 'merge', resource: 'products', records: ['p1'], label: 'Lamp', businessId: null },
  ...{ changes: {}, reason: '', source: 'merge' },
};
const plan: Pick<UnmergePlan, 'entries' | 'updates'> = {
  entries: [merge],
  updates: [
    {
      ...{ resource: 'products', label: 'Lamp' },
      updates: [{ record: { id: 'p2', version: 1, title: 'Old lamp' }, fields: {} }],
    },
    {
      ...{ resource: 'reports', label: 'Lamp' },
      updates: [{ record: { id: 'p2', version: 1, targetLabel: 'A complaint' }, fields: {} }],
    },
  ],
};

it('is called what it is called now, of its own kind', () => {
  expect(problemRecord(plan, { kind: 'alreadyUndone', id: 'p2' })).toEqual({
    ...{ resource: 'products', id: 'p2', name: 'Old lamp' },
  });
  expect(
    problemRecord(plan, { kind: 'changedSince', resource: 'reports', id: 'p2', fields: [] }).name,
  ).toBe('A complaint');
});

it('that is gone is called what the merge called it, or by its id', () => {
  const missing = (id: string) => ({ kind: 'missing', resource: 'products', id }) as const;
  expect(problemRecord(plan, missing('p1')).name).toBe('Lamp');
  expect(problemRecord(plan, missing('p3')).name).toBe('p3');
});
