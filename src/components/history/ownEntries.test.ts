import { describe, expect, it } from 'vitest';
import { auditEntrySchema } from '@/domain/schemas/audit.ts';
import { ownEntries } from './ownEntries.ts';

const entry = (id: string, actorRole: string, businessId: string | null) =>
  auditEntrySchema.parse({
    ...{ id, at: new Date(0), actorId: 'x', actorEmail: 'x@shop.example', actorRole },
    ...{ action: 'update', resource: 'products', records: ['p1'], label: 'Lamp' },
    ...{ businessId, changes: {}, reason: '', source: 'form' },
  });

describe('ownEntries', () => {
  const all = [
    entry('own', 'owner', 'rival'),
    entry('forged', 'owner', 'attacker'),
    entry('nobody’s', 'owner', null),
    entry('bulk', 'superAdmin', null),
  ];

  it('leaves out what people of other businesses wrote about a record', () => {
    expect(ownEntries(all, 'rival').map(({ id }) => id)).toEqual(['own', 'bulk']);
  });

  it('keeps everything about records of no business', () => {
    expect(ownEntries(all, undefined)).toEqual(all);
  });
});
