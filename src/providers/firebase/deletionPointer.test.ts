import { describe, expect, it } from 'vitest';
import type { Role } from '@/domain/access/roles.ts';
import { auditWrite } from '@/domain/audit.ts';
import type { Write } from '@/domain/write.ts';
import { withDeletionPointer } from './deletionPointer.ts';

const remove: Write = { type: 'delete', collection: 'products', id: 'p1' };
const entry = (role: Role, records = ['p1']) =>
  auditWrite(
    'products',
    records.map(id => ({ id, version: 1 })),
    {},
    {
      auditId: 'a1',
      actor: { uid: 'boss', email: 'boss@shop.example', role },
      action: 'delete',
      source: 'form',
      label: '',
    },
  );

describe('withDeletionPointer', () => {
  it('names the entry of an administrator’s deletions', () => {
    const writes = [remove, entry('superAdmin')];
    expect(withDeletionPointer(writes, 'boss')).toEqual([
      ...writes,
      { type: 'set', collection: 'auditPointers', id: 'boss', data: { auditId: 'a1' } },
    ]);
  });

  it.each<[string, Write[]]>([
    ['an owner deletes the own', [remove, entry('owner')]],
    ['nothing is told', [remove]],
    ['the entry tells of something else', [remove, entry('superAdmin', ['p2'])]],
    ['nothing audited is deleted', [{ ...remove, collection: 'savedViews' }, entry('superAdmin')]],
  ])('adds nothing where %s', (_, writes) => {
    expect(withDeletionPointer(writes, 'boss')).toBe(writes);
  });

  it('adds nothing where nobody is signed in', () => {
    expect(withDeletionPointer([remove, entry('superAdmin')], null)).toHaveLength(2);
  });
});
