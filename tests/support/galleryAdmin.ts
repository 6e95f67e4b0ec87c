import type { Page } from '@playwright/test';
import { open, type Screen } from './screen.ts';

const PRODUCT = 'p00001';
const USER = 'u0001';
const BUSINESS = 'biz-cedar';
const DUPLICATES = 'p00060,p00440';

const openFirst = async (page: Page) => {
  const rows = page.getByRole('list').or(page.getByRole('table'));
  await rows.last().getByRole('link').first().click();
  await page.getByRole('dialog').or(page.getByRole('complementary')).first().waitFor();
};

const openMeasures = async (page: Page) => {
  await page.getByRole('checkbox').last().waitFor();
  for (const box of await page.getByRole('checkbox', { name: /^Select (?!all)/ }).all())
    await box.check();
  await open('Resolve with measures')(page);
};

/** Every screen of administrators and support, and the states that matter. */
export const ADMIN_SCREENS: readonly Screen[] = [
  { name: 'admin-dashboard', account: 'admin', path: '/' },
  { name: 'admin-businesses', account: 'admin', path: '/all-business' },
  { name: 'admin-add-business', account: 'admin', path: '/business/add-business' },
  { name: 'admin-view-business', account: 'admin', path: `/business/${BUSINESS}/view-business` },
  {
    name: 'admin-business-pending',
    account: 'admin',
    path: '/business/pending/view-business',
  },
  {
    name: 'admin-business-reason',
    account: 'admin',
    path: `/business/${BUSINESS}/view-business`,
    act: open('Deactivate'),
  },
  {
    name: 'admin-point-in-time',
    account: 'admin',
    path: `/business/${BUSINESS}/point-in-time`,
  },
  { name: 'admin-edit-business', account: 'admin', path: `/business/${BUSINESS}/edit-business` },
  {
    name: 'admin-business-analytics',
    twinOf: 'admin-product-analytics',
    account: 'admin',
    path: `/business/${BUSINESS}/business-analytics`,
  },
  {
    name: 'admin-add-product',
    twinOf: 'owner-add-product',
    account: 'admin',
    path: `/business/${BUSINESS}/add-product`,
  },
  {
    name: 'admin-shopify',
    twinOf: 'owner-shopify',
    account: 'admin',
    path: `/business/${BUSINESS}/shopify/add-product`,
  },
  {
    name: 'admin-wix',
    twinOf: 'owner-wix',
    account: 'admin',
    path: `/business/${BUSINESS}/wix/add-product`,
  },
  { name: 'admin-products', twinOf: 'owner-products', account: 'admin', path: '/all-products' },
  {
    name: 'admin-view-product',
    twinOf: 'owner-view-product',
    account: 'admin',
    path: `/product/${PRODUCT}/view-product`,
  },
  {
    name: 'admin-edit-product',
    twinOf: 'owner-edit-product',
    account: 'admin',
    path: `/product/${PRODUCT}/business/owner/edit-product`,
  },
  { name: 'admin-merge', account: 'admin', path: '/merge-products' },
  {
    name: 'admin-merge-found',
    account: 'admin',
    path: '/merge-products',
    act: async page => {
      await page.getByRole('button', { name: /^(Find duplicates|Look again)$/ }).click();
      await page.getByRole('article').first().waitFor({ timeout: 40_000 });
    },
  },
  {
    name: 'admin-merge-fields',
    account: 'admin',
    path: `/merge-products?products=${DUPLICATES}`,
  },
  { name: 'admin-product-analytics', account: 'admin', path: '/products-analytics' },
  { name: 'admin-business-ranking', account: 'admin', path: '/business-ranking' },
  { name: 'admin-system', account: 'admin', path: '/system' },
  { name: 'admin-users', account: 'admin', path: '/users' },
  { name: 'admin-view-user', account: 'admin', path: `/users/${USER}/view-user` },
  { name: 'admin-giveaways', account: 'admin', path: '/giveaways' },
  {
    name: 'admin-new-giveaway',
    account: 'admin',
    path: '/giveaways',
    act: open('New giveaway'),
  },
  { name: 'admin-giveaway', account: 'admin', path: '/giveaways/g01' },
  {
    name: 'admin-giveaway-exclude',
    account: 'admin',
    path: '/giveaways/g02',
    act: open('Exclude somebody…'),
  },
  {
    name: 'admin-giveaway-draw',
    account: 'admin',
    path: '/giveaways/g04',
    act: open('Draw winners'),
  },
  { name: 'admin-giveaway-drawn', account: 'admin', path: '/giveaways/g07' },
  { name: 'admin-reports', account: 'admin', path: '/reports' },
  { name: 'admin-report', account: 'admin', path: '/reports', act: openFirst },
  { name: 'admin-reports-measures', account: 'admin', path: '/reports', act: openMeasures },
  {
    name: 'admin-requests',
    twinOf: 'owner-requests',
    account: 'admin',
    path: '/submitted-requests',
  },
  { name: 'admin-request', account: 'admin', path: '/submitted-requests', act: openFirst },
  { name: 'admin-recent-changes', account: 'admin', path: '/recent-changes' },
  {
    name: 'support-businesses',
    twinOf: 'admin-businesses',
    account: 'support',
    path: '/all-business',
  },
  {
    name: 'support-view-business',
    twinOf: 'admin-view-business',
    account: 'support',
    path: `/business/${BUSINESS}/view-business`,
  },
  {
    name: 'support-report',
    twinOf: 'admin-report',
    account: 'support',
    path: '/reports',
    act: openFirst,
  },
];
