import { expect, signIn, test } from './support/console.ts';

const LEGACY = 'tests/fixtures/import/shopify-legacy.csv';

test('a Shopify export is previewed, imported, and importing it again writes nothing', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.route('https://cdn.shopify.com/**', route =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    }),
  );
  await signIn(page, 'newowner', '/shopify/add-product');
  await page.locator('input[type=file]').setInputFiles(LEGACY);
  await expect(page.getByText('Linen Shirt').first()).toBeVisible();
  await page.getByLabel('Shop name').fill('casa-fio');
  await page.getByRole('button', { name: /^Import \d+ products?$/ }).click();
  await expect(page.getByText('Finished').first()).toBeVisible({ timeout: 30_000 });

  await page.goto('/all-products');
  await expect(page.getByRole('link', { name: 'Linen Shirt' })).toBeVisible();

  await page.goto('/shopify/add-product');
  await page.locator('input[type=file]').setInputFiles(LEGACY);
  await expect(page.getByText('Nothing to write', { exact: false })).toBeVisible();
});

test('a file that is no product export is told so', async ({ page }) => {
  await signIn(page, 'newowner', '/shopify/add-product');
  await page.locator('input[type=file]').setInputFiles({
    name: 'orders.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Order,Customer\n1,Ann\n'),
  });
  await expect(page.getByText(/orders\.csv/).first()).toBeVisible();
  await expect(
    page.getByText(/no product export|not a product export|product export/i).first(),
  ).toBeVisible();
});
