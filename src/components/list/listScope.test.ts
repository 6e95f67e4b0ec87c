import { expect, it } from 'vitest';
import { listScope } from './listScope.ts';

it('is the chosen business and what always holds, which wins', () => {
  expect(listScope({ filterValues: { tag: 'x', q: 'y' } })).toEqual({});
  expect(listScope({ filterValues: { tag: 'x', businessId: 'b' } })).toEqual({ businessId: 'b' });
  expect(listScope({ filterValues: { businessId: 'b' }, filter: { businessId: 'own' } })).toEqual({
    businessId: 'own',
  });
});
