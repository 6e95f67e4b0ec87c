import { describe, expect, it } from 'vitest';
import type { Role } from '@/domain/access/roles.ts';
import { testProduct } from '@/domain/merge/testProduct.ts';
import { serverTime } from '@/domain/write.ts';
import { createWrites, deleteWrites, updateWrites, type WriteContext } from './recordWrites.ts';

const context = (role: Role, more: Partial<WriteContext> = {}): WriteContext => ({
  auditId: 'a1',
  actor: { uid: 'me', email: 'me@shop.example', role },
  action: 'update',
  source: 'form',
  label: '',
  parent: undefined,
  ...more,
});

describe('createWrites', () => {
  it('puts what an owner creates under the own business, whatever the form says', () => {
    const data = { title: 'Bowl', businessId: 'rival' };
    const { writes, record } = createWrites('products', 'p1', data, context('owner'));
    expect(writes).toMatchObject([
      { type: 'create', id: 'p1', data: { businessId: 'me', auditId: 'a1' } },
      { collection: 'audit', id: 'a1' },
    ]);
    expect(record.businessId).toBe('me');
    const view = createWrites('savedViews', 'v1', { userId: 'rival' }, context('owner'));
    expect(view.record.userId).toBe('me');
  });

  it('leaves the business that an administrator names', () => {
    const data = { title: 'Bowl', businessId: 'rival' };
    const { record } = createWrites('products', 'p1', data, context('superAdmin'));
    expect(record.businessId).toBe('rival');
  });
});

describe('updateWrites', () => {
  const stored = { id: 'u1', version: 4, name: 'Ada' };

  it('writes only on the version that was read', () => {
    const { writes } = updateWrites('users', stored, { name: 'Eve' }, context('superAdmin'));
    expect(writes).toMatchObject([
      { type: 'update', data: { name: 'Eve', version: 5 }, precondition: { version: 4 } },
      { collection: 'audit', id: 'a1' },
    ]);
  });

  it('tells what hangs from the record with the record’s own changes, or alone', () => {
    const detailChanges = [{ field: 'cost', from: 1, to: 2 }];
    const all = context('superAdmin', { detailChanges });
    const { writes } = updateWrites('users', stored, {}, all);
    expect(writes).toMatchObject([
      { data: { auditId: 'a1', version: 5 }, precondition: { version: 4 } },
      { collection: 'audit', data: { changes: { u1: detailChanges } } },
    ]);
    expect(updateWrites('users', stored, {}, context('superAdmin')).writes).toEqual([]);
  });
});

describe('deleteWrites', () => {
  it('deletes a product as it was read, with the private part of its own business', () => {
    const record = { id: 'p1', version: 3, businessId: 'b1' };
    expect(deleteWrites('products', [record], context('owner'))).toEqual([
      { type: 'delete', collection: 'products', id: 'p1', precondition: { version: 3 } },
      { type: 'delete', collection: 'products/p1/private', id: 'b1' },
      expect.objectContaining({ type: 'create', collection: 'audit', id: 'a1' }),
    ]);
  });
});

const TIMES = { createdAt: serverTime(), updatedAt: serverTime() };
const errorOf = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was refused');
};

describe('what is stored of a new record', () => {
  it('is what the form says, under a version, by whom and when, with what follows from it', () => {
    const { id: _, version: _v, gaps: _g, ...bowl } = testProduct('x', { category: '' });
    const data = { ...bowl, id: 'other' };
    const { writes, record } = createWrites('products', 'p1', data, context('superAdmin'));
    const [created] = writes;
    if (created?.type !== 'create') throw new Error('no record');
    expect(created).toMatchObject({
      ...{ collection: 'products', id: 'p1' },
      data: { ...TIMES, version: 1, createdBy: 'me', updatedBy: 'me', auditId: 'a1' },
    });
    expect(created.data).not.toHaveProperty('id');
    expect(created.data.gaps).toContain('category');
    const { createdAt, updatedAt, ...shown } = record;
    expect(shown).toMatchObject({ id: 'p1', version: 1, createdBy: 'me', updatedBy: 'me' });
    expect(shown).toMatchObject({ auditId: 'a1', gaps: created.data.gaps });
    for (const time of [createdAt, updatedAt]) expect(time).toBeInstanceOf(Date);
  });

  it('is told with whose it is', () => {
    const data = { title: 'Bowl', businessId: 'b1' };
    const { writes } = createWrites('products', 'p1', data, context('superAdmin'));
    expect(writes[1]).toMatchObject({ data: { records: ['p1'], businessId: 'b1', changes: {} } });
  });

  it('is nothing more where the kind is neither versioned nor told', () => {
    const data = { name: 'Mine', resource: 'products' };
    expect(createWrites('savedViews', 'v1', data, context('superAdmin'))).toEqual({
      writes: [
        { type: 'create', collection: 'savedViews', id: 'v1', data: { ...data, userId: 'me' } },
      ],
      record: { ...data, userId: 'me', id: 'v1' },
    });
  });

  it('stands where its parent says', () => {
    const below = context('superAdmin', { parent: 'g1' });
    const { writes } = createWrites('giveawaySeeds', 's', {}, below);
    expect(writes).toEqual([
      { type: 'create', collection: 'giveaways/g1/secret', id: 's', data: {} },
    ]);
  });

  it('follows from a product only, and only from one that is whole', () => {
    const { gaps: _, ...whole } = testProduct('x');
    const business = createWrites('business', 'b', { ...whole }, context('superAdmin'));
    expect(business.record).not.toHaveProperty('gaps');
    const part = createWrites('products', 'p', { title: 'Bowl' }, context('superAdmin'));
    expect(part.record).not.toHaveProperty('gaps');
  });
});

