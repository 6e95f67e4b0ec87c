import type { Page } from '@playwright/test';
import { confirm, rowsOf } from './support/administration.ts';
import { type Account, expect, navigation, settled, signIn, test } from './support/console.ts';

const products = (page: Page) => rowsOf(page, 'All Products');
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });
/** Goes where the navigation leads, without loading the page anew. */
const goTo = (page: Page, name: string) =>
  navigation(page).getByRole('link', { name, exact: true }).click();
/** Fails where an error page stands instead of a screen. */
const expectSound = async (page: Page) => {
  await settled(page);
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
};

for (const account of ['owner', 'admin'] satisfies Account[]) {
  test(`${account}: a product is saved and found in the list, twice`, async ({ page }) => {
    await signIn(page, account, '/all-products');
    await products(page).filter({ hasText: 'Active' }).nth(1).getByRole('link').first().click();
    for (const title of ['Saved once', 'Saved twice']) {
      await page.getByRole('link', { name: 'Edit', exact: true }).click();
      await page.getByLabel(/^Title/).fill(title);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText('Everything is saved')).toBeVisible();
      await goTo(page, 'All Products');
      await expect(products(page).filter({ hasText: title })).toHaveCount(1);
      await expectSound(page);
      await products(page).getByRole('link', { name: title }).click();
      await expect(heading(page, title)).toBeVisible();
      await expectSound(page);
    }
  });
}

test('a business, a giveaway, a report and a request are changed, and their lists stand', async ({
  page,
}) => {
  await signIn(page, 'admin', '/all-business');
  await test.step('a business', async () => {
    await rowsOf(page, 'All Business').first().getByRole('link').first().click();
    for (const name of ['Named once', 'Named twice']) {
      await page.getByRole('link', { name: 'Edit', exact: true }).click();
      await page.getByRole('textbox', { name: 'Business', exact: true }).fill(name);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(heading(page, name)).toBeVisible();
      await goTo(page, 'All Business');
      await rowsOf(page, 'All Business').getByRole('link', { name }).click();
      await expect(heading(page, name)).toBeVisible();
      await expectSound(page);
    }
  });
  await test.step('a giveaway', async () => {
    await goTo(page, 'Giveaways');
    await rowsOf(page, 'Giveaways').first().getByRole('link').first().click();
    await page.getByRole('button', { name: 'Edit' }).click();
    const form = page.getByRole('dialog');
    await form.getByRole('textbox', { name: 'Title' }).fill('Given away');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(heading(page, 'Given away')).toBeVisible();
    await goTo(page, 'Giveaways');
    await rowsOf(page, 'Giveaways').getByRole('link', { name: 'Given away' }).click();
    await expect(heading(page, 'Given away')).toBeVisible();
    await expectSound(page);
  });
  await test.step('a report', async () => {
    await goTo(page, 'Reports');
    const rows = rowsOf(page, 'Reports');
    await rows.first().getByRole('link').first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Dismiss' }).click();
    await confirm(page, 'Dismiss', 'Nothing against it');
    await expectSound(page);
    await goTo(page, 'Reports');
    await expect(rows.first()).toBeVisible();
    await expectSound(page);
  });
  await test.step('a request', async () => {
    await goTo(page, 'Submitted Requests');
    const rows = rowsOf(page, 'Submitted Requests');
    await rows.first().getByRole('link').first().click();
    const request = page.getByRole('dialog');
    await request.getByRole('textbox', { name: 'Message to the owner' }).fill('Agreed.');
    await request.getByRole('button', { name: 'Reject' }).click();
    await expect(page.getByText('1 request was rejected.')).toBeVisible();
    await request.getByRole('button', { name: 'Close' }).click();
    await goTo(page, 'Dashboard');
    await goTo(page, 'Submitted Requests');
    await expect(rows.first()).toBeVisible();
    await expectSound(page);
  });
});

