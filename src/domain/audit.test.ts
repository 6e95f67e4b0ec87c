import { describe, expect, it } from 'vitest';
import { auditedUpdates, auditWrite, recordUpdate } from './audit.ts';
import { serverTime } from './write.ts';

const context = {
  auditId: 'a1',
  actor: { uid: 'boss', email: 'boss@shop.example', role: 'superAdmin' as const },
  action: 'archive' as const,
  source: 'bulk' as const,
  reason: 'season is over',
  label: '2 products',
};
const lamp = { id: 'p1', version: 3, businessId: 'b1', status: 'active' };
const desk = { id: 'p2', version: 1, businessId: 'b2', status: 'archived' };

describe('auditedUpdates', () => {
  it('changes records under their version and tells the audit trail in the same commit', () => {
    const writes = auditedUpdates(
      'products',
      [
        { record: lamp, changes: { status: 'archived' } },
        { record: desk, changes: { status: 'archived' } },
      ],
      context,
    );
    expect(writes).toHaveLength(2);
    expect(writes[0]).toMatchObject({
      type: 'update',
      collection: 'products',
      id: 'p1',
      data: { status: 'archived', version: 4, updatedBy: 'boss', auditId: 'a1' },
      precondition: { version: 3 },
    });
    expect(writes[1]).toMatchObject({
      type: 'create',
      collection: 'audit',
      id: 'a1',
      data: {
        actorId: 'boss',
        records: ['p1'],
        businessId: 'b1',
        reason: 'season is over',
        changes: { p1: [{ field: 'status', from: 'active', to: 'archived' }] },
      },
    });
  });

  it('writes nothing when nothing would change', () => {
    expect(
      auditedUpdates('products', [{ record: desk, changes: { status: 'archived' } }], context),
    ).toEqual([]);
  });

  it('refuses more records than one entry may cover', () => {
    const updates = Array.from({ length: 201 }, (_, index) => ({
      record: { ...lamp, id: `p${index}` },
      changes: { status: 'draft' },
    }));
    expect(() => auditedUpdates('products', updates, context)).toThrow(RangeError);
  });
});

describe('auditWrite', () => {
  const rows = (...businesses: (string | null | undefined)[]) =>
    businesses.map((businessId, index) => ({ id: `p${index}`, version: 1, businessId }));
  const entryOf = (...args: Parameters<typeof auditWrite>) => auditWrite(...args).data;

  it('says who did what to which records, when, why and whose they are', () => {
    const changes = { p0: [{ field: 'status', from: 'active', to: 'archived' }] };
    expect(auditWrite('products', rows('b1', 'b1'), changes, context)).toEqual({
      type: 'create',
      collection: 'audit',
      id: 'a1',
      data: {
        at: serverTime(),
        ...{ actorId: 'boss', actorEmail: 'boss@shop.example', actorRole: 'superAdmin' },
        ...{ action: 'archive', resource: 'products', records: ['p0', 'p1'] },
        ...{ label: '2 products', businessId: 'b1', changes, reason: 'season is over' },
        fields: ['status'],
        ...{ source: 'bulk', reverts: null },
      },
    });
  });

  it.each<[string, unknown[], Record<string, unknown>]>([
    ['of one', ['USD', 'USD'], { currency: 'USD', fields: ['price'] }],
    ['of several', ['USD', 'EUR'], { fields: ['price'] }],
    ['of none', [undefined, undefined], { fields: ['price'] }],
  ])('says the currency of its amounts: %s', (_, currencies, told) => {
    const changes = Object.fromEntries(
      currencies.map((__, index) => [`p${index}`, [{ field: 'price', from: 1, to: 2 }]]),
    );
    const records = rows('b1', 'b1').map((row, index) => ({ ...row, currency: currencies[index] }));
    const data = entryOf('products', records, changes, context);
    expect({
      ...(data.currency ? { currency: data.currency } : {}),
      fields: data.fields,
    }).toEqual(told);
  });

  it('says what it takes back and what it was done together with', () => {
    const more = { ...context, reason: undefined, reverts: 'a0', batchId: 'x' };
    expect(entryOf('products', rows('b1'), {}, more)).toMatchObject({
      reason: '',
      reverts: 'a0',
      batchId: 'x',
    });
    expect(entryOf('products', rows('b1'), {}, context)).not.toHaveProperty('batchId');
  });

  it.each<[string, (string | null | undefined)[], string | null, string[]]>([
    ['one business', ['b1', 'b1'], 'b1', ['p0', 'p1']],
    ['none', [null, undefined], null, ['p0', 'p1']],
    ['two', ['b1', 'b1', 'b2', 'b1'], null, ['p0', 'p2', 'p1', 'p3']],
    ['some and none', [undefined, null, 'b2'], null, ['p0', 'p2', 'p1']],
    ['no records', [], null, []],
  ])('puts two records that differ in business first: %s', (_, businesses, businessId, records) => {
    expect(entryOf('products', rows(...businesses), {}, context)).toMatchObject({
      businessId,
      records,
    });
  });

  it('knows that a business is its own', () => {
    expect(entryOf('business', [{ id: 'b9', version: 1 }], {}, context).businessId).toBe('b9');
    const several = ['b1', 'b2', 'b3'].map((id, index) => ({
      ...{ id, version: 1, businessId: index === 2 ? 'else' : 'same' },
    }));
    expect(entryOf('business', several, {}, context)).toMatchObject({
      businessId: null,
      records: ['b1', 'b2', 'b3'],
    });
  });

  it('covers two hundred records and says so where there are more', () => {
    const many = rows(...Array.from({ length: 201 }, () => 'b1'));
    expect(entryOf('products', many.slice(1), {}, context).records).toHaveLength(200);
    expect(() => auditWrite('products', many, {}, context)).toThrow(
      'An audit entry covers at most 200 records',
    );
  });
});

describe('what is not kept as others are', () => {
  const view = { id: 'v1', version: 0, name: 'Mine' };

  it('is written without version or entry', () => {
    expect(
      auditedUpdates('savedViews', [{ record: view, changes: { name: 'Ours' } }], context),
    ).toEqual([{ type: 'update', collection: 'savedViews', id: 'v1', data: { name: 'Ours' } }]);
  });

  it('hangs from the record that it is said to', () => {
    const details = { id: 'b1', version: 0, cost: 1 };
    const updates = [{ record: details, changes: { cost: 2 } }];
    expect(auditedUpdates('productDetails', updates, context, 'p1')).toEqual([
      { type: 'update', collection: 'products/p1/private', id: 'b1', data: { cost: 2 } },
    ]);
  });

  it('is refused where an import made it anew under the same version', () => {
    const imported = { ...lamp, source: { runId: 'r1' } };
    expect(recordUpdate('products', imported, {}, { uid: 'boss' })).toMatchObject({
      precondition: { version: 3, fields: { 'source.runId': 'r1' } },
    });
  });
});

it('tells what hangs from a record beside the record’s own changes, or alone', () => {
  const cost = { field: 'cost', from: 1, to: 2 };
  const changes = { status: 'archived' };
  const told = (record: typeof lamp) => {
    const updates = [{ record, changes, detailChanges: [cost] }];
    return auditedUpdates('products', updates, context).at(-1);
  };
  const own = { field: 'status', from: 'active', to: 'archived' };
  expect(told(lamp)).toMatchObject({ data: { changes: { p1: [own, cost] } } });
  expect(told(desk)).toMatchObject({ data: { changes: { p2: [cost] } } });
});
