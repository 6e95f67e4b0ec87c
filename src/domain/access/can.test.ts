import { describe, expect, it } from 'vitest';
import { can, requiredListFilters } from './can.ts';
import { ACTIONS, RESOURCES } from './permissions.ts';

const owner = { uid: 'me', role: 'owner' as const };
const support = { uid: 'help', role: 'support' as const };
const superAdmin = { uid: 'boss', role: 'superAdmin' as const };

describe('can', () => {
  it('lets an owner see active products of others, and no others', () => {
    expect(can(owner, 'get', 'products', { businessId: 'other', status: 'active' })).toBe(true);
    expect(can(owner, 'get', 'products', { businessId: 'other', status: 'draft' })).toBe(false);
    expect(can(owner, 'get', 'products', { businessId: 'me', status: 'draft' })).toBe(true);
  });

  it('keeps an owner from writing into another business', () => {
    for (const action of ['create', 'update', 'delete'] as const) {
      expect(can(owner, action, 'products', { businessId: 'other', status: 'active' })).toBe(false);
      expect(can(owner, action, 'products', { businessId: 'me' })).toBe(true);
    }
  });

  it('gives support every read but no write except saved views of their own', () => {
    const others = ['savedViews', 'giveawaySeeds', 'signIns'];
    for (const resource of RESOURCES.filter(name => !others.includes(name))) {
      for (const action of ACTIONS) {
        expect(can(support, action, resource, {})).toBe(['get', 'list', 'export'].includes(action));
      }
    }
    expect(ACTIONS.filter(action => can(support, action, 'signIns', {}))).toEqual(['get']);
    expect(can(support, 'create', 'savedViews', { userId: 'help' })).toBe(true);
    expect(can(support, 'create', 'savedViews', { userId: 'me' })).toBe(false);
  });

  it('lets nobody read a giveaway’s seed before its end, and then only administrators', () => {
    for (const actor of [owner, support, superAdmin])
      expect(can(actor, 'get', 'giveawaySeeds', { ended: false })).toBe(false);
    expect(can(superAdmin, 'get', 'giveawaySeeds', { ended: true })).toBe(true);
    for (const actor of [owner, support])
      expect(can(actor, 'get', 'giveawaySeeds', { ended: true })).toBe(false);
    expect(can(superAdmin, 'list', 'giveawaySeeds')).toBe(false);
  });

  it('lets nobody change or delete the audit trail', () => {
    for (const actor of [owner, support, superAdmin]) {
      expect(can(actor, 'update', 'audit')).toBe(false);
      expect(can(actor, 'delete', 'audit')).toBe(false);
    }
  });

  it('answers without a record whether there could be one', () => {
    expect(can(owner, 'update', 'products')).toBe(true);
    expect(can(owner, 'list', 'users')).toBe(false);
  });
});

describe('requiredListFilters', () => {
  it('names the filter that proves the condition', () => {
    expect(requiredListFilters(owner, 'requests')).toEqual([{ field: 'businessId', value: 'me' }]);
    expect(requiredListFilters(owner, 'users')).toBeNull();
    expect(requiredListFilters(superAdmin, 'users')).toEqual([]);
  });
});
