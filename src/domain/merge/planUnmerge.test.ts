import { describe, expect, it } from 'vitest';
import type { AuditEntry } from '../schemas/audit.ts';
import { REMOVED, type StoredFields } from './auditChain.ts';
import {
  type CurrentRecords,
  canUnmerge,
  isMerge,
  mergedRecordIds,
  planUnmerge,
  type UnmergePlan,
  unmergeChanges,
  unmergeWrites,
} from './planUnmerge.ts';

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

const stored = (id: string, more: Record<string, unknown> = {}): StoredFields => ({
  ...{ id, version: 2, businessId: 'b1' },
  ...more,
});
const current = (
  products: StoredFields[],
  reports: StoredFields[] = [],
  giveaways: StoredFields[] = [],
): CurrentRecords => {
  const byId = (records: StoredFields[]) => new Map(records.map(one => [one.id, one]));
  return { products: byId(products), reports: byId(reports), giveaways: byId(giveaways) };
};
const changing = (...fields: AuditEntry['changes'][string]) => ({ changes: { p: fields } });
const fieldsOf = ({ updates }: UnmergePlan) => updates[0]?.updates[0]?.fields;
const moved = { field: 'title', from: 'Old', to: 'New' };

describe('what comes back', () => {
  const restored = (over: Partial<AuditEntry>, field: string) => {
    const told = changing({ field, from: 'before', to: 'after' });
    const begin = over.resource === 'products' ? [] : [entry({ records: [] })];
    const record = stored('p', { [field]: 'after' });
    const plan = planUnmerge(
      [...begin, entry({ ...told, ...over })],
      current([record], [record], [record]),
      admin,
    );
    return Object.keys(plan.updates.at(-1)?.updates[0]?.fields ?? {});
  };

  it.each([
    ...['id', 'businessId', 'auditId', 'version', 'createdAt', 'createdBy', 'updatedAt'],
    ...['updatedBy', 'isAdmin'],
  ])('is never %s of a product, whatever an entry says', field => {
    expect(restored({ resource: 'products' }, field)).toEqual([]);
  });

  it.each(['title', 'status', 'mergedInto', 'variants', 'businessName'])(
    'is %s of a product',
    field => {
      expect(restored({ resource: 'products' }, field)).toEqual([field]);
    },
  );

  it('is where reports and giveaways lead to, and nothing else of them', () => {
    const report = { resource: 'reports', action: 'repoint' } as const;
    const giveaway = { ...report, resource: 'giveaways' } as const;
    expect(restored(report, 'targetId')).toEqual(['targetId']);
    expect(restored(giveaway, 'productId')).toEqual(['productId']);
    for (const field of ['status', 'productId', 'winners'])
      expect(restored(report, field)).toEqual([]);
    for (const field of ['status', 'targetId', 'winners'])
      expect(restored(giveaway, field)).toEqual([]);
  });

  it('is a field taken out that there was none of', () => {
    const told = changing({ ...moved, from: null, absent: true });
    const plan = planUnmerge([entry(told)], current([stored('p', { title: 'New' })]), admin);
    expect(fieldsOf(plan)).toEqual({ title: REMOVED });
    expect(unmergeChanges(plan)).toEqual([
      {
        resource: 'products',
        record: stored('p', { title: 'New' }),
        changes: [{ field: 'title', from: 'New', to: null }],
      },
    ]);
  });

  it('is nothing for whoever may not take it back', () => {
    const all = current([stored('p')]);
    expect(() => planUnmerge([entry()], all, owner)).toThrow(
      new RangeError('These audit entries are not those of one merge'),
    );
  });
});

