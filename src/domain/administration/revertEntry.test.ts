import { describe, expect, it } from 'vitest';
import type { AuditEntry } from '../schemas/audit.ts';
import { isRevertible, planRevert, revertWrites } from './revertEntry.ts';

const entry: AuditEntry = {
  id: 'a1',
  at: new Date('2026-11-20T10:00:00Z'),
  actorId: 'boss',
  actorEmail: 'boss@shop.example',
  actorRole: 'superAdmin',
  action: 'update',
  resource: 'products',
  records: ['p1'],
  label: 'Lamp',
  businessId: 'b1',
  changes: {
    p1: [
      { field: 'title', from: 'Lamp', to: 'Lantern' },
      { field: 'price', from: 1000, to: 1200 },
      { field: 'brand', from: null, to: 'Lux' },
    ],
  },
  reason: '',
  source: 'form',
};
const product = {
  id: 'p1',
  version: 7,
  businessId: 'b1',
  title: 'Lantern',
  price: 900,
  brand: 'Lux',
};
const context = {
  auditId: 'a2',
  actor: { uid: 'boss2', email: 'boss2@shop.example', role: 'superAdmin' as const },
  reason: 'wrong product',
};

describe('planRevert', () => {
  it('takes back what is still as the entry left it, and leaves later work alone', () => {
    expect(planRevert(entry, product, 'products')).toEqual({
      id: 'p1',
      back: [
        { field: 'title', from: 'Lantern', to: 'Lamp' },
        { field: 'brand', from: 'Lux', to: null },
      ],
      changedSince: [{ field: 'price', from: 900, to: 1000 }],
      keptWith: [],
      otherCurrency: [],
      laterAmounts: [],
    });
  });

  it('puts no amount of one currency under another one', () => {
    const now = { ...product, price: 1200, currency: 'EUR' };
    const plan = (currency: string) => planRevert({ ...entry, currency }, now, 'products');
    expect(plan('USD')).toMatchObject({
      back: [{ field: 'title' }, { field: 'brand' }],
      otherCurrency: [{ field: 'price', from: 1200, to: 1000 }],
    });
    expect(plan('EUR')).toMatchObject({ back: { length: 3 }, otherCurrency: [], laterAmounts: [] });
    const write = revertWrites({ ...entry, currency: 'USD' }, [now], 'products', context)[0];
    expect(write).toMatchObject({ type: 'update', data: { title: 'Lamp' } });
    expect(write).not.toHaveProperty('data.price');
  });

  it('takes a currency back with its amounts, or neither', () => {
    const changes = {
      p1: [
        { field: 'currency', from: 'USD', to: 'JPY' },
        { field: 'price', from: 1200, to: 12 },
      ],
    };
    const now = { ...product, currency: 'JPY', price: 12 };
    const fields = (price: number) => {
      const plan = planRevert({ ...entry, changes }, { ...now, price }, 'products');
      return [plan.back, plan.changedSince, plan.keptWith].map(list =>
        list.map(({ field }) => field),
      );
    };
    expect(fields(12)).toEqual([['currency', 'price'], [], []]);
    expect(fields(15)).toEqual([[], ['price'], ['currency']]);
  });

  it.each([
    ['products', 'businessId'],
    ['products', 'status'],
    ['users', 'status'],
    ['products', 'mergedInto'],
    ['products', 'createdBy'],
    ['products', 'constructor'],
    ['business', 'isDeleted'],
    ['business', 'isBusinessOwner'],
    ['business', 'isSuperAdmin'],
    ['business', 'statusHistory'],
    ['giveaways', 'winners'],
    ['imports', 'status'],
  ] as const)('never puts back %s.%s, whoever wrote it', (resource, field) => {
    const forged = { ...entry, changes: { p1: [{ field, from: 'attacker', to: 'now' }] } };
    expect(planRevert(forged, { ...product, [field]: 'now' }, resource).back).toEqual([]);
    expect(isRevertible(forged, resource)).toBe(false);
  });

  const outcome = (note: string) => ({ at: new Date(0), by: 'boss', note, action: 'none' });
  const resolve = {
    ...entry,
    action: 'resolve',
    changes: {
      r1: [
        { field: 'status', from: 'open', to: 'resolved' },
        { field: 'resolution', from: null, to: outcome('first') },
      ],
    },
  };

  it('keeps the status of a report that was resolved anew with its outcome', () => {
    const report = { id: 'r1', version: 4, status: 'resolved', resolution: outcome('second') };
    expect(planRevert(resolve, report, 'reports')).toEqual({
      id: 'r1',
      back: [],
      changedSince: [{ field: 'resolution', from: outcome('second'), to: null }],
      keptWith: [{ field: 'status', from: 'resolved', to: 'open' }],
      otherCurrency: [],
      laterAmounts: [],
    });
    expect(revertWrites(resolve, [report], 'reports', context)).toEqual([]);
  });

  it('takes status and outcome of a report back together', () => {
    const report = { id: 'r1', version: 2, status: 'resolved', resolution: outcome('first') };
    expect(planRevert(resolve, report, 'reports').back.map(({ field }) => field)).toEqual([
      'status',
      'resolution',
    ]);
  });

  it('keeps options and variants of a product together', () => {
    const changes = {
      p1: [
        { field: 'options', from: [], to: ['Size'] },
        { field: 'variants', from: [], to: ['S'] },
        { field: 'brand', from: null, to: 'Lux' },
      ],
    };
    const plan = planRevert(
      { ...entry, changes },
      { ...product, options: ['Size'], variants: ['S', 'M'] },
      'products',
    );
    expect(plan.back.map(({ field }) => field)).toEqual(['brand']);
    expect(plan.changedSince.map(({ field }) => field)).toEqual(['variants']);
    expect(plan.keptWith.map(({ field }) => field)).toEqual(['options']);
  });

  it('leaves what people enter for by now', () => {
    const changes = {
      g1: [
        { field: 'title', from: 'A', to: 'B' },
        { field: 'numberOfWinners', from: 1, to: 2 },
      ],
    };
    const startsAt = new Date('2026-11-10T00:00:00Z');
    const current = {
      ...{ id: 'g1', version: 2, title: 'B', numberOfWinners: 2 },
      ...{ startsAt, seedCommitment: 'c', entryCount: 0 },
    };
    const fields = (now: Date) =>
      planRevert({ ...entry, changes }, current, 'giveaways', now).back.map(({ field }) => field);
    expect(fields(new Date(startsAt.getTime() - 1))).toEqual(['title', 'numberOfWinners']);
    expect(fields(startsAt)).toEqual(['title']);
  });

  it('takes back of an owner’s entry only what is the owner’s', () => {
    const byOwner = { ...entry, actorId: 'b1', actorRole: 'owner' };
    expect(planRevert(byOwner, product, 'products').back).toHaveLength(2);
    const rival = { ...product, businessId: 'rival' };
    expect(planRevert(byOwner, rival, 'products')).toEqual({
      ...{
        id: 'p1',
        back: [],
        changedSince: [],
        keptWith: [],
        otherCurrency: [],
        laterAmounts: [],
      },
    });
  });

  it('reads nothing into a record called like a part of every object', () => {
    const odd = { ...product, id: 'constructor' };
    expect(planRevert(entry, odd, 'products').back).toEqual([]);
  });
});

