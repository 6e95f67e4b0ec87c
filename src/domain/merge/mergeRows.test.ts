import { expect, it } from 'vitest';
import type { AuditEntry } from '../schemas/audit.ts';
import { mergeEntriesAsked, mergeRows, unmergeEntriesAsked } from './mergeRows.ts';

const entry = (id: string, batchId?: string, over: Partial<AuditEntry> = {}): AuditEntry => ({
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
  ...over,
});

const admin = { role: 'superAdmin', uid: 'b' } as const;
const owner = { role: 'owner', uid: 'o' } as const;
const OWNERS = { actorRole: 'owner', actorId: 'o', businessId: 'o' };
const UNDONE = { action: 'unmerge', source: 'revert' } as const;

it('shows what was asked for at once as one, where the latest of it stands', () => {
  const merges = [entry('1'), entry('2', 'x'), entry('3'), entry('4', 'x')];
  expect(
    mergeRows(merges, [], admin).map(row =>
      row.kind === 'one' ? row.entry.id : row.entries.map(({ id }) => id).join('+'),
    ),
  ).toEqual(['1', '2+4', '3']);
});

it('shows what was taken back, one or all at once', () => {
  const merges = [entry('1'), entry('2', 'x'), entry('3')];
  const unmerges = [
    entry('5', 'x', { ...UNDONE, reverts: '2' }),
    entry('6', '', { ...UNDONE, reverts: '3' }),
  ];
  const undone = mergeRows(merges, unmerges, admin).map(row => row.undone);
  expect(undone).toEqual([false, true, true]);
});

it('nobody’s merge is undone because somebody else says so', () => {
  const merges = [entry('1'), entry('2', 'x')];
  const forged = [
    entry('3', undefined, { ...OWNERS, ...UNDONE, reverts: '1' }),
    entry('4', 'x', { ...OWNERS, ...UNDONE, reverts: '2' }),
  ];
  expect(mergeRows(merges, forged, admin).map(row => row.undone)).toEqual([false, false]);
  const own = [entry('5', undefined, OWNERS), entry('6', 'y', OWNERS)];
  const takenBack = [
    entry('7', undefined, { ...OWNERS, ...UNDONE, reverts: '5' }),
    entry('8', 'y', { ...OWNERS, ...UNDONE, reverts: '6' }),
  ];
  expect(mergeRows(own, takenBack, owner).map(row => row.undone)).toEqual([true, true]);
  const another = takenBack.map(word => ({ ...word, actorId: 'else' }));
  expect(mergeRows(own, another, owner).map(row => row.undone)).toEqual([false, false]);
});

it('shows only what somebody may take back', () => {
  const merges = [entry('1'), entry('2', undefined, OWNERS)];
  const shown = (actor: typeof admin | typeof owner) =>
    mergeRows(merges, [], actor).flatMap(row => (row.kind === 'one' ? [row.entry.id] : []));
  expect(shown(admin)).toEqual(['1']);
  expect(shown(owner)).toEqual(['2']);
});

it('asks for the entries of whoever may take a merge back, and for no others', () => {
  const products = { resource: 'products', action: 'merge' };
  expect(mergeEntriesAsked(admin)).toEqual({ ...products, actorRole: 'superAdmin' });
  expect(mergeEntriesAsked(owner)).toEqual({ ...products, actorId: 'o' });
});

it('asks by the merges themselves which of them were taken back', () => {
  const asked = { action: 'unmerge', reverts: ['1', '2'] };
  const merges = [entry('1'), entry('2')];
  expect(unmergeEntriesAsked(merges, admin)).toEqual({ ...asked, actorRole: 'superAdmin' });
  expect(unmergeEntriesAsked(merges, owner)).toEqual({ ...asked, actorId: 'o' });
});

it('keeps merges of several at once apart', () => {
  const merges = [entry('1', 'x'), entry('2', 'y'), entry('3', 'x'), entry('4')];
  const unmerges = [entry('5', 'y', { ...UNDONE, reverts: '2' })];
  const rows = mergeRows(merges, unmerges, admin).map(row => [
    row.kind === 'one' ? row.entry.id : row.entries.map(({ id }) => id).join('+'),
    row.undone,
  ]);
  expect(rows).toEqual([
    ['1+3', false],
    ['2', true],
    ['4', false],
  ]);
});