const titleOf = async (page: Page) =>
  (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
const chip = (page: Page, status: string) =>
  page.getByRole('main').getByText(status, { exact: true }).first();

/** Saves the product whose form is open, and fails where the console takes that for a conflict. */
const saveAlone = async (page: Page, brand: string) => {
  await page.getByRole('combobox', { name: 'Brand' }).fill(brand);
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Everything is saved')).toBeVisible();
  await expect(page.getByText(/were taken over/)).toHaveCount(0);
};

test('what is done on a product’s page shows there, in the form and in the list at once', async ({
  page,
}) => {
  await signIn(page, 'owner', '/all-products');
  await products(page).filter({ hasText: 'Active' }).first().getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Archive' })).toBeVisible();
  const title = await titleOf(page);
  const row = products(page).filter({ has: page.getByRole('link', { name: title, exact: true }) });

  await page.getByRole('button', { name: 'Archive' }).click();
  await expect(chip(page, 'Archived')).toBeVisible();
  await expect(page.getByText('1 product archived')).toBeVisible();
  await goTo(page, 'All Products');
  await expect(row).toContainText('Archived');
  await page.goBack();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(chip(page, 'Active')).toBeVisible();
  await page.getByRole('button', { name: 'Archive' }).click();
  await expect(chip(page, 'Archived')).toBeVisible();
  await page.getByRole('button', { name: 'Activate' }).click();
  await expect(chip(page, 'Active')).toBeVisible();

  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await saveAlone(page, 'Own brand');
  await goTo(page, 'All Products');
  await expect(row).toContainText('Active');
});

test('a price changed in bulk, and its undo, show on the product’s page and in its form', async ({
  page,
}) => {
  await signIn(page, 'owner', '/all-products');
  const row = products(page).filter({ hasText: 'Active' }).first();
  const title = (await row.getByRole('link').first().textContent()) ?? '';
  const open = () => products(page).getByRole('link', { name: title, exact: true }).click();
  // The page and the form have been seen before: what they showed then must not come back.
  await open();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  const price = page.getByRole('textbox', { name: /^Price/ }).first();
  const before = await price.inputValue();
  expect(before).not.toBe('777.00');
  const changePrice = async () => {
    await goTo(page, 'All Products');
    await page.getByRole('checkbox', { name: `Select ${title}`, exact: true }).check();
    await page.getByRole('toolbar').getByRole('button', { name: 'Edit…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Change price').check();
    await dialog.getByLabel('How').click();
    await page.getByRole('option', { name: 'Set to' }).click();
    await dialog.getByLabel('Price', { exact: true }).fill('777');
    await dialog.getByRole('button', { name: 'Change 1 product' }).click();
    await expect(page.getByText('1 product changed')).toBeVisible();
  };
  await changePrice();
  await open();
  await expect(page.getByText('777.00').first()).toBeVisible();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(price).toHaveValue('777.00');
  await saveAlone(page, 'Own brand');

  await goTo(page, 'All Products');
  await page.getByRole('checkbox', { name: `Select ${title}`, exact: true }).check();
  await page.getByRole('toolbar').getByRole('button', { name: 'Archive' }).click();
  await expect(products(page).filter({ hasText: title })).toContainText('Archived');
  // The toast of the price may stand beside it still.
  const toast = page.getByRole('status').filter({ hasText: '1 product archived' });
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(products(page).filter({ hasText: title })).toContainText('Active');
  await open();
  await expect(chip(page, 'Active')).toBeVisible();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await saveAlone(page, 'Another brand');
});

test('a bulk price says what it would do to variants, and what it would do wrong', async ({
  page,
}) => {
  await signIn(page, 'owner', '/all-products');
  await expect(products(page)).toHaveCount(25);
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check();
  await page.getByRole('toolbar').getByRole('button', { name: 'Edit…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Change price').check();
  await dialog.getByLabel('Price', { exact: true }).fill('400');
  await expect(dialog.getByRole('status')).toContainText(/compare-at price, or more/);
  await expect(dialog.getByText(/: A?\$[\d.,]+ → A?\$[\d.,]+$/).first()).toBeVisible();
  await expect(dialog.getByText(/variants? →/)).toHaveCount(0);
  await dialog.getByLabel('Price', { exact: true }).fill('-120');
  await expect(dialog.getByRole('status')).toContainText(
    /stay as they are, because a price would fall below zero: .+/,
  );
  await expect(dialog.getByRole('button', { name: /^Change \d/ })).toBeDisabled();
});
