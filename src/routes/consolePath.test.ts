import { describe, expect, it } from 'vitest';
import { consolePath } from './consolePath.ts';

describe('consolePath', () => {
  it.each([
    ['owner', '/products', '/all-products'],
    ['owner', '/products?filter=%7B%7D', '/all-products?filter=%7B%7D'],
    ['owner', '/products/create', '/add-product'],
    ['owner', '/products/p%201', '/edit-product/p%201'],
    ['owner', '/products/p1/show', '/view-product/p1'],
    ['superAdmin', '/products/p1/show', '/product/p1/view-product'],
    ['superAdmin', '/products/p1', '/product/p1/view-product'],
    ['superAdmin', '/business', '/all-business'],
    ['superAdmin', '/business/create', '/business/add-business'],
    ['superAdmin', '/business/b1', '/business/b1/edit-business'],
    ['superAdmin', '/business/b1/show', '/business/b1/view-business'],
    ['superAdmin', '/users/u1', '/users/u1/view-user'],
    ['superAdmin', '/giveaways/g1/show', '/giveaways/g1'],
    ['owner', '/requests', '/submitted-requests'],
  ] as const)('%s: %s becomes %s', (role, from, to) => {
    expect(consolePath(role, from)).toBe(to);
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
    'https://elsewhere.example/products/p1',
  ])('leaves %s alone', address => {
    expect(consolePath('superAdmin', address)).toBe(address);
  });
});
