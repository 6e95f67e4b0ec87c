import type { Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { expect, signIn, test } from './support/console.ts';

const change = (page: Page, what: 'price' | 'stock' | 'status') =>
  page.getByRole('button', { name: new RegExp(`^Change the ${what} of `) });
const field = (page: Page, what: 'price' | 'stock' | 'status') =>
  page
    .getByRole('textbox', { name: `Change the ${what} of` })
    .or(page.getByRole('combobox', { name: `Change the ${what} of` }));
const said = (page: Page, text: string | RegExp) =>
  page.getByText(text).filter({ visible: true }).first();

/** The row of a product that has neither variants nor a compare-at price in its way. */
const plainRow = async (page: Page) => {
  const rows = page.locator('tbody tr');
  await expect(rows.first()).toBeVisible();
  for (let index = 0; index < (await rows.count()); index++) {
    const row = rows.nth(index);
    await change(row.page(), 'stock').nth(index).click();
    const open = field(page, 'stock');
    const refused = page.getByRole('dialog', { name: 'Change the stock of' });
    await expect(open.or(refused)).toBeVisible();
    const isPlain = await open.isVisible();
    await page.keyboard.press('Escape');
    await expect(open.or(refused)).toHaveCount(0);
    if (isPlain) return { row, title: (await row.getByRole('link').first().textContent()) ?? '' };
  }
  throw new Error('No product without variants is in view');
};
const rowOf = (page: Page, title: string) =>
  page.locator('tbody tr').filter({ has: page.getByRole('link', { name: title, exact: true }) });

test('an owner changes stock, status and price in the list by keyboard, and takes back', async ({
  page,
}) => {
  await signIn(page, 'owner', '/all-products');
  const { title } = await plainRow(page);
  const row = rowOf(page, title);
  const stock = row.getByRole('button', { name: `Change the stock of ${title}` });
  await stock.focus();
  await page.keyboard.press('Enter');
  await expect(field(page, 'stock')).toBeFocused();
  await expectNoViolations(page);
  await page.keyboard.type('4.5');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Write a whole number.' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(row.getByRole('button', { name: 'Save' })).toBeFocused();
  await expect(field(page, 'stock')).toHaveValue('4.5');
  await field(page, 'stock').fill('431');
  await page.keyboard.press('Enter');
  await expect(row.getByText('In stock · 431')).toBeVisible();
  await expect(stock).toBeFocused();
  await expect(page).toHaveURL(/\/all-products/);
  await page.reload();
  await expect(row.getByText('In stock · 431')).toBeVisible();

  const price = row.getByRole('button', { name: `Change the price of ${title}` });
  await price.focus();
  await page.keyboard.press('Enter');
  await expect(field(page, 'price')).toBeFocused();
  await page.keyboard.type('0,75');
  await page.keyboard.press('Escape');
  await expect(price).toBeFocused();
  await expect(row.getByText('0.75')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(field(page, 'price')).toBeFocused();
  await field(page, 'price').fill('0,75');
  await page.keyboard.press('Enter');
  await expect(row.getByText('0.75')).toBeVisible();
  await said(page, `The price of “${title}” was changed.`).waitFor();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await said(page, 'Undone').waitFor();
  await expect(row.getByText('0.75')).toHaveCount(0);

  await row.getByRole('button', { name: `Change the status of ${title}` }).click();
  await field(page, 'status').selectOption('Archived');
  await row.getByRole('button', { name: 'Save' }).click();
  await expect(row.getByText('Archived')).toBeVisible();
  await page.reload();
  await expect(row.getByText('Archived')).toBeVisible();
  // The audit trail calls it what it is called elsewhere.
  await page.goto('/recent-changes');
  const entry = page.getByRole('row').filter({ hasText: title }).first();
  await expect(entry).toContainText('Archived');
});

test('what somebody else changed meanwhile is chosen, and nothing typed is lost', async ({
  page,
  context,
}) => {
  await signIn(page, 'owner', '/all-products');
  const { title } = await plainRow(page);
  await rowOf(page, title).getByRole('button', { name: 'Change the stock of' }).click();
  await field(page, 'stock').fill('71');
  const other = await context.newPage();
  await other.goto(page.url());
  await rowOf(other, title).getByRole('button', { name: 'Change the stock of' }).click();
  await field(other, 'stock').fill('72');
  await other.keyboard.press('Enter');
  await expect(rowOf(other, title).getByText('In stock · 72')).toBeVisible();

  await page.bringToFront();
  await expect(field(page, 'stock')).toHaveValue('71');
  await field(page, 'stock').press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Somebody changed this meanwhile' });
  await expect(dialog.getByText('72', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Save the result' }).click();
  await expect(rowOf(page, title).getByText('In stock · 71')).toBeVisible();
  await expect(page).toHaveURL(/\/all-products/);
});

test('of a product with variants it says why, and leads to the grid', async ({ page }) => {
  await signIn(page, 'owner', '/all-products');
  const refused = page.getByRole('dialog', { name: 'Change the stock of' });
  const open = field(page, 'stock');
  const buttons = change(page, 'stock');
  await expect(buttons.first()).toBeAttached();
  for (let index = 0; index < (await buttons.count()); index++) {
    await buttons.nth(index).click();
    await expect(open.or(refused)).toBeVisible();
    if (await refused.isVisible()) break;
    await page.keyboard.press('Escape');
    await expect(open).toHaveCount(0);
  }
  await expect(refused.getByText(/Each of its variants has a stock/)).toBeVisible();
  await expectNoViolations(page);
  await refused.getByRole('link', { name: 'Edit in the grid' }).click();
  await expect(page.getByRole('grid', { name: 'Edit products in a grid' })).toBeVisible();
});

test('support changes nothing in the list; an administrator does, on a phone, too', async ({
  page,
}) => {
  await signIn(page, 'support', '/all-products');
  await expect(page.locator('tbody tr').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Change the/ })).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'admin', '/all-products');
  const status = change(page, 'status').first();
  const label = (await status.getAttribute('aria-label')) ?? '';
  const title = label.replace('Change the status of ', '');
  const link = page.getByRole('link', { name: title, exact: true });
  const card = page.getByRole('listitem').filter({ has: link }).first();
  await status.click();
  await field(page, 'status').selectOption('Draft');
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByText('Draft')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('on a narrow phone the button of a span of prices stands with its last word', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 860 });
  await signIn(page, 'owner', '/all-products?filter=%7B%22q%22%3A%22wok%22%7D');
  const price = page
    .getByRole('definition')
    .filter({ hasText: '–' })
    .filter({
      has: change(page, 'price'),
    });
  await expect(price.first()).toBeVisible();
  const gaps = await price.evaluateAll(all =>
    all.map(cell => {
      const text = document.createRange();
      text.selectNodeContents(cell.querySelector('span > span > span') ?? cell);
      const lines = [...text.getClientRects()];
      const pencil = cell.querySelector('svg')?.getBoundingClientRect();
      const last = lines.at(-1);
      return {
        lines: lines.length,
        gap: (pencil?.left ?? 0) - (last?.right ?? 0),
        below: (pencil?.top ?? 0) - (last?.bottom ?? 0),
      };
    }),
  );
  expect(gaps.some(({ lines }) => lines > 1)).toBe(true);
  for (const { gap, below } of gaps) {
    expect(gap).toBeGreaterThan(0);
    expect(gap).toBeLessThan(24);
    expect(below).toBeLessThan(0);
  }
});
