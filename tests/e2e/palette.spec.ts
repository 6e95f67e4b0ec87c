import type { Page } from '@playwright/test';
import { expect, navigation, signIn, test } from './support/console.ts';

/** Each journey has many steps behind one sign-in. */
test.beforeEach(() => test.slow());

const field = (page: Page) => page.getByRole('combobox', { name: 'Pages, actions and records' });
const options = (page: Page) => page.getByRole('option');
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

const look = async (page: Page, text: string) => {
  await expect(navigation(page)).toBeAttached();
  await expect(async () => {
    if (!(await field(page).isVisible())) await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused({ timeout: 1000 });
  }).toPass();
  await field(page).fill(text);
};

/** Looks for a text, and opens the first result of a group. */
const open = async (page: Page, text: string, where: string, address: string | RegExp) => {
  await look(page, text);
  await group(page, where).getByRole('option').first().click();
  // What is typed into one that is closing is lost.
  await expect(field(page)).toHaveCount(0);
  await expect(page).toHaveURL(address);
};

test('an administrator finds pages, actions and every kind of record by the palette', async ({
  page,
}) => {
  await signIn(page, 'admin');

  await test.step('all pages, in the order of the navigation', async () => {
    await look(page, '');
    expect(await group(page, 'Pages').getByRole('option').allTextContents()).toEqual([
      'Dashboard',
      'All Business',
      'All Products',
      'Merge Products',
      'Product Analytics',
      'Users',
      'Giveaways',
      'Reports',
      'Submitted Requests',
      'Planned sales',
      'Recent changes',
      'Growth and decline',
      'System',
    ]);
  });

  await test.step('a page by another word for it, by keyboard', async () => {
    await look(page, 'audit');
    await expect(options(page).first()).toHaveText('Recent changes');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/recent-changes/);
  });

  await test.step('what can be done', async () => {
    await open(page, 'dark', 'Actions', /\/recent-changes/);
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
    await open(page, 'add bus', 'Actions', /\/business\/add-business$/);
  });

  await test.step('records by id', async () => {
    await open(page, 'biz-vireo', 'Businesses', /\/business\/biz-vireo\/view-business$/);
    await open(page, 'u0077', 'Users', /\/users\/u0077\/view-user$/);
    await open(page, 'p00002', 'Products', /\/product\/p00002\/view-product$/);
  });

  await test.step('records by SKU, e-mail and title', async () => {
    await open(page, 'LUM-TAB-02028', 'Products', /\/product\/[^/]+\/view-product$/);
    await expect(page.getByRole('main')).toContainText('LUM-TAB-02028');
    await open(page, 'ruby.zhang77@', 'Users', /\/users\/u0077\/view-user$/);
    await open(page, 'hello@vireo', 'Businesses', /\/business\/biz-vireo\/view-business$/);
    await open(page, 'long table', 'Giveaways', /\/giveaways\/g04$/);
  });

  await test.step('and says so where there is nothing, or more', async () => {
    await look(page, 'zzyzx');
    await expect(page.getByText('Nothing found for “zzyzx”.')).toBeVisible();
    await look(page, 'lamp');
    await expect(group(page, 'Products').getByRole('option')).toHaveCount(5);
    await expect(page.getByText('The first 5 of each kind.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveCount(0);
  });
});

test('support finds records, and nothing that changes them', async ({ page }) => {
  await signIn(page, 'support');
  await look(page, '');
  await expect(options(page).filter({ hasText: 'Recent changes' })).toHaveCount(1);
  await expect(options(page).filter({ hasText: /Merge|Add/ })).toHaveCount(0);
  await open(page, 'ruby.zhang77@', 'Users', /\/users\/u0077\/view-user$/);
});

test('an owner finds the own products and pages only', async ({ page }) => {
  await signIn(page, 'owner');
  await open(page, 'submitted', 'Pages', /\/submitted-requests/);
  await open(page, 'HAR-TAB', 'Products', /\/view-product\/[^/]+$/);
  for (const others of ['LUM-TAB-02028', 'ruby.zhang77@', 'biz-vireo', 'u0077', 'long table']) {
    await look(page, others);
    await expect(page.getByText(`Nothing found for “${others}”.`)).toBeVisible();
  }
});
