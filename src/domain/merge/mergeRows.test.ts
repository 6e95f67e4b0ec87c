import { expect, it } from 'vitest';
import type { AuditEntry } from '../schemas/audit.ts';
import { mergeRows } from './mergeRows.ts';

const entry = (id: string, batchId?: string): AuditEntry => ({
  id,
  at: new Date(),
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
  batchId,
});

it('shows what was asked for at once as one, where the latest of it stands', () => {
  const rows = mergeRows([entry('1'), entry('2', 'x'), entry('3'), entry('4', 'x')]);
  expect(
    rows.map(row =>
      row.kind === 'one' ? row.entry.id : row.entries.map(({ id }) => id).join('+'),
    ),
  ).toEqual(['1', '2+4', '3']);
});
