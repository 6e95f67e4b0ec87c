import type { Page } from '@playwright/test';
import { confirm, rowsOf } from './support/administration.ts';
import { expectNoViolations } from './support/axe.ts';
import { expect, settled, signIn, test } from './support/console.ts';
import { CANDLES, grid, gridCell, gridColumn } from './support/grid.ts';

const COLUMNS = 'columns=title,price,cost';

const cost = (page: Page, row: number) => gridCell(page, row, 2).locator('.text');

const openCosts = async (page: Page) => {
  await page.goto(`${CANDLES}&grid=list&${COLUMNS}`);
  await expect(cost(page, 0)).not.toHaveText('Loading…');
};

const typeCost = async (page: Page, row: number, text: string) => {
  await cost(page, row).click();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
};

test('an owner shows costs in the grid, types one, and finds it in the form; the history takes it back', async ({
  page,
}) => {
  await signIn(page, 'owner', `${CANDLES}&grid=list`);
  await expect(grid(page)).toBeVisible();
  await expect(grid(page).getByRole('columnheader', { name: 'Cost' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Cost', exact: true }).check();
  await page.keyboard.press('Escape');
  expect(await gridColumn(page, 'Cost')).toBeGreaterThan(2);
  await openCosts(page);
  const before = (await cost(page, 0).textContent()) ?? '';
  const title = (await gridCell(page, 0, 0).locator('.text').textContent()) ?? '';
  await typeCost(page, 0, '4,56');
  await expect(cost(page, 0)).toHaveText('4.56');
  await page.keyboard.press('Control+z');
  await expect(cost(page, 0)).toHaveText(before);
  await page.keyboard.press('Control+y');
  await expect(page.getByRole('button', { name: 'Save 1 cell' })).toBeVisible();
  await expectNoViolations(page);

  await page.reload();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(cost(page, 0)).toHaveText('4.56');
  await grid(page).focus();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('1 product saved').filter({ visible: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save 0 cells' })).toBeDisabled();

  await page.goto(CANDLES);
  await page.getByRole('link', { name: title, exact: true }).first().click();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page.getByLabel(/^Cost/).first()).toHaveValue('4.56');

  await page.goto('/recent-changes');
  const latest = rowsOf(page, 'Recent changes').first();
  await expect(latest).toContainText(title);
  await latest.getByRole('checkbox').check();
  await page.getByRole('link', { name: 'Take back…' }).click();
  await settled(page);
  await page.getByRole('button', { name: 'Restore 1 product' }).click();
  await confirm(page, 'Restore 1 product');
  await expect(page.getByText('1 product restored')).toBeVisible();
  await openCosts(page);
  await expect(cost(page, 0)).toHaveText(before);
});

test('a cost that another tab changed meanwhile is chosen by itself, and the price is saved', async ({
  page,
  context,
}) => {
  await signIn(page, 'owner', '/all-products');
  await openCosts(page);
  const other = await context.newPage();
  await openCosts(other);
  await typeCost(other, 0, '3.33');
  await other.keyboard.press('Control+s');
  await expect(other.getByText('1 product saved').filter({ visible: true })).toBeVisible();

  await page.bringToFront();
  await typeCost(page, 0, '4.44');
  await gridCell(page, 0, 1).click();
  await page.keyboard.type('77');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('button', { name: 'Save 1 cell' })).toBeVisible();
  await cost(page, 0).click();
  await page.getByRole('button', { name: 'Compare and choose' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('3.33', { exact: true })).toBeVisible();
  await expect(dialog.getByText('4.44', { exact: true }).last()).toBeVisible();
  await dialog.getByRole('button', { name: 'Take the choice' }).click();
  await grid(page).focus();
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('button', { name: 'Save 0 cells' })).toBeDisabled();
  await openCosts(page);
  await expect(cost(page, 0)).toHaveText('4.44');
  await expect(gridCell(page, 0, 1).locator('.text')).toHaveText('77.00');
});
