import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { expect, FRESH, navigation, signIn, test, trySignIn } from './support/console.ts';

const table = (page: Page) => page.getByRole('table', { name: 'All Products' });
const rows = (page: Page) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('link') });
const range = (page: Page) => page.getByText(/^\d[\d,]*–[\d,]+ of [\d,]+$/);
const totalOf = async (page: Page) =>
  Number((await range(page).textContent())?.split(' of ')[1]?.replaceAll(',', ''));

test('an owner sees the own products only, by pages', async ({ page }) => {
  await signIn(page, 'owner', '/all-products');
  await expect(rows(page)).toHaveCount(25);
  const total = await totalOf(page);
  expect(total).toBeGreaterThan(200);
  expect(total).toBeLessThan(500);
  await expect(table(page)).toHaveAttribute('aria-busy', 'false');
  const first = await rows(page).first().textContent();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(range(page)).toContainText('26–50');
  await expect(rows(page).first()).not.toHaveText(first ?? '');
  await page.goBack();
  await expect(range(page)).toContainText('1–25');
  await expect(rows(page).first()).toHaveText(first ?? '');
});

test('an administrator sees everybody’s products, and whose they are', async ({ page }) => {
  await signIn(page, 'admin', '/all-products');
  await expect(table(page).getByRole('columnheader', { name: 'Business' })).toBeVisible();
  expect(await totalOf(page)).toBeGreaterThan(2000);
  await page.getByRole('button', { name: 'Last page' }).click();
  await expect(page.getByRole('button', { name: 'Next page' })).toBeDisabled();
});

test('a page is gone to by its number; one that is not there is said, and the list stays', async ({
  page,
}) => {
  await signIn(page, 'admin', '/all-products');
  await expect(rows(page)).toHaveCount(25);
  const jump = page.getByRole('textbox', { name: 'Go to page' });
  await jump.fill('7');
  await jump.press('Enter');
  await expect(range(page)).toContainText('151–175');
  await expect(page).toHaveURL(/page=7&/);
  await expect(jump).toHaveValue('7');
  await jump.fill('0');
  await jump.press('Enter');
  await expect(
    page.getByText(/^There are pages 1 to \d+\.$/).filter({ visible: true }),
  ).toBeVisible();
  await jump.blur();
  await expect(jump).toHaveValue('7');
  await expect(range(page)).toContainText('151–175');
  await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('100 per page');
  await expect(rows(page)).toHaveCount(100);
  await expectNoViolations(page);
});

test('a business’s products are found by its name, and the filter is named after a reload', async ({
  page,
}) => {
  await signIn(page, 'admin', '/all-products');
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const business = page.getByRole('combobox', { name: 'Business' });
  await business.fill('nobody has this name');
  await expect(page.getByText('No business found')).toBeVisible();
  await business.fill('harbour');
  await page.getByRole('listbox').getByRole('option', { name: 'Harbour & Pine' }).click();
  await expect(page).toHaveURL(/businessId%22%3A%22owner/);
  await expect(rows(page).filter({ hasText: 'Harbour & Pine' })).toHaveCount(25);
  await expectNoViolations(page);
  await page.reload();
  await expect(business).toHaveValue('Harbour & Pine');
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await expect.poll(() => totalOf(page)).toBeGreaterThan(2000);
});

