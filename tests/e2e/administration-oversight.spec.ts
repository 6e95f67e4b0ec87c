import type { Page } from '@playwright/test';
import {
  confirm,
  countOn,
  rowsOf,
  savedFile,
  section,
  tab,
  tasks,
} from './support/administration.ts';
import { expect, isEmbedded, navigation, signIn, test } from './support/console.ts';

/** Each journey has many steps behind one sign-in. */
test.beforeEach(() => test.slow());

const businesses = (page: Page) => rowsOf(page, 'All Business');
const dialog = (page: Page) => page.getByRole('dialog');
const startExport = (page: Page) => () =>
  dialog(page).getByRole('button', { name: 'Export', exact: true }).click();
const linesOf = (text: string) =>
  text
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n');

test('support reads and exports everything, and finds nothing to change', {
  tag: '@thorough',
}, async ({ page }) => {
  await signIn(page, 'support', '/all-business');
  await expect(businesses(page).first()).toBeVisible();

  await test.step('lists offer no change', async () => {
    for (const [path, title] of [
      ['/all-business', 'All Business'],
      ['/users', 'Users'],
      ['/giveaways', 'Giveaways'],
      ['/reports', 'Reports'],
      ['/submitted-requests', 'Submitted Requests'],
      ['/all-products', 'All Products'],
    ] as const) {
      await page.goto(path);
      await expect(rowsOf(page, title).first()).toBeVisible();
      await expect(page.getByRole('checkbox')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Export' })).toBeVisible();
      await expect(page.getByRole('link', { name: /^Add / })).toHaveCount(0);
      await expect(page.getByRole('button', { name: /^(New|Add) / })).toHaveCount(0);
    }
  });

  await test.step('pages offer no change', async () => {
    const changing =
      /^(Approve|Reject|Deactivate|Delete|Edit|Draw|Publish|Cancel giveaway|Block|Resolve|Dismiss|Archive|Take back…)/;
    for (const path of [
      '/business/biz-vireo/view-business',
      '/giveaways/g04',
      '/giveaways/g07',
      '/users/u0077/view-user',
      '/reports?open=r001',
      '/submitted-requests?open=q001',
    ]) {
      await page.goto(path);
      await expect(page.getByText('Recent changes').first()).toBeVisible();
      await expect(page.getByRole('button', { name: changing })).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0);
    }
  });

  await test.step('addresses of forms lead nowhere', async () => {
    for (const path of [
      '/business/add-business',
      '/business/biz-vireo/edit-business',
      '/business/biz-vireo/add-product',
      '/merge-products',
    ]) {
      await page.goto(path);
      await expect(page.getByText('Not Found 404')).toBeVisible();
    }
  });

  await test.step('keys that act do nothing', async () => {
    await page.goto('/reports');
    await expect(rowsOf(page, 'Reports').first()).toBeVisible();
    await page.keyboard.press('j');
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('r');
    await expect(page.getByRole('dialog', { name: /^Resolve/ })).toHaveCount(0);
  });

  await test.step('what it exports is everything there is', async () => {
    await page.goto('/all-business');
    const all = await countOn(page, 'All');
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    const lines = linesOf(await savedFile(page, startExport(page)));
    expect(lines).toHaveLength(all + 1);
    await expect(tasks(page)).toContainText(`${all} rows were saved.`);
  });
});

