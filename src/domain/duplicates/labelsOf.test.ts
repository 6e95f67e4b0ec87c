import { expect, it } from 'vitest';
import type { AuditEntry } from '../schemas/audit.ts';
import { labelsOf } from './labelsOf.ts';

const at = new Date('2026-11-01T00:00:00Z');
const entry = (id: string, more: Partial<AuditEntry>): AuditEntry => ({
  id,
  at,
  actorId: 'a',
  actorEmail: 'a@catalogue.example',
  actorRole: 'superAdmin',
  action: 'merge',
  resource: 'products',
  records: ['p'],
  label: 'Lamp',
  businessId: null,
  changes: {},
  reason: '',
  source: 'merge',
  ...more,
});
const decision = { id: 'a~b', products: ['a', 'b'], decidedAt: at, decidedBy: 'a' };

it('learns from what was merged and not taken back, and from what was set apart', () => {
  const labels = labelsOf(
    [{ ...decision, score: 30, said: 'possible' }],
    [
      entry('1', { judged: [{ score: 97, said: 'sure' }] }),
      entry('2', { judged: [{ score: 60, said: 'likely' }] }),
    ],
    [entry('3', { action: 'unmerge', reverts: '2' })],
  );
  expect(labels).toEqual([
    { score: 97, said: 'sure', same: true, at: at.getTime() },
    { score: 30, said: 'possible', same: false, at: at.getTime() },
  ]);
});

it('learns nothing from pairs that people picked themselves, or that older consoles kept', () => {
  expect(labelsOf([decision], [entry('1', {})], [])).toEqual([]);
});