describe('what stands in the way', () => {
  const problems = (record: StoredFields | null, over: Partial<AuditEntry> = {}) =>
    planUnmerge([entry({ ...changing(moved), ...over })], current(record ? [record] : []), admin)
      .problems;

  it('is what was changed since, of what the merge changed', () => {
    expect(problems(stored('p', { title: 'New', brand: 'Lux' }))).toEqual([]);
    expect(problems(stored('p', { title: 'Mine' }))).toEqual([
      { kind: 'changedSince', resource: 'products', id: 'p', fields: ['title'] },
    ]);
    const emptied = changing({ field: 'brand', from: 'Lux', to: null });
    expect(problems(stored('p'), emptied)).toEqual([]);
    expect(problems(stored('p', { brand: 'Lux' }), emptied)).toHaveLength(1);
  });

  it('is a later version of what was too large to be kept', () => {
    const omitted = { omitted: true, bytes: 5000, version: 2 };
    const large = changing({ field: 'description', from: '', to: omitted });
    expect(problems(stored('p', { description: 'x' }), large)).toEqual([]);
    expect(problems(stored('p', { description: 'x', version: 3 }), large)).toHaveLength(1);
  });

  it('is what is gone, and nothing of it is written', () => {
    expect(problems(null)).toEqual([{ kind: 'missing', resource: 'products', id: 'p' }]);
    const plan = planUnmerge([entry()], current([]), admin);
    expect(plan.updates).toEqual([{ resource: 'products', label: 'Lamp', updates: [] }]);
  });

  it('is what was taken back before, of what was merged into another alone', () => {
    const into = { field: 'mergedInto', from: null, to: 'a' };
    const second = (record: StoredFields) =>
      planUnmerge(
        [entry({ records: [] }), entry({ action: 'mergedInto', ...changing(into) })],
        current([record]),
        admin,
      ).problems;
    for (const mergedInto of [null, undefined])
      expect(second(stored('p', { mergedInto }))).toEqual([{ kind: 'alreadyUndone', id: 'p' }]);
    expect(second(stored('p', { mergedInto: 'a' }))).toEqual([]);
    expect(problems(stored('p', { title: 'New', mergedInto: null }))).toEqual([]);
  });

  it('may be overwritten where it only was changed since', () => {
    const plan = (...kinds: UnmergePlan['problems']): UnmergePlan => ({
      ...{ entries: [], updates: [], problems: kinds },
    });
    type Problem = UnmergePlan['problems'][number];
    const changed: Problem = { kind: 'changedSince', resource: 'products', id: 'p', fields: [] };
    const missing: Problem = { kind: 'missing', resource: 'products', id: 'p' };
    expect([canUnmerge(plan(), false), canUnmerge(plan(), true)]).toEqual([true, true]);
    expect([canUnmerge(plan(changed), false), canUnmerge(plan(changed), true)]).toEqual([
      ...[false, true],
    ]);
    expect(canUnmerge(plan(changed, missing), true)).toBe(false);
  });
});

it('leaves a giveaway that was settled since, and no other record that looks like one', () => {
  const now = new Date('2026-05-01T00:00:00Z');
  const drawn = { status: 'drawn', endsAt: at, seedCommitment: null };
  const repoint = (resource: 'reports' | 'giveaways', field: string) =>
    entry({ ...{ resource, action: 'repoint' }, ...changing({ field, from: 'b', to: 'a' }) });
  const record = stored('p', { ...drawn, productId: 'a', targetId: 'a' });
  const plan = (one: StoredFields) =>
    planUnmerge(
      [entry({ records: [] }), repoint('giveaways', 'productId'), repoint('reports', 'targetId')],
      current([], [one], [one]),
      admin,
      now,
    );
  expect(plan(record).updates.map(({ updates }) => updates.length)).toEqual([0, 0, 1]);
  expect(plan(record).problems).toEqual([]);
  const open = { ...record, status: 'running', endsAt: new Date('2026-06-01T00:00:00Z') };
  expect(plan(open).updates.map(({ updates }) => updates.length)).toEqual([0, 1, 1]);
});

it('gathers the records of a merge by what they are, and takes no others', () => {
  expect(
    mergedRecordIds([
      entry({ records: ['a'] }),
      entry({ records: ['b', 'c'] }),
      entry({ resource: 'reports', records: ['r'] }),
      entry({ resource: 'giveaways', records: [] }),
    ]),
  ).toEqual({ products: ['a', 'b', 'c'], reports: ['r'], giveaways: [] });
  expect(() => mergedRecordIds([entry({ resource: 'users' })])).toThrow(
    new RangeError('A merge does not change "users"'),
  );
});

it('is told as what it is: who took which merge back, why, and together with what', () => {
  const plan = planUnmerge(
    [entry(changing(moved))],
    current([stored('p', { title: 'New' })]),
    admin,
  );
  let ids = 0;
  const actor = { uid: 'b', email: 'b@catalogue.example', role: 'superAdmin' as const };
  const told = { actor, reason: 'two lamps', batchId: 'x', newId: () => `u${++ids}` };
  expect(unmergeWrites(plan, told)).toMatchObject([
    { type: 'update', id: 'p', data: { title: 'Old', auditId: 'u1' } },
    {
      id: 'u1',
      data: {
        ...{ action: 'unmerge', source: 'revert', reverts: 'e', label: 'Lamp', actorId: 'b' },
        ...{ reason: 'two lamps', batchId: 'x', resource: 'products' },
      },
    },
  ]);
  expect(unmergeWrites({ ...plan, entries: [], updates: [] }, told)).toEqual([]);
});
