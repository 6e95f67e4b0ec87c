import type { AuditEntry, FieldChange } from '../schemas/audit.ts';

/** An entry of an owner about own products, for tests. */
export const testEntry = (
  id: string,
  minute: number,
  changes: Record<string, FieldChange[]>,
  more: Partial<AuditEntry> = {},
): AuditEntry => ({
  ...{ id, at: new Date(Date.UTC(2026, 10, 20, 12, minute)), actorId: 'owner' },
  ...{ actorEmail: 'owner@shop.example', actorRole: 'owner', action: 'update' },
  ...{ resource: 'products', records: Object.keys(changes), label: id, businessId: 'owner' },
  ...{ changes, reason: '', source: 'form', reverts: null },
  ...more,
});

/** One field's change. */
export const change = (field: string, from: unknown, to: unknown): FieldChange => ({
  field,
  from,
  to,
});
