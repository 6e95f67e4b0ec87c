import { describe, expect, it } from 'vitest';
import { RESOURCES } from './access/permissions.ts';
import { COLLECTIONS } from './collections.ts';
import { NAME_FIELDS, recordName } from './recordName.ts';

describe('recordName', () => {
  it.each([
    ['products', { id: 'p1', title: 'Oak lamp', businessName: 'Shop' }, 'Oak lamp'],
    ['business', { id: 'b1', businessName: 'Shop', contactName: 'Ada' }, 'Shop'],
    ['users', { id: 'u1', name: '', email: 'ada@example.com' }, 'u1'],
    ['users', { id: 'u1', name: '  ' }, 'u1'],
    ['requests', { id: 'r1', subject: 'Opening hours' }, 'Opening hours'],
    ['productDetails', { id: 'details', cost: 3 }, 'details'],
    ['products', {}, ''],
  ] as const)('%s %j: %s', (resource, record, name) => {
    expect(recordName(resource, record)).toBe(name);
  });

  it('is short enough for the audit trail', () => {
    expect(recordName('products', { id: 'p1', title: 'x'.repeat(999) })).toHaveLength(200);
  });

  it('names fields that there are', () => {
    for (const resource of RESOURCES) {
      const field = NAME_FIELDS[resource];
      if (field) expect(Object.keys(COLLECTIONS[resource].schema.shape)).toContain(field);
    }
  });
});
