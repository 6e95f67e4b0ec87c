import type { Page } from '@playwright/test';
import { open, press, type Screen } from './screen.ts';

const PRODUCT = 'p00001';
const OTHERS = 'p00060,p00440';

const readFile = async (page: Page) => {
  const file = 'tests/fixtures/import/shopify-legacy.csv';
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByText('Linen Shirt').first().waitFor();
};

/** Every screen of an owner, and the states that matter. Ids are those of the sample data. */
export const OWNER_SCREENS: readonly Screen[] = [
  { name: 'owner-dashboard', account: 'owner', path: '/' },
  { name: 'owner-products', account: 'owner', path: '/all-products' },
  {
    name: 'owner-products-filtered',
    account: 'owner',
    path: '/all-products',
    act: async page => {
      await press('Filters')(page);
      await page.getByLabel('Status', { exact: true }).waitFor();
    },
  },
  { name: 'owner-products-columns', account: 'owner', path: '/all-products', act: open('Columns') },
  { name: 'owner-products-views', account: 'owner', path: '/all-products', act: open('Views') },
  { name: 'owner-products-export', account: 'owner', path: '/all-products', act: open('Export') },
  {
    name: 'owner-products-grid',
    account: 'owner',
    path: '/all-products?grid=list',
    act: async page => {
      await page.getByRole('grid').or(page.getByText('The grid needs a wider screen')).waitFor();
    },
  },
  {
    name: 'owner-palette',
    account: 'owner',
    path: '/all-products',
    act: async page => {
      await page.keyboard.press('Control+K');
      await page.getByRole('combobox', { name: 'Pages, actions and records' }).fill('lamp');
      await page.getByRole('option', { name: /lamp/i }).first().waitFor();
    },
  },
  { name: 'owner-duplicates', account: 'owner', path: '/duplicate-products' },
  {
    name: 'owner-duplicates-found',
    account: 'owner',
    path: '/duplicate-products',
    act: async page => {
      await press('Find duplicates')(page);
      await page.getByText(/likely pairs? among/).waitFor({ timeout: 40_000 });
    },
  },
  { name: 'owner-channels', account: 'owner', path: '/channel-readiness' },
  {
    name: 'owner-channels-checked',
    account: 'owner',
    path: '/channel-readiness',
    act: async page => {
      await press('Check products')(page);
      await page.getByRole('button', { name: /A brand/ }).click({ timeout: 40_000 });
      await page.getByRole('checkbox', { name: /^Select all/ }).waitFor();
    },
  },
  { name: 'owner-planned-sales', account: 'owner', path: '/planned-sales' },
  { name: 'owner-spellings', account: 'owner', path: '/spellings' },
  {
    name: 'owner-spellings-found',
    account: 'owner',
    path: '/spellings',
    act: async page => {
      await press('Find spellings')(page);
      await page.getByRole('tab', { name: /^Brands/ }).waitFor({ timeout: 40_000 });
    },
  },
  {
    name: 'owner-point-in-time',
    account: 'owner',
    path: '/point-in-time',
    act: async page => {
      await page.getByLabel('Date and time').waitFor();
    },
  },
  {
    name: 'owner-take-back',
    account: 'owner',
    path: '/recent-changes',
    act: async page => {
      // A phone has cards instead of a table, and no box for the whole page.
      const rows = page.getByRole('checkbox', { name: /^Select (?!all rows)/ });
      for (const index of [0, 1, 2]) await rows.nth(index).check();
      await page.getByRole('link', { name: 'Take back…' }).click();
      await page.getByRole('heading', { name: 'Take back changes' }).waitFor();
    },
  },
  { name: 'newowner-dashboard', account: 'newowner', path: '/' },
  { name: 'newowner-products', account: 'newowner', path: '/all-products' },
  { name: 'newowner-product-analytics', account: 'newowner', path: '/products-analytics' },
  { name: 'owner-add-product', account: 'owner', path: '/add-product' },
  { name: 'owner-view-product', account: 'owner', path: `/view-product/${PRODUCT}` },
  { name: 'owner-edit-product', account: 'owner', path: `/edit-product/${PRODUCT}` },
  { name: 'owner-missing-product', account: 'owner', path: '/view-product/none' },
  { name: 'owner-compare', account: 'owner', path: `/compare/${PRODUCT}` },
  { name: 'owner-compare-three', account: 'owner', path: `/compare/${PRODUCT}?with=${OTHERS}` },
  {
    name: 'owner-product-analytics',
    twinOf: 'admin-product-analytics',
    account: 'owner',
    path: '/products-analytics',
  },
  { name: 'owner-user-analytics', account: 'owner', path: '/user-analytics' },
  { name: 'owner-profile', account: 'owner', path: '/profile' },
  { name: 'owner-edit-profile', account: 'owner', path: '/edit-profile' },
  {
    name: 'owner-account-menu',
    account: 'owner',
    path: '/profile',
    act: open(/^Account of /, 'menu'),
  },
  { name: 'owner-shopify', account: 'owner', path: '/shopify/add-product' },
  {
    name: 'owner-shopify-connect',
    account: 'owner',
    path: '/shopify/add-product',
    act: page => page.getByRole('tab', { name: 'Connect the shop' }).click(),
  },
  {
    name: 'owner-import-preview',
    account: 'owner',
    path: '/shopify/add-product',
    act: readFile,
  },
  {
    name: 'owner-import-details',
    account: 'owner',
    path: '/shopify/add-product',
    act: async page => {
      await readFile(page);
      await page.getByRole('button', { name: 'Details of Linen Shirt' }).click();
    },
  },
  { name: 'owner-wix', twinOf: 'owner-shopify', account: 'owner', path: '/wix/add-product' },
  { name: 'owner-requests', account: 'owner', path: '/submitted-requests' },
  {
    name: 'owner-new-request',
    account: 'owner',
    path: '/submitted-requests',
    act: open('New request'),
  },
  {
    name: 'owner-request',
    account: 'owner',
    path: '/submitted-requests',
    act: async page => {
      await page.getByRole('link', { name: 'Somebody else looks after the catalogue' }).click();
      await page
        .getByRole('heading', { name: 'Somebody else looks after the catalogue' })
        .waitFor();
    },
  },
  { name: 'not-found', account: 'owner', path: '/not-found' },
  // Last: a search, what is selected, and an open navigation stay on the pages after them.
  {
    name: 'owner-products-nothing-found',
    account: 'owner',
    path: `/all-products?filter=${encodeURIComponent('{"q":"zzzz"}')}&page=1`,
  },
  {
    name: 'owner-products-selected',
    account: 'owner',
    path: '/all-products?filter=%7B%7D&page=1',
    act: async page => {
      const box = page.getByRole('checkbox', { name: /^Select / });
      await box.nth(1).check();
      await box.nth(2).check();
    },
  },
  {
    name: 'owner-navigation',
    account: 'owner',
    path: '/profile',
    act: press('Toggle navigation'),
  },
];