it.each<[string, () => unknown]>([
  ['created', () => createWrites('users', 'u', { name: 7, email: 'x' }, context('superAdmin'))],
  [
    'changed',
    () => updateWrites('users', { id: 'u', version: 1 }, { name: 7 }, context('superAdmin')),
  ],
])('says of every field what is wrong with it when it is %s', (_, write) => {
  expect(errorOf(write)).toMatchObject({
    ...{ status: 400, message: 'validation.form' },
    body: { errors: { name: expect.stringMatching(/./) } },
  });
});

it('names a field inside a list by its path', () => {
  const data = { images: [{ id: 'i', url: 7, alt: '' }] };
  const error = errorOf(() => createWrites('products', 'p', data, context('superAdmin')));
  expect(error).toMatchObject({ body: { errors: { 'images.0.url': expect.any(String) } } });
});

describe('what is stored of a change', () => {
  it('is only what differs, with what follows from the whole', () => {
    const bowl = { ...testProduct('p1', { category: 'Bowls' }), version: 2 };
    const { writes, record } = updateWrites(
      'products',
      bowl,
      { ...bowl, id: 'other', category: '' },
      context('superAdmin'),
    );
    const [update] = writes;
    if (update?.type !== 'update') throw new Error('no change');
    expect(Object.keys(update.data).sort()).toEqual([
      ...['auditId', 'category', 'gaps', 'updatedAt', 'updatedBy', 'version'],
    ]);
    expect(update.id).toBe('p1');
    expect(update.data.gaps).toContain('category');
    expect(record).toEqual({
      ...bowl,
      ...{ category: '', gaps: update.data.gaps, auditId: 'a1', version: 3, updatedBy: 'me' },
      updatedAt: expect.any(Date),
    });
    expect(record.updatedAt).not.toEqual(bowl.updatedAt);
  });

  it('is nothing where nothing differs, and the record stays the one that was read', () => {
    const stored = { id: 'u1', version: 4, name: 'Ada' };
    const none = context('superAdmin', { detailChanges: [] });
    const { writes, record } = updateWrites('users', stored, { name: 'Ada' }, none);
    expect([writes, record]).toEqual([[], stored]);
  });

  it('does not mind what was wrong with fields that stay as they are', () => {
    const stored = { id: 'u1', version: 4, name: 7, email: 'ada@shop.example' };
    const change = { name: 7, email: 'eve@shop.example' };
    expect(updateWrites('users', stored, change, context('superAdmin')).writes).toHaveLength(2);
  });

  it('has neither version nor entry where the kind has none, and stands below its parent', () => {
    const stored = { id: 'b1', cost: 1 };
    const below = context('superAdmin', { parent: 'p1' });
    expect(updateWrites('productDetails', stored, { cost: 2 }, below)).toEqual({
      writes: [{ type: 'update', collection: 'products/p1/private', id: 'b1', data: { cost: 2 } }],
      record: { id: 'b1', cost: 2 },
    });
  });

  it('begins to count where a record has no version yet', () => {
    const { writes, record } = updateWrites(
      'users',
      { id: 'u1', name: 'Ada' },
      { name: 'Eve' },
      context('superAdmin'),
    );
    expect(writes[0]).toMatchObject({ data: { version: 1 }, precondition: { version: 0 } });
    expect(record.version).toBe(1);
  });
});

describe('what is stored of a deletion', () => {
  it('is what the records held, of each and of whose they were', () => {
    const records = [
      { id: 'u1', version: 3, name: 'Ada', businessId: 'b1' },
      { id: 'u2', version: 1, name: 'Eve', businessId: 'b1', source: { runId: 'r1' } },
    ];
    const writes = deleteWrites('users', records, context('superAdmin'));
    expect(writes.slice(0, 2)).toEqual([
      { type: 'delete', collection: 'users', id: 'u1', precondition: { version: 3 } },
      {
        ...{ type: 'delete', collection: 'users', id: 'u2' },
        precondition: { version: 1, fields: { 'source.runId': 'r1' } },
      },
    ]);
    expect(writes.slice(2)).toMatchObject([
      {
        data: {
          ...{ records: ['u1', 'u2'], businessId: 'b1' },
          changes: {
            u1: [
              { field: 'name', from: 'Ada', to: null },
              { field: 'businessId', from: 'b1', to: null },
            ],
            u2: [
              { field: 'name', from: 'Eve', to: null },
              { field: 'businessId', from: 'b1', to: null },
              { field: 'source', from: { runId: 'r1' }, to: null },
            ],
          },
        },
      },
    ]);
  });

  it('is nothing more where the kind is neither versioned nor told', () => {
    expect(deleteWrites('savedViews', [{ id: 'v1' }], context('superAdmin'))).toEqual([
      { type: 'delete', collection: 'savedViews', id: 'v1' },
    ]);
    const below = context('superAdmin', { parent: 'g1' });
    expect(deleteWrites('entries', [{ id: 'e1' }], below)).toEqual([
      { type: 'delete', collection: 'giveaways/g1/entries', id: 'e1' },
    ]);
  });
});
