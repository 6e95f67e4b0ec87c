import { describe, expect, it } from 'vitest';
import { generateOldRecords } from '@/sample-data/oldRecords.ts';
import { COLLECTIONS } from '../collections.ts';
import { namesLacking, readOld, storable } from './readOld.ts';
import { collectionResource } from './testCollections.ts';

const names = { fieldOf: () => undefined };

describe('readOld', () => {
  it('understands what an older system called otherwise, and would store it so', () => {
    const product = {
      id: 'p1',
      name: 'Oak stool',
      price: '19.99',
      status: 'published',
      tags: 'a, b',
    };
    const { record, pending } = readOld('products', product, names);
    const expected = { title: 'Oak stool', price: 1999, status: 'active', tags: ['a', 'b'] };
    expect(record).toMatchObject({ ...expected, version: 0 });
    expect(pending).toMatchObject(expected);
  });

  it('takes an unknown time for that of 1970, and does not store that', () => {
    const { record, pending } = readOld('users', { id: 'u1', name: 'Ada' }, names);
    expect(record.createdAt).toEqual(new Date(0));
    expect(pending).not.toHaveProperty('createdAt');
  });

  it('tells of what would be gone: what nobody can understand', () => {
    const { lost, pending } = readOld('products', { id: 'p1', price: 'call us' }, names);
    for (const { field } of lost) expect(Object.keys(pending)).toContain(field);
  });

  it('stores only what fits the schema, of any record', () => {
    for (const { collection, id, data } of generateOldRecords({ each: 60 })) {
      const resource = collectionResource(collection);
      const { pending, record } = readOld(resource, { ...data, id }, names);
      expect(record.id).toBe(id);
      for (const [field, value] of Object.entries(pending)) {
        const part = Reflect.get(COLLECTIONS[resource].schema.shape, field);
        expect(part.safeParse(value).success, `${collection}/${id}.${field}`).toBe(true);
      }
    }
  });

  it('asks for the records whose names are repeated, by whatever they are called', () => {
    expect(namesLacking('products', { businessId: 'b1', title: 'x' })).toEqual(['business/b1']);
    expect(namesLacking('products', { ownerId: 'b1' })).toEqual(['business/b1']);
    expect(namesLacking('products', { title: 'x' })).toEqual([]);
    expect(namesLacking('products', { businessId: 'b1', businessName: 'B' })).toEqual([]);
  });
});

describe('storable', () => {
  const pending = { businessId: 'b1', businessName: 'B', subject: 'x' };

  it('leaves out what nobody changes, but for what an administrator fills in', () => {
    expect(storable('superAdmin', 'requests', pending)).toEqual({
      businessId: 'b1',
      businessName: 'B',
    });
    expect(storable('owner', 'requests', pending)).toEqual({});
  });
});
