import { describe, expect, it } from 'vitest';
import { ROLES } from '@/domain/access/roles.ts';
import { likelyNext } from './likelyNext.ts';
import { ROUTED_PATHS } from './routeTables.ts';

describe('likelyNext', () => {
  it('goes from a list to a record, and from a record to its form, by role', () => {
    expect(likelyNext('owner', '/all-products')).toEqual(['/view-product/:productId']);
    expect(likelyNext('superAdmin', '/all-products')).toEqual(['/product/:productId/view-product']);
    expect(likelyNext('owner', '/view-product/p1')).toEqual(['/edit-product/:productId']);
    expect(likelyNext('owner', '/not-found')).toEqual([]);
  });

  it('names pages that exist', () => {
    const known = new Set(ROLES.flatMap(role => [...ROUTED_PATHS[role]]));
    const addresses = ['/', '/all-products', '/view-product/p', '/product/p/view-product'];
    addresses.push('/all-business', '/users', '/giveaways');
    for (const role of ROLES)
      for (const address of addresses)
        for (const pattern of likelyNext(role, address)) expect(known).toContain(pattern);
  });
});