test('an export holds the rows, the columns and the form that were chosen', async ({ page }) => {
  await signIn(page, 'admin', '/all-business');
  await expect(businesses(page).first()).toBeVisible();

  await test.step('the selected ones, for a spreadsheet of another country', async () => {
    await page.getByRole('checkbox', { name: 'Select Lumen Studio' }).check();
    await page.getByRole('checkbox', { name: 'Select Northsea Knitwear' }).check();
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await expect(dialog(page).getByRole('radio', { name: 'Selected (2)' })).toBeChecked();
    await dialog(page).getByLabel('For').click();
    await page.getByRole('option', { name: 'Something else' }).click();
    await dialog(page).getByLabel('Delimiter').click();
    await page.getByRole('option', { name: 'Semicolon' }).click();
    await dialog(page).getByLabel('Encoding').click();
    await page.getByRole('option', { name: 'UTF-16 (little endian)' }).click();
    const text = await savedFile(page, startExport(page), 'utf16le');
    const lines = linesOf(text);
    expect(lines).toHaveLength(3);
    expect(lines[0]?.split(';')).toContain('Business');
    expect(text).toContain('Lumen Studio');
    expect(text).toContain('Northsea Knitwear');
    await page.getByRole('button', { name: 'Clear selection' }).click();
  });

  await test.step('those that match', async () => {
    const approved = await countOn(page, 'Approved');
    await tab(page, 'Approved').click();
    await expect(tab(page, 'Approved')).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await dialog(page)
      .getByRole('radio', { name: /^Matching the filters/ })
      .check();
    await dialog(page).getByLabel('For').click();
    await page.getByRole('option', { name: /^Sheets/ }).click();
    const lines = linesOf(await savedFile(page, startExport(page)));
    expect(lines).toHaveLength(approved + 1);
  });

  await test.step('all of them, whatever the list shows', async () => {
    const all = await countOn(page, 'All');
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await dialog(page).getByRole('radio', { name: 'All', exact: true }).check();
    const lines = linesOf(await savedFile(page, startExport(page)));
    expect(lines).toHaveLength(all + 1);
  });
});

test('a bulk action that loses the connection says what is left, and goes on later', async ({
  newWindow,
}) => {
  test.skip(isEmbedded, 'Nothing embedded can lose its connection.');
  // The browser logs every request that fails; the first window's log must stay empty.
  const page = await newWindow();
  const context = page.context();
  await signIn(page, 'admin', '/users');
  const users = rowsOf(page, 'Users');
  await expect(users).toHaveCount(25);
  const blocked = await countOn(page, 'Blocked');
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check();
  await page.getByRole('button', { name: /^Select all \d+$/ }).click();
  await expect(page.getByRole('toolbar')).toContainText('600 selected');
  await page.getByRole('toolbar').getByRole('button', { name: 'Block', exact: true }).click();
  await expect(dialog(page)).toContainText(`${blocked} selected users are blocked already.`);

  await test.step('the connection goes in the middle', async () => {
    await confirm(page, 'Block', 'A wave of advertising');
    await expect(tasks(page)).toContainText(/^.*[1-9]00 of 596/);
    await context.setOffline(true);
    await expect(tasks(page)).toContainText('were not reached and are as before.', {
      timeout: 60_000,
    });
    await expect(tasks(page)).toContainText(/\d00 users were blocked\./);
  });

  await test.step('what is left is done later', async () => {
    await context.setOffline(false);
    await page.getByRole('button', { name: /^Continue with the \d+ left$/ }).click();
    await expect(tab(page, 'Blocked')).toHaveText('Blocked (600)', { timeout: 60_000 });
    await expect(navigation(page)).toBeAttached();
  });
});

test('what was typed stays when the connection is lost, for another try', async ({ newWindow }) => {
  test.skip(isEmbedded, 'Nothing embedded can lose its connection.');
  // The browser logs every request that fails; the first window's log must stay empty.
  const page = await newWindow();
  // What tells of trouble is loaded soon after the page; before that it would be lost as well.
  const toasts = page.waitForResponse(/\/assets\/Notifications-[\w-]+\.js$/);
  await signIn(page, 'admin', '/business/biz-vireo/view-business');
  await toasts;
  await page.getByRole('button', { name: 'Deactivate', exact: true }).click();
  const question = page.getByRole('dialog', { name: /^Deactivate / });
  await question.getByRole('textbox').fill('Invoices are open');
  await page.context().setOffline(true);
  await question.getByRole('button', { name: 'Deactivate', exact: true }).click();
  await expect(
    page.getByText(/offline\. Nothing was saved|server did not answer/).first(),
  ).toBeVisible({
    timeout: 60_000,
  });
  await page.context().setOffline(false);
  await expect(question.getByRole('textbox')).toHaveValue('Invoices are open');
  await question.getByRole('button', { name: 'Deactivate', exact: true }).click();
  await expect(section(page, 'Recent changes')).toContainText('Reason: Invoices are open');
  await expect(
    section(page, 'Recent changes').getByRole('listitem').filter({ hasText: 'Deactivated' }),
  ).not.toHaveCount(0);
});
