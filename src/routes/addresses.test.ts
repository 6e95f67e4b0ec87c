import { describe, expect, it } from 'vitest';
import { ROLES } from '@/domain/access/roles.ts';
import { addressOf, placeAt, routeOf } from './addresses.ts';
import { PAGES_OF } from './pages.ts';

describe('addressOf', () => {
  it.each([
    ['owner', '/products', '/all-products'],
    ['owner', '/products?filter=%7B%7D', '/all-products?filter=%7B%7D'],
    ['owner', '/products/create', '/add-product'],
    ['owner', '/products/p%201', '/edit-product/p%201'],
    ['owner', '/products/p1/show', '/view-product/p1'],
    ['superAdmin', '/products/p1/show', '/product/p1/view-product'],
    ['superAdmin', '/products/p1', '/product/p1/view-product'],
    ['support', '/products/p1', '/product/p1/view-product'],
    ['superAdmin', '/business', '/all-business'],
    ['superAdmin', '/business/create', '/business/add-business'],
    ['superAdmin', '/business/b1', '/business/b1/edit-business'],
    ['support', '/business/b1', '/business/b1/view-business'],
    ['superAdmin', '/business/b1/show', '/business/b1/view-business'],
    ['superAdmin', '/users/u1', '/users/u1/view-user'],
    ['superAdmin', '/giveaways/g1/show', '/giveaways/g1'],
    ['superAdmin', '/reports/r1/show', '/reports?open=r1'],
    ['superAdmin', '/requests/r1', '/submitted-requests?open=r1'],
    ['owner', '/requests', '/submitted-requests'],
    ['superAdmin', '/audit', '/recent-changes'],
    ['owner', '/audit', '/recent-changes'],
  ] as const)('%s: %s becomes %s', (role, from, to) => {
    expect(addressOf(role, from)).toBe(to);
  });

  it.each([
    '/',
    '/all-products',
    '/business/add-business',
    '/business/b1/view-business',
    '/users',
    '/giveaways/g1',
    '/reports',
    '/submitted-requests',
    '/not-found',
    'https://elsewhere.example/products/p1',
  ])('leaves %s alone', address => {
    expect(addressOf('superAdmin', address)).toBe(address);
  });
});

describe('routeOf', () => {
  it.each([
    ['owner', '/', '/'],
    ['owner', '/all-products', '/products'],
    ['owner', '/view-product/p%2F1', '/products/p%2F1/show'],
    ['superAdmin', '/product/p1/business/b1/edit-product', '/products/p1'],
    ['superAdmin', '/business/add-business', '/business/create'],
    ['superAdmin', '/business/b1/add-product', '/business/b1/add-product'],
    ['superAdmin', '/giveaways/g1', '/giveaways/g1/show'],
    ['owner', '/not-found', '/not-found'],
  ] as const)('%s: %s is at %s', (role, address, route) => {
    expect(routeOf(role, address)).toBe(route);
  });

  it.each([
    ['owner', '/products'],
    ['owner', '/products/p1/show'],
    ['owner', '/users'],
    ['superAdmin', '/add-product'],
    ['superAdmin', '/profile'],
    ['support', '/merge-products'],
    ['owner', '/merge-products'],
    ['superAdmin', '/duplicate-products'],
    ['support', '/duplicate-products'],
    ['superAdmin', '/channel-readiness'],
    ['owner', '/business/b1/channel-readiness'],
    ['support', '/business/b1/channel-readiness'],
    ['owner', '/business/b1/weekly-report'],
    ['superAdmin', '/spellings'],
    ['owner', '/business/b1/spellings'],
    ['support', '/business/b1/spellings'],
    ['owner', '/system'],
    ['support', '/system'],
    ['support', '/business/add-business'],
    ['superAdmin', '/ALL-PRODUCTS'],
    ['superAdmin', '/users/'],
    ['superAdmin', '/audit'],
    ['owner', '/view-product/%E0%A4%A'],
  ] as const)('%s has nothing at %s', (role, address) => {
    expect(placeAt(role, address)).toBeNull();
    expect(routeOf(role, address)).toBe('/nowhere');
  });

  it.each(ROLES)('%s: every page is at its own address and route alone', role => {
    for (const { path, route } of PAGES_OF[role]) {
      const address = path.replaceAll(/:\w+/g, 'x1');
      expect(routeOf(role, address)).toBe(route.replaceAll(/:\w+/g, 'x1'));
      expect(addressOf(role, address)).toBe(address);
    }
  });
});
