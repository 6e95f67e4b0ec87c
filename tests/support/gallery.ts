import type { Page } from '@playwright/test';

/** One picture of the gallery: who looks, where, and what is done there first. */
export interface Screen {
  name: string;
  account: 'owner' | 'newowner' | 'admin' | 'support' | null;
  path: string;
  act?: (page: Page) => Promise<void>;
}

const PRODUCT = 'p00001';
const USER = 'u0001';
const GIVEAWAY = 'g01';
const BUSINESS = 'biz-cedar';

/** Every screen of both roles, and the states that matter. Ids are those of the sample data. */
export const SCREENS: readonly Screen[] = [
  { name: 'login', account: null, path: '/login' },
  {
    name: 'login-problems',
    account: null,
    path: '/login',
    act: page => page.getByRole('button', { name: 'Sign in', exact: true }).click(),
  },
  { name: 'owner-dashboard', account: 'owner', path: '/' },
  { name: 'owner-products', account: 'owner', path: '/all-products' },
  {
    name: 'owner-products-filtered',
    account: 'owner',
    path: '/all-products',
    act: async page => {
      await page.getByRole('button', { name: 'Filters', exact: true }).click();
      await page.getByLabel('Status').waitFor();
    },
  },
  {
    name: 'owner-products-selected',
    account: 'owner',
    path: '/all-products',
    act: async page => {
      const box = page.getByRole('checkbox', { name: /^Select / });
      await box.nth(1).check();
      await box.nth(2).check();
    },
  },
  {
    name: 'owner-products-nothing-found',
    account: 'owner',
    path: `/all-products?filter=${encodeURIComponent('{"q":"zzzz"}')}&page=1`,
  },
  { name: 'newowner-products', account: 'newowner', path: '/all-products' },
  { name: 'owner-add-product', account: 'owner', path: '/add-product' },
  { name: 'owner-view-product', account: 'owner', path: `/view-product/${PRODUCT}` },
  { name: 'owner-edit-product', account: 'owner', path: `/edit-product/${PRODUCT}` },
  { name: 'owner-missing-product', account: 'owner', path: '/view-product/none' },
  { name: 'owner-compare', account: 'owner', path: `/compare/${PRODUCT}` },
  { name: 'owner-product-analytics', account: 'owner', path: '/products-analytics' },
  { name: 'owner-user-analytics', account: 'owner', path: '/user-analytics' },
  { name: 'owner-profile', account: 'owner', path: '/profile' },
  { name: 'owner-edit-profile', account: 'owner', path: '/edit-profile' },
  { name: 'owner-shopify', account: 'owner', path: '/shopify/add-product' },
  {
    name: 'owner-import-preview',
    account: 'owner',
    path: '/shopify/add-product',
    act: async page => {
      const file = 'tests/fixtures/import/shopify-legacy.csv';
      await page.locator('input[type=file]').setInputFiles(file);
      await page.getByText('Linen Shirt').first().waitFor();
    },
  },
  { name: 'owner-wix', account: 'owner', path: '/wix/add-product' },
  { name: 'owner-requests', account: 'owner', path: '/submitted-requests' },
  { name: 'not-found', account: 'owner', path: '/not-found' },
  {
    name: 'owner-navigation',
    account: 'owner',
    path: '/all-products',
    act: page => page.getByRole('button', { name: 'Toggle navigation' }).click(),
  },
  { name: 'admin-dashboard', account: 'admin', path: '/' },
  { name: 'admin-businesses', account: 'admin', path: '/all-business' },
  { name: 'admin-add-business', account: 'admin', path: '/business/add-business' },
  { name: 'admin-view-business', account: 'admin', path: `/business/${BUSINESS}/view-business` },
  { name: 'admin-edit-business', account: 'admin', path: `/business/${BUSINESS}/edit-business` },
  {
    name: 'admin-business-analytics',
    account: 'admin',
    path: `/business/${BUSINESS}/business-analytics`,
  },
  { name: 'admin-add-product', account: 'admin', path: `/business/${BUSINESS}/add-product` },
  { name: 'admin-shopify', account: 'admin', path: `/business/${BUSINESS}/shopify/add-product` },
  { name: 'admin-products', account: 'admin', path: '/all-products' },
  { name: 'admin-view-product', account: 'admin', path: `/product/${PRODUCT}/view-product` },
  {
    name: 'admin-edit-product',
    account: 'admin',
    path: `/product/${PRODUCT}/business/owner/edit-product`,
  },
  { name: 'admin-merge', account: 'admin', path: '/merge-products' },
  { name: 'admin-product-analytics', account: 'admin', path: '/products-analytics' },
  { name: 'admin-users', account: 'admin', path: '/users' },
  { name: 'admin-view-user', account: 'admin', path: `/users/${USER}/view-user` },
  { name: 'admin-giveaways', account: 'admin', path: '/giveaways' },
  { name: 'admin-giveaway', account: 'admin', path: `/giveaways/${GIVEAWAY}` },
  { name: 'admin-reports', account: 'admin', path: '/reports' },
  { name: 'admin-requests', account: 'admin', path: '/submitted-requests' },
  { name: 'support-businesses', account: 'support', path: '/all-business' },
];
