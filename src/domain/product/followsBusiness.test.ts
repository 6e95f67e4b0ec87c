import { describe, expect, it } from 'vitest';
import { testProduct } from '../merge/testProduct.ts';
import {
  followChanges,
  followFilter,
  followOf,
  isHiddenWithBusiness,
  markAfter,
} from './followsBusiness.ts';

const business = (isBusinessOwner: string, isDeleted = false) => ({
  id: 'b1',
  businessName: 'Shop',
  isBusinessOwner,
  isDeleted,
});
const product = (over: Parameters<typeof testProduct>[1]) =>
  testProduct('p1', { businessName: 'Shop', ...over });
const HIDDEN = { status: 'archived', hiddenWithBusiness: true } as const;

describe('products of a business that is shut', () => {
  it.each([business('deactivated'), business('approved', true), business('rejected', true)])(
    'leave the catalogue, marked, where they are in it: %j',
    shut => {
      expect(followOf('standing', shut)).toBe('hide');
      expect(followChanges('standing', product({ status: 'active' }), shut)).toEqual(HIDDEN);
      for (const status of ['draft', 'archived'] as const)
        expect(followChanges('standing', product({ status }), shut)).toEqual({});
      expect(followChanges('standing', product(HIDDEN), shut)).toEqual({});
    },
  );
});

describe('products of a business that is open', () => {
  it.each(['approved', 'pending', 'rejected', 'anything'])('come back where marked: %s', status => {
    const open = business(status);
    expect(followOf('standing', open)).toBe('show');
    expect(followChanges('standing', product(HIDDEN), open)).toEqual({
      status: 'active',
      hiddenWithBusiness: null,
    });
    for (const own of ['draft', 'active', 'archived'] as const)
      expect(followChanges('standing', product({ status: own }), open)).toEqual({});
  });

  it('do not come back where they were merged meanwhile, or given another status', () => {
    const merged = product({ ...HIDDEN, mergedInto: 'p2' });
    expect(followChanges('standing', merged, business('approved'))).toEqual({});
    const drafted = product({ status: 'draft', hiddenWithBusiness: true });
    expect(followChanges('standing', drafted, business('approved'))).toEqual({});
  });
});

it('gives products the name of their business, whatever becomes of it', () => {
  const old = product({ businessName: 'Old' });
  expect(followOf('name', business('deactivated'))).toBe('rename');
  expect(followChanges('name', old, business('deactivated'))).toEqual({ businessName: 'Shop' });
  expect(followChanges('name', product({}), business('approved'))).toEqual({});
});

it('asks only for the products it may change', () => {
  expect(followFilter('rename', 'b1')).toEqual({ businessId: 'b1' });
  expect(followFilter('hide', 'b1')).toEqual({ businessId: 'b1', status: 'active' });
  expect(followFilter('show', 'b1')).toEqual({ businessId: 'b1', hiddenWithBusiness: true });
});

it('takes the mark away with another status, and only then', () => {
  const hidden = product(HIDDEN);
  expect(markAfter(hidden, { status: 'active' })).toEqual({ hiddenWithBusiness: null });
  expect(markAfter(hidden, { status: 'draft' })).toEqual({ hiddenWithBusiness: null });
  expect(markAfter(hidden, { status: 'archived' })).toEqual({});
  expect(markAfter(hidden, { title: 'New' })).toEqual({});
  expect(markAfter(product({}), { status: 'active' })).toEqual({});
});

it('counts as hidden only while it is archived', () => {
  expect(isHiddenWithBusiness(HIDDEN)).toBe(true);
  expect(isHiddenWithBusiness({ status: 'active', hiddenWithBusiness: true })).toBe(false);
  expect(isHiddenWithBusiness({ status: 'archived' })).toBe(false);
});