test('search finds words anywhere, accents and case aside, and can be cleared', async ({
  page,
}) => {
  await signIn(page, 'owner', '/all-products');
  const title = await rows(page).first().getByRole('link').textContent();
  const word = title?.split(' ').find(part => part.length > 4) ?? '';
  await page.getByRole('searchbox').fill(word.toUpperCase().slice(0, 5));
  await expect(page).toHaveURL(/filter=/);
  await expect(rows(page).first()).toContainText(new RegExp(word.slice(0, 5), 'i'));
  await page.getByRole('searchbox').fill('zzzzzz');
  await expect(page.getByText('Nothing matches the search and filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await expect(rows(page)).toHaveCount(25);
});

test('filters and order are in the address and survive a reload', async ({ page }) => {
  await signIn(page, 'owner', '/all-products');
  const all = await totalOf(page);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Status', { exact: true }).click();
  await page.getByRole('option', { name: 'Draft' }).click();
  await expect.poll(() => totalOf(page)).toBeLessThan(all);
  await expect(rows(page).first()).toContainText('Draft');
  await table(page).getByRole('button', { name: 'Price', exact: true }).click();
  await expect(table(page).getByRole('columnheader', { name: 'Price' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await expect(page).toHaveURL(/sort=price/);
  await expect(table(page)).toHaveAttribute('aria-busy', 'false');
  const first = await rows(page).first().textContent();
  await page.reload();
  await expect(rows(page).first()).toHaveText(first ?? '');
  await expect(page.getByRole('button', { name: 'Filters', exact: true })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});

test('category and brand are chosen among the shop’s own, by the beginning of a word', async ({
  page,
}) => {
  await signIn(page, 'owner', '/all-products');
  await expect(rows(page)).toHaveCount(25);
  const all = await totalOf(page);
  await page.getByRole('button', { name: 'Filters' }).click();
  for (const name of ['Category', 'Brand']) {
    const field = page.getByRole('combobox', { name });
    await field.click();
    const options = page.getByRole('listbox').getByRole('option');
    await expect(options.first()).toBeVisible();
    const texts = await options.allTextContents();
    const counts = texts.map(text => Number(/\d+$/.exec(text)?.[0]));
    expect(counts.every(count => count > 0)).toBe(true);
    const [value = ''] = await options.last().locator('span').allTextContents();
    await field.fill(value.toLowerCase().slice(0, 4));
    await expect(options.filter({ hasText: value })).toBeVisible();
    await options.filter({ hasText: value }).click();
    await expect(field).toHaveValue(value);
    await expect.poll(() => totalOf(page)).toBe(counts.at(-1));
    expect(counts.at(-1)).toBeLessThan(all);
    await page.getByRole('button', { name: 'Clear all filters' }).click();
    await expect.poll(() => totalOf(page)).toBe(all);
    await field.fill('zzzz');
    await expect(page.getByText(`${name}: nothing begins like this`)).toBeVisible();
    await field.press('Escape');
  }
});

test('the head of a long list stays in view, also below the bar of a selection', async ({
  page,
}) => {
  await signIn(page, 'owner', '/all-products');
  await expect(rows(page)).toHaveCount(25);
  const head = table(page).getByRole('columnheader', { name: 'Price' });
  const topOf = async () => Math.round((await head.boundingBox())?.y ?? 0);
  await rows(page).nth(20).scrollIntoViewIfNeeded();
  await expect.poll(topOf).toBe(56);
  await rows(page).nth(20).getByRole('checkbox').check();
  await expect.poll(topOf).toBe(56 + 65);
});

for (const account of ['owner', 'admin'] as const)
  test(`products are in the order of their pieces, the most and the fewest first: ${account}`, async ({
    page,
  }) => {
    await signIn(page, account, '/all-products');
    await expect(rows(page)).toHaveCount(25);
    const heading = table(page).getByRole('columnheader', { name: 'Stock', exact: true });
    const stock = table(page)
      .getByRole('row')
      .locator('td', { hasText: /stock|tracked/i });
    /** How many pieces each row says; none where it says but a word. */
    const pieces = async () =>
      (await stock.allInnerTexts()).map(text => Number(/· ([\d,]+)/.exec(text)?.[1] ?? 0));
    await heading.getByRole('button').click();
    await expect(heading).toHaveAttribute('aria-sort', 'ascending');
    await expect(page).toHaveURL(/sort=stockTotal/);
    await expect(table(page)).toHaveAttribute('aria-busy', 'false');
    await heading.getByRole('button').press('Enter');
    await expect(heading).toHaveAttribute('aria-sort', 'descending');
    await expect(table(page)).toHaveAttribute('aria-busy', 'false');
    await expect.poll(async () => (await pieces())[0] ?? 0).toBeGreaterThan(20);
    const most = await pieces();
    expect(most).toHaveLength(25);
    expect(most).toEqual(most.toSorted((a, b) => b - a));
    await page.goto('/all-products?filter={}&sort=stockTotal&order=ASC&page=2&perPage=100');
    await expect(rows(page).first()).toBeVisible();
    const fewest = await pieces();
    expect(fewest).toEqual(fewest.toSorted((a, b) => a - b));
  });

test('an order that does not go with a filter is not offered, and gives way with a word', async ({
  page,
}) => {
  await signIn(page, 'owner', '/all-products');
  await expect(rows(page)).toHaveCount(25);
  const heading = (name: string) => table(page).getByRole('columnheader', { name });
  await heading('Stock').getByRole('button').click();
  await expect(heading('Stock')).toHaveAttribute('aria-sort', 'ascending');
  await heading('Stock').getByRole('button').press('Enter');
  await expect(heading('Stock')).toHaveAttribute('aria-sort', 'descending');
  await page.getByRole('searchbox').fill('a');
  await expect(page.getByText('the list is in its usual order')).toBeVisible();
  await expect(page).toHaveURL(/sort=createdAt/);
  await expect(page.getByRole('searchbox')).toBeFocused();
  await heading('Stock').getByRole('button').press('Enter');
  const reason = page.getByText('Cannot be sorted by “Stock” while this is set: Search');
  await expect(reason.filter({ visible: true })).toBeVisible();
  await page.getByRole('searchbox').fill('');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Missing').click();
  await page.getByRole('option', { name: 'Picture' }).click();
  for (const name of ['Product', 'Price']) {
    await heading(name).getByRole('button').click();
    await expect(heading(name)).toHaveAttribute('aria-sort', 'ascending');
    await expect(rows(page).first()).toBeVisible();
    await heading(name).getByRole('button').press('Enter');
    const oneWay =
      name === 'Product'
        ? 'This list is sorted by “Product” in one direction only'
        : 'Cannot be sorted by “Price” the other way round while this is set: Missing';
    await expect(page.getByText(oneWay).filter({ visible: true })).toBeVisible();
    await expect(heading(name)).toHaveAttribute('aria-sort', 'ascending');
  }
  await expectNoViolations(page);
  const filter = encodeURIComponent('{"brand":"x","q":"y"}');
  await page.goto(`/all-products?filter=${filter}&sort=sku&order=ASC&page=1`);
  await expect(page.getByText('the list is in its usual order')).toBeVisible();
  await expect(page.getByText('Nothing matches the search and filters.')).toBeVisible();
});

test('a list is left with its moment, and the ways back lead to how it was', async ({ page }) => {
  await signIn(page, 'owner', '/all-products');
  await expect(rows(page)).toHaveCount(25);
  const all = await totalOf(page);
  await page.getByRole('searchbox').fill('a');
  // The address changes before the rows do.
  await expect.poll(() => totalOf(page)).toBeLessThan(all);
  await expect(table(page)).toHaveAttribute('aria-busy', 'false');
  await rows(page).first().getByRole('checkbox').check();
  await expect(page.getByRole('toolbar', { name: '1 selected' })).toBeVisible();
  await rows(page).first().getByRole('link').click();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('a');
  await expect(page.getByRole('toolbar')).toBeHidden();
  await rows(page).first().getByRole('link').click();
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('a');
  await navigation(page).getByRole('link', { name: 'All Products' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(page).not.toHaveURL(/%22q%22/);
});

test('columns can be chosen and are in the address', async ({ page }) => {
  await signIn(page, 'owner', '/all-products');
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('dialog').getByLabel('SKU', { exact: true }).check();
  await page.keyboard.press('Escape');
  await expect(table(page).getByRole('columnheader', { name: 'SKU' })).toBeVisible();
  await expect(page).toHaveURL(/columns=[^&]*sku/);
});

test('a saved view survives signing out', async ({ page }) => {
  await signIn(page, 'owner', '/all-products');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Status', { exact: true }).click();
  await page.getByRole('option', { name: 'Archived' }).click();
  await expect(rows(page).first()).toContainText('Archived');
  const total = await totalOf(page);
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByLabel('Name of the view').fill('Put away');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('View “Put away” saved.')).toBeVisible();
  await page.keyboard.press('Escape');
  await navigation(page).getByRole('button', { name: 'Logout' }).click();
  await trySignIn(page, 'owner');
  await expect(navigation(page)).toBeAttached();
  await page.goto('/all-products');
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('button', { name: 'Put away', exact: true }).click();
  await expect(rows(page).first()).toContainText('Archived');
  expect(await totalOf(page)).toBe(total);
});

const viewTabs = (page: Page) => page.getByRole('tablist', { name: 'Saved views' });

const doWithView = async (page: Page, name: string, act: string) => {
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('button', { name: `Change view ${name}` }).click();
  await page.getByRole('menuitem', { name: act }).click();
};

test('saved views are tabs, are renamed and updated, and one opens the list', async ({ page }) => {
  await signIn(page, 'owner', '/all-products');
  const tab = viewTabs(page).getByRole('tab', { name: 'Recent drafts' });
  await expect(viewTabs(page).getByRole('tab', { name: 'Standard' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(rows(page).first()).toContainText('Draft');

  await doWithView(page, 'Recent drafts', 'Rename…');
  await page.getByRole('dialog').getByLabel('Name of the view').last().fill('To finish');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The view is called “To finish” now.')).toBeVisible();
  await page.keyboard.press('Escape');

  const soldOut = viewTabs(page).getByRole('tab', { name: 'Sold out' });
  await soldOut.click();
  await expect(soldOut).toHaveAttribute('aria-selected', 'true');
  await doWithView(page, 'To finish', 'Update to what is shown');
  await expect(page.getByText('View “To finish” keeps what is shown.')).toBeVisible();
  await page.keyboard.press('Escape');
  await viewTabs(page).getByRole('tab', { name: 'Standard' }).click();
  const finish = viewTabs(page).getByRole('tab', { name: 'To finish' });
  await finish.click();
  await expect(page).toHaveURL(/stockState/);
  // Another view keeps the same.
  await expect(finish).toHaveAttribute('aria-selected', 'true');

  await doWithView(page, 'To finish', 'Open the list with it');
  await expect(page.getByText('The list opens with “To finish” from now on.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto('/all-products');
  await expect(page).toHaveURL(/stockState/);
  await expect(viewTabs(page).getByRole('tab', { name: /To finish/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  // Another browser does not know it before it has asked.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (/views$/.test(key)) localStorage.removeItem(key);
  });
  await page.goto('/all-products');
  await expect(page).toHaveURL(/stockState/);
  await viewTabs(page).getByRole('tab', { name: 'Standard' }).click();
  await expect(page).not.toHaveURL(/stockState/);
});

test('a view that an administrator shares is there for support, who cannot change it', async ({
  page,
}) => {
  await signIn(page, 'admin', '/all-products');
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByLabel('Name of the view').fill('Everybody’s');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Change view Everybody’s' }).click();
  await page.getByRole('menuitem', { name: 'Share with administrators' }).click();
  await expect(page.getByText('All administrators have the view “Everybody’s” now.')).toBeVisible();
  await page.keyboard.press('Escape');
  await navigation(page).getByRole('button', { name: 'Logout' }).click();
  await trySignIn(page, 'support');
  await expect(navigation(page)).toBeAttached();
  await page.goto('/all-products');
  await expect(viewTabs(page).getByRole('tab', { name: 'Everybody’s' })).toBeVisible();
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('button', { name: 'Change view Everybody’s' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Open the list with it']);
});

test('archiving in bulk can be undone', { tag: FRESH }, async ({ page }) => {
  await signIn(page, 'owner', '/all-products');
  const active = rows(page).filter({ hasText: 'Active' });
  await expect(active.first()).toBeVisible();
  const title = (await active.first().getByRole('link').textContent()) ?? '';
  const row = rows(page).filter({ hasText: title }).first();
  await row.getByRole('checkbox').check();
  await page.getByRole('toolbar').getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByText('1 product archived')).toBeVisible();
  await expect(row).toContainText('Archived');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toContainText('Active');
});

test('a bulk edit shows what becomes of each product before it is written', async ({ page }) => {
  await signIn(page, 'owner', '/all-products');
  await expect(rows(page)).toHaveCount(25);
  const row = rows(page).first();
  const title = (await row.getByRole('link').textContent()) ?? '';
  await row.getByRole('checkbox').check();
  await page.getByRole('toolbar').getByRole('button', { name: 'Edit…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Change brand').check();
  await dialog.getByLabel('Brand', { exact: true }).fill('House brand');
  await expect(dialog.getByText(/→ House brand/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Change 1 product' }).click();
  await expect(page.getByText('1 product changed')).toBeVisible();
  await expect(rows(page).filter({ hasText: title }).first()).toContainText('House brand');
});

test('deleting asks first, and a deleted product comes back by Undo', async ({ page }) => {
  await signIn(page, 'owner', '/all-products');
  await expect(rows(page)).toHaveCount(25);
  const total = await totalOf(page);
  const title = (await rows(page).first().getByRole('link').textContent()) ?? '';
  await rows(page).first().getByRole('checkbox').check();
  await page.getByRole('toolbar').getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete 1 product?' });
  await expect(question.getByRole('listitem')).toHaveText([title]);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(rows(page).first()).toContainText(title);
  await page.getByRole('toolbar').getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete 1 product' }).click();
  await expect(page.getByText('1 product deleted')).toBeVisible();
  await expect(rows(page).first()).not.toContainText(title);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page).first()).toContainText(title);
  await page.reload();
  expect(await totalOf(page)).toBe(total);
});

test('the export holds every matching row', async ({ page }) => {
  await signIn(page, 'admin', '/all-products');
  const total = await totalOf(page);
  await page.getByRole('button', { name: 'Export' }).click();
  const download = page.waitForEvent('download');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Export/ })
    .click();
  const file = await (await download).path();
  const lines = readFileSync(file, 'utf8').trim().split('\r\n');
  expect(lines.length).toBeGreaterThanOrEqual(total + 1);
  expect(total).toBeGreaterThan(2000);
});

test('a product opens from its row and by deep link', async ({ page }) => {
  await signIn(page, 'owner', '/all-products');
  const link = rows(page).first().getByRole('link');
  const title = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(new URL(page.url()).pathname).toMatch(/^\/view-product\//);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('a product that does not exist says so', async ({ page }) => {
  await signIn(page, 'owner', '/view-product/no-such-product');
  await expect(page.getByText('This does not exist any more')).toBeVisible();
});
