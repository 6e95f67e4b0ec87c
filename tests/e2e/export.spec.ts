import type { Page } from '@playwright/test';
import { savedFile, tasks } from './support/administration.ts';
import { answerForElsewhere, expect, signIn, test } from './support/console.ts';

const dialog = (page: Page) => page.getByRole('dialog');

const openExport = async (page: Page, format: string) => {
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await dialog(page).getByRole('radio', { name: format }).check();
};

const start = (page: Page) =>
  dialog(page).getByRole('button', { name: 'Export', exact: true }).click();

const importAgain = async (page: Page, path: string, text: string, shop: string) => {
  await page.goto(path);
  await page.locator('input[type=file]').setInputFiles({
    ...{ name: 'products.csv', mimeType: 'text/csv' },
    buffer: Buffer.from(text),
  });
  const field = page.getByRole('combobox', { name: 'Shop name' });
  await field.fill(shop);
  await field.press('Tab');
  await expect(page.getByText('Comparing with your catalogue')).toHaveCount(0);
};

test.beforeEach(({ page }) => {
  test.slow();
  return answerForElsewhere(page);
});

test('a whole catalogue as Shopify’s CSV says what does not fit, and imported again changes nothing', async ({
  page,
}) => {
  await signIn(page, 'owner', '/all-products');
  await openExport(page, 'Shopify CSV');
  await expect(dialog(page).getByRole('checkbox', { name: 'With costs' })).toBeChecked();
  await expect(dialog(page).getByRole('group')).toHaveCount(0);
  await start(page);
  const save = tasks(page).getByRole('button', { name: 'Save the file', exact: true });
  await expect(save).toBeVisible({ timeout: 60_000 });
  await expect(tasks(page)).toContainText('no price: ');
  const text = await savedFile(page, () => save.click());
  expect(text).toMatch(/^Title,URL handle,Description,Vendor,/);

  await importAgain(page, '/shopify/add-product', text, 'anywhere.myshopify.com');
  await expect(page.getByText('Nothing to write', { exact: false })).toBeVisible();
});

test('ticked products go out for Wix, and are known again by their handles', async ({ page }) => {
  await signIn(page, 'owner', '/all-products');
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await openExport(page, 'Wix CSV, new catalogue (V3)');
  await expect(dialog(page).getByRole('radio', { name: 'Selected (2)' })).toBeChecked();
  const saved = page.waitForEvent('download', { timeout: 60_000 });
  await start(page);
  const save = tasks(page).getByRole('button', { name: /^Save the file/ });
  await expect(save).toBeVisible();
  // Where everything fits the file is saved at once.
  if ((await save.textContent()) === 'Save the file') await save.click();
  const text = await savedFile(page, async () => {
    await saved;
    await save.click();
  });
  expect(text.match(/,PRODUCT,/g)).toHaveLength(2);

  await importAgain(page, '/wix/add-product', text, 'anywhere');
  await expect(page.getByText('Nothing to write', { exact: false })).toBeVisible();
});
