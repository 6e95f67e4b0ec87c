import { expect, it } from 'vitest';
import type { AuditEntry } from '../schemas/audit.ts';
import { mergeTakeBack } from './mergeTakeBack.ts';

const at = new Date('2026-03-01T10:00:00Z');
const soon = new Date('2026-03-30T10:00:00Z');
const entry = (over: Partial<AuditEntry> = {}): AuditEntry => ({
  ...{ id: 'e', at, actorId: 'a', actorEmail: 'a@catalogue.example', actorRole: 'superAdmin' },
  ...{ action: 'merge', resource: 'products', records: ['p'], label: 'Lamp', businessId: 'o' },
  ...{ changes: {}, reason: '', source: 'merge' },
  ...over,
});
const OWN = { actorRole: 'owner', actorId: 'o' } as const;
const admin = { role: 'superAdmin', uid: 'b' } as const;
const owner = { role: 'owner', uid: 'o' } as const;
const support = { role: 'support', uid: 's' } as const;

it.each([
  ['an administrator takes back another’s', entry(), admin, 'yes'],
  ['an owner takes back the own', entry(OWN), owner, 'yes'],
  ['an owner asks administrators for theirs', entry(), owner, 'administrators'],
  ['an administrator leaves an owner’s to the owner', entry(OWN), admin, 'owner'],
  ['support takes back nothing', entry(), support, 'administrators'],
  ['support takes back nothing of an owner’s', entry(OWN), support, 'owner'],
  ['no owner takes back what another wrote', entry({ ...OWN, actorId: 'x' }), owner, 'no'],
  ['nobody takes back what says it is no merge', entry({ source: 'form' }), admin, 'no'],
  ['what was merged is a part', entry({ action: 'mergedInto' }), admin, 'part'],
  ['what was led elsewhere, too', entry({ action: 'repoint', resource: 'reports' }), admin, 'part'],
  ['what took a merge back is merged anew', entry({ action: 'unmerge' }), admin, 'undone'],
  ['another change is none of it', entry({ action: 'update' }), admin, 'no'],
] as const)('%s', (_, one, actor, answer) => {
  expect(mergeTakeBack(one, actor, soon)).toBe(answer);
});

it('is offered for thirty days', () => {
  expect(mergeTakeBack(entry(), admin, new Date('2026-03-31T09:59:00Z'))).toBe('yes');
  expect(mergeTakeBack(entry(), admin, new Date('2026-03-31T10:00:00Z'))).toBe('late');
});

it.each([
  ['an administrator’s word', {}, 'taken'],
  ['an owner’s word about an administrators’ merge', OWN, 'yes'],
  ['what tells of another merge', { reverts: 'other' }, 'yes'],
  ['what is no taking back of a merge', { action: 'revert' }, 'yes'],
] as const)('is not offered once more where it is known: %s', (_, over, answer) => {
  const word = entry({ id: 'w', action: 'unmerge', reverts: 'e', ...over });
  expect(mergeTakeBack(entry(), admin, soon, [word])).toBe(answer);
});
