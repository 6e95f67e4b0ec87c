import { describe, expect, it } from 'vitest';
import { shell } from '@/i18n/en/shell.ts';
import { activeItem, NAVIGATION } from './navigation.ts';

const words = (role: keyof typeof NAVIGATION) =>
  NAVIGATION[role].map(item => Reflect.get(shell.nav, item.label));

describe('NAVIGATION', () => {
  it('lists the owner’s pages in their order', () => {
    expect(words('owner')).toEqual([
      'Dashboard',
      'Add Product',
      'All Products',
      'Product Analytics',
      'Profile',
      'User Analytics',
      'Shopify',
      'Wix',
    ]);
  });

  it('lists the administrator’s pages in their order', () => {
    expect(words('superAdmin')).toEqual([
      'Dashboard',
      'All Business',
      'All Products',
      'Merge Products',
      'Product Analytics',
      'Users',
      'Giveaways',
      'Reports',
      'Submitted Requests',
    ]);
  });
});

describe('activeItem', () => {
  it.each([
    ['/', '/'],
    ['/users', '/users'],
    ['/users/u1/view-user', '/users'],
    ['/usersmany', undefined],
    ['/all-products', '/all-products'],
  ])('%s belongs to %s', (pathname, to) => {
    expect(activeItem(NAVIGATION.superAdmin, pathname)?.to).toBe(to);
  });
});
