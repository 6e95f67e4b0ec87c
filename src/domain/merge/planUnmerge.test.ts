import { describe, expect, it } from 'vitest';
import type { AuditEntry } from '../schemas/audit.ts';
import { isMerge } from './planUnmerge.ts';

const at = new Date('2026-03-01T10:00:00Z');
const entry = (over: Partial<AuditEntry> = {}): AuditEntry => ({
  ...{ id: 'e', at, actorId: 'a', actorEmail: 'a@catalogue.example', actorRole: 'superAdmin' },
  ...{ action: 'merge', resource: 'products', records: ['p'], label: 'Lamp', businessId: null },
  ...{ changes: {}, reason: '', source: 'merge' },
  ...over,
});

const admin = { role: 'superAdmin', uid: 'b' } as const;
const owner = { role: 'owner', uid: 'o' } as const;
const OWN = { actorRole: 'owner', actorId: 'o', businessId: 'o' };

describe('isMerge', () => {
  it('takes a chain that one super administrator wrote in one commit, whichever of them asks', () => {
    const chain = [
      entry(),
      entry({ action: 'mergedInto' }),
      entry({ action: 'repoint', resource: 'reports' }),
      entry({ action: 'repoint', resource: 'giveaways' }),
    ];
    expect(isMerge(chain, admin)).toBe(true);
    expect(isMerge([entry({ businessId: 'anybody' })], admin)).toBe(true);
  });

  it('takes no chain of nothing, and none that does not begin with a merge', () => {
    expect(isMerge([], admin)).toBe(false);
    expect(isMerge([entry({ action: 'repoint' }), entry()], admin)).toBe(false);
  });

  it.each<[string, Partial<AuditEntry>]>([
    ['an owner', { actorRole: 'owner' }],
    ['another administrator', { actorId: 'c' }],
    ['another commit', { at: new Date(at.getTime() + 1) }],
    ['a form', { source: 'form' }],
    ['something else that was done', { action: 'update' }],
    ['records that a merge does not change', { resource: 'business' }],
  ])('takes no chain with a part of %s', (_, over) => {
    expect(isMerge([entry(), entry({ action: 'mergedInto', ...over })], admin)).toBe(false);
  });

  it('takes for an owner what that owner merged of the own business, and nothing else', () => {
    expect(isMerge([entry(OWN)], owner)).toBe(true);
    expect(isMerge([entry({ ...OWN, actorId: 'x' })], owner)).toBe(false);
    expect(isMerge([entry({ ...OWN, businessId: 'x' })], owner)).toBe(false);
    expect(
      isMerge([entry(OWN), entry({ ...OWN, resource: 'reports', action: 'repoint' })], owner),
    ).toBe(false);
    expect(isMerge([entry()], owner)).toBe(false);
    expect(isMerge([entry(OWN)], admin)).toBe(false);
  });
});