describe('revertWrites', () => {
  it('is a new change with its own entry that names the one it takes back', () => {
    const [update, audit] = revertWrites(entry, [product], 'products', context);
    expect(update).toMatchObject({
      type: 'update',
      id: 'p1',
      data: { title: 'Lamp', brand: null, version: 8, auditId: 'a2' },
      precondition: { version: 7 },
    });
    expect(audit).toMatchObject({
      collection: 'audit',
      id: 'a2',
      data: { action: 'revert', source: 'revert', reverts: 'a1', reason: 'wrong product' },
    });
  });

  it('writes nothing the second time', () => {
    const reverted = { ...product, title: 'Lamp', brand: null };
    expect(revertWrites(entry, [reverted], 'products', context)).toEqual([]);
  });
});

describe('isRevertible', () => {
  it('is for changes of fields, not for steps that have their own way back', () => {
    expect(isRevertible(entry, 'products')).toBe(true);
    expect(isRevertible({ ...entry, action: 'draw' }, 'products')).toBe(false);
    expect(isRevertible({ ...entry, action: 'approve' }, 'products')).toBe(false);
    const undone = { ...entry, action: 'undoImport', source: 'revert' } as const;
    expect(isRevertible(undone, 'products')).toBe(false);
    expect(isRevertible({ ...entry, source: 'import' }, 'products')).toBe(false);
    expect(isRevertible({ ...entry, changes: {} }, 'products')).toBe(false);
  });

  it.each(['renamed', 'toString', ''])('is not for an action nobody knows: %j', action => {
    expect(isRevertible({ ...entry, action }, 'products')).toBe(false);
  });

  it('opens a closed report again, and closes none', () => {
    const outcome = { at: new Date(0), by: 'boss', note: '', action: 'archiveProduct' };
    const closed = { field: 'resolution', from: null, to: outcome };
    const opened = { field: 'resolution', from: outcome, to: null };
    const status = { field: 'status', from: 'open', to: 'resolved' };
    const resolve = { ...entry, action: 'resolve', changes: { r1: [status, closed] } };
    expect(isRevertible(resolve, 'reports')).toBe(true);
    for (const action of ['reopen', 'revert']) {
      const back = { ...entry, action, changes: { r1: [status, opened] } };
      expect(isRevertible(back, 'reports')).toBe(false);
      const report = { id: 'r1', version: 4, status: 'resolved', resolution: null };
      expect(planRevert(back, report, 'reports').back).toEqual([]);
    }
  });
});
