import type { Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { expect, signIn, test } from './support/console.ts';
import { CANDLES, gridCell, gridColumn, paste } from './support/grid.ts';

const row = (page: Page, title: string) =>
  page.locator('tbody tr').filter({ has: page.getByRole('link', { name: title, exact: true }) });
const threshold = (page: Page) => page.getByLabel('Low stock threshold');
const fact = (page: Page, name: string) =>
  page.locator('dt', { hasText: name }).locator('xpath=following-sibling::dd[1]');
const lowTile = (page: Page) =>
  page
    .getByRole('region', { name: 'Needs attention' })
    .getByRole('link', { name: /^Active, low on stock/ });

test('an owner sets a product’s threshold: it is low in the list, on the dashboard and by the filter, and in stock again without', async ({
  page,
}) => {
  await signIn(page, 'newowner', '/add-product');
  await page.getByLabel(/^Title/).fill('Oak bowl');
  await page.getByLabel('Count the stock').check();
  await page.getByLabel('Pieces in stock').fill('12');
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Oak bowl' })).toBeVisible();
  await expect(page.getByText('In stock · 12')).toBeVisible();
  await expect(fact(page, 'Low stock threshold')).toHaveText('5 (default)');

  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await threshold(page).fill('a few');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(threshold(page)).toBeFocused();
  await expect(page.getByText(/whole pieces, such as 20/)).toBeVisible();
  await threshold(page).fill('20');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Everything is saved')).toBeVisible();
  const form = page.url();

  await page.goto('/all-products');
  await expect(row(page, 'Oak bowl')).toContainText('Low stock · 12');
  // Stock that is changed in the list follows the product's threshold, not the default.
  const stock = page.getByRole('button', { name: 'Change the stock of Oak bowl' });
  const typed = page.getByRole('textbox', { name: 'Change the stock of' });
  for (const [pieces, said] of [
    ['21', 'In stock · 21'],
    ['19', 'Low stock · 19'],
  ] as const) {
    await stock.click();
    await typed.fill(pieces);
    await page.keyboard.press('Enter');
    await expect(row(page, 'Oak bowl')).toContainText(said);
  }
  await page.goto('/');
  await expect(lowTile(page)).toContainText('1');
  await lowTile(page).click();
  await expect(page).toHaveURL(/stockState.*low/);
  await expect(row(page, 'Oak bowl')).toContainText('Low stock · 19');
  const filtered = page.url();

  await page.goto(form);
  await threshold(page).fill('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Everything is saved')).toBeVisible();
  await page.goto(filtered);
  await expect(page.getByText('Nothing matches the search and filters.')).toBeVisible();
  await page.goto('/all-products');
  await expect(row(page, 'Oak bowl')).toContainText('In stock · 19');
});

test('thresholds pasted into the grid are saved, and set for several at once by the bulk edit', async ({
  page,
}) => {
  await signIn(page, 'owner', CANDLES);
  await page.getByRole('link', { name: 'Edit in a grid' }).click();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Low stock threshold' }).click();
  await page.keyboard.press('Escape');
  const column = await gridColumn(page, 'Low stock threshold');
  const cell = (row: number) => gridCell(page, row, column);
  await cell(0).click();
  await paste(page, '20\r\n8\r\n1000001\r\n');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('2 products saved').filter({ visible: true })).toBeVisible();
  await expect(
    page.getByText('1 cell cannot be saved as it is.').filter({ visible: true }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await page.reload();
  await expect(cell(0)).toHaveText('20');
  await expect(cell(1)).toHaveText('8');

  await page.goto(CANDLES);
  const boxes = page.locator('tbody').getByRole('checkbox');
  for (const index of [0, 1]) await boxes.nth(index).check();
  await page.getByRole('toolbar').getByRole('button', { name: 'Edit…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Change low stock threshold').check();
  await expectNoViolations(page);
  // Empty, as it opens, is the default.
  await expect(dialog.getByText('Low stock threshold: 20 → 5 (default)')).toBeVisible();
  const pieces = dialog.getByRole('textbox', { name: 'Low stock threshold' });
  await pieces.fill('1.5');
  await expect(dialog.getByText(/whole pieces, such as 20/)).toBeVisible();
  await pieces.fill('200');
  await expect(dialog.getByText('Low stock threshold: 8 → 200')).toBeVisible();
  await dialog.getByRole('button', { name: 'Change 2 products' }).click();
  await expect(page.getByText('2 products changed')).toBeVisible();
});

test('a variant that is low by its product’s threshold is shown so, whatever all have together', async ({
  page,
}) => {
  await signIn(page, 'owner', '/view-product/p00284');
  await expect(fact(page, 'Low stock threshold')).toHaveText('20');
  await expect(fact(page, 'Stock').first()).toContainText('In stock');
  const variants = page.getByRole('table', { name: 'Variants' });
  await expect(variants.getByText('Low stock · 15')).toBeVisible();
  await expect(variants.getByText('In stock · 51')).toBeVisible();
});
