import type { Page } from '@playwright/test';
import { expect, signIn, test } from './support/console.ts';

const openFirst = async (page: Page) => {
  await page.getByRole('table').getByRole('link').filter({ hasText: /\w/ }).first().click();
  await expect(page.getByRole('heading', { name: 'On the platform' })).toBeVisible();
};

test('a product leads administrators to its business, figures, reports and merge', async ({
  page,
}) => {
  test.slow();
  await signIn(page, 'admin', '/all-products');
  await openFirst(page);
  const address = page.url();
  await expect(
    page.getByText('Only the business, administrators and support see this'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Figures of the business' }).click();
  await expect(page).toHaveURL(/\/business\/[^/]+\/business-analytics/);
  await page.goto(address);
  await page.getByRole('link', { name: 'Merge with another product' }).click();
  await expect(page).toHaveURL(/\/merge-products\?products=/);
  const start = page.getByRole('button', { name: 'Merge these' });
  await expect(start).toBeDisabled();
  await page.getByRole('combobox', { name: 'Search a product to merge' }).fill('cream');
  await page.getByRole('option').nth(1).click();
  await expect(start).toBeEnabled();
  await start.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Merge 2 products' })).toBeVisible();
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Reports on it' })).toBeVisible();
});

test('support sees what is private, is told who does, and finds nothing to change', async ({
  page,
}) => {
  test.slow();
  await signIn(page, 'support', '/all-products');
  await openFirst(page);
  await expect(
    page.getByText('Only the business, administrators and support see this'),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Merge with another product' })).toHaveCount(0);
  await page
    .getByRole('main')
    .getByRole('link')
    .and(page.locator('a[href*="/view-business"]'))
    .first()
    .click();
  await expect(page).toHaveURL(/\/view-business/);
});
