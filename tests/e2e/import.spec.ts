import { readFileSync } from 'node:fs';
import type { Download } from '@playwright/test';
import { type MockProduct, mockShopify } from '../support/mockShopify.ts';
import { mockWix } from '../support/mockWix.ts';
import { answerAs } from './support/answerAs.ts';
import { expectNoViolations } from './support/axe.ts';
import { answerForElsewhere, expect, signIn, test } from './support/console.ts';
import { choose, file, setShop, write, writeButton } from './support/importPage.ts';
import { PIXEL } from './support/pixel.ts';

const LEGACY = 'tests/fixtures/import/shopify-legacy.csv';
const RECENT = 'tests/fixtures/import/shopify-2025.csv';
const SHOPIFY = '/shopify/add-product';

const textOf = async (download: Download) => readFileSync(await download.path(), 'utf8');

/** So many products, one row each. */
const manyRows = (count: number, prefix: string) =>
  [
    'Handle,Title,Variant SKU,Variant Price',
    ...Array.from({ length: count }, (_, n) => `${prefix}-${n},${prefix} ${n},${prefix}-${n},4.50`),
  ].join('\n');

test.beforeEach(({ page }) => answerForElsewhere(page));

test('both generations of Shopify’s export; again writes nothing, one price writes one, undo takes it back', async ({
  page,
}) => {
  await signIn(page, 'newowner', SHOPIFY);
  await expectNoViolations(page);
  await choose(page, [LEGACY, RECENT]);
  await expect(page.getByRole('button', { name: 'Details of Linen Shirt' })).toBeVisible();
  await expect(page.getByText('1 product with errors is left out.')).toBeVisible();
  await expectNoViolations(page);
  await setShop(page, 'two-generations');
  await expect(writeButton(page)).toHaveText('Import 4 products');
  await write(page);
  await expect(page.getByText('4 products added')).toBeVisible();
  await expectNoViolations(page);

  await page.goto(SHOPIFY);
  await choose(page, [LEGACY, RECENT]);
  await setShop(page, 'two-generations');
  await expect(page.getByText('Nothing to write', { exact: false })).toBeVisible();

  await page.getByRole('button', { name: 'Choose another source' }).click();
  await choose(
    page,
    file('dearer.csv', readFileSync(RECENT, 'utf8').replace(',18.50,', ',19.50,')),
  );
  await expect(writeButton(page)).toHaveText('Import 1 product');
  await expect(page.getByText('Changes: Variants')).toBeVisible();
  await write(page);
  await expect(page.getByText('1 product changed')).toBeVisible();

  const undo = page.getByRole('button', { name: /^Undo the import of/ });
  await expect(undo).toHaveCount(2);
  await undo.first().click();
  await page.getByRole('button', { name: 'Undo the import' }).click();
  await expect(page.getByText('1 product restored')).toBeVisible();
});

test('rows that failed are handed out days later, put right and imported', async ({ page }) => {
  await signIn(page, 'newowner', SHOPIFY);
  const rows = 'Handle,Title,Variant Price\ntea,Green Tea,4.50\nmug,Tea Mug,\n';
  await choose(page, file('shop.csv', rows));
  await setShop(page, 'failed-rows');
  await write(page);
  await page.reload();
  const waiting = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /^Download the failed rows of the import/ })
    .first()
    .click();
  const csv = await textOf(await waiting);
  expect(csv).toContain('Import error');
  expect(csv).not.toContain('Green Tea');
  const [head = '', mug = ''] = csv.replace('\ufeff', '').split('\r\n');
  const price = head.split(',').indexOf('Variant Price');
  const fixed =
    price < 0
      ? `${head},Variant Price\r\n${mug},12.00`
      : [
          head,
          mug
            .split(',')
            .map((cell, n) => (n === price ? '12.00' : cell))
            .join(','),
        ].join('\r\n');
  await choose(page, file('fixed.csv', fixed));
  await setShop(page, 'failed-rows');
  await expect(writeButton(page)).toHaveText('Import 1 product');
  await write(page);
  await expect(page.getByText('1 product added')).toBeVisible();
});

test('a run stopped by a reload goes on from the history; another is cancelled', async ({
  page,
}) => {
  await signIn(page, 'newowner', SHOPIFY);
  await choose(page, file('many.csv', manyRows(700, 'resumed')));
  await setShop(page, 'resumed');
  await writeButton(page).click();
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('Paused. Nothing is lost', { exact: false })).toBeVisible();
  await expectNoViolations(page);
  page.on('dialog', dialog => dialog.accept());
  await page.reload();
  await page
    .getByRole('button', { name: /^Resume the import of/ })
    .first()
    .click();
  await expect(writeButton(page)).toBeVisible({ timeout: 20_000 });
  await write(page);
  await page.getByRole('button', { name: 'Import more' }).click();
  await choose(page, file('many.csv', manyRows(700, 'resumed')));
  await setShop(page, 'resumed');
  await expect(page.getByText('Nothing to write', { exact: false })).toBeVisible();

  await page.getByRole('button', { name: 'Choose another source' }).click();
  await choose(page, file('more.csv', manyRows(700, 'cancelled')));
  await expect(writeButton(page)).toHaveText('Import 700 products');
  await writeButton(page).click();
  await page.getByRole('button', { name: 'Cancel import' }).click();
  await expect(page.getByRole('heading', { name: 'Import cancelled' })).toBeVisible();
});

test('a second window sees the run at work; coming back begins anew; undoing clears the result', async ({
  page,
}) => {
  await signIn(page, 'newowner', SHOPIFY);
  await choose(page, file('windows.csv', `${manyRows(700, 'windows')}\nbroken,Broken,B-1,`));
  await setShop(page, 'windows');
  await writeButton(page).click();
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('Paused. Nothing is lost', { exact: false })).toBeVisible();

  const second = await page.context().newPage();
  await second.goto(SHOPIFY);
  const run = second.getByRole('listitem').filter({ hasText: 'windows.csv' }).first();
  await expect(run).toContainText('At work in another window');
  await expect(run.getByRole('button', { name: /^(?:Resume|Undo)/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Resume', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Import finished' })).toBeVisible({
    timeout: 40_000,
  });
  await expect(page.getByText('1 product was left out because of its errors.')).toBeVisible();
  await expect(run).toContainText('Finished', { timeout: 20_000 });
  await second.close();

  await page.getByRole('link', { name: 'See the products', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'All Products' })).toBeVisible();
  await expect(page.getByText('Products of one import', { exact: true })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText('windows');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'How to import' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Import finished' })).toBeHidden();

  await choose(page, file('again.csv', manyRows(3, 'again')));
  await setShop(page, 'windows');
  await write(page);
  await page
    .getByRole('listitem')
    .filter({ hasText: 'again.csv' })
    .getByRole('button', { name: /^Undo the import of/ })
    .click();
  await page.getByRole('button', { name: 'Undo the import' }).dblclick();
  await expect(page.getByText('3 products deleted')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { name: 'How to import' })).toBeVisible();
});

test('both catalogues of Wix are imported and undone; what left the shop is archived on request', async ({
  page,
}) => {
  await signIn(page, 'newowner', '/wix/add-product');
  await choose(page, ['tests/fixtures/import/wix-v1.csv', 'tests/fixtures/import/wix-v3.csv']);
  await expect(page.getByRole('button', { name: 'Details of Tote' })).toBeVisible();
  await setShop(page, 'wix-both');
  await write(page);
  await expect(page.getByText('4 products added')).toBeVisible();

  await page.getByRole('button', { name: 'Import more' }).click();
  await choose(page, ['tests/fixtures/import/wix-v1.csv']);
  await expect(page.getByText('2 products are not in this import')).toBeVisible();
  await page.getByRole('button', { name: 'Archive all 2' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByText('2 products are archived now.')).toBeVisible();
  await expect(page.getByText('products are not in this import')).toBeHidden();

  await page
    .getByRole('button', { name: /^Undo the import of/ })
    .first()
    .click();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Undo the import' }).click();
  await expect(page.getByText('2 products deleted')).toBeVisible();
  await expect(page.getByText('edited since').first()).toBeVisible();
});

const mug = (handle: string, price: string): MockProduct => ({
  handle,
  title: `Mug ${handle}`,
  images: 2,
  variants: [
    { values: { Glaze: 'Blue' }, price },
    { values: { Glaze: 'White' }, price: '21.50' },
  ],
});

test('a shop is connected by its address; copied pictures leave with the undo', async ({
  page,
}) => {
  const shop = mockShopify({
    products: Array.from({ length: 12 }, (_, n) => mug(`m${n}`, '18.00')),
  });
  await answerAs(page, 'https://casa.myshopify.com/**', shop.fetch);
  await page.route('https://cdn.shopify.com/**', route =>
    route.fulfill({
      contentType: 'image/png',
      headers: { 'access-control-allow-origin': '*' },
      body: PIXEL,
    }),
  );
  await signIn(page, 'newowner', SHOPIFY);
  await page.getByRole('tab', { name: 'Connect the shop' }).click();
  await page.getByRole('textbox', { name: 'Shop' }).fill('casa');
  await page.getByRole('button', { name: 'Read products' }).click();
  await expect(writeButton(page)).toHaveText('Import 12 products');
  await page.getByRole('combobox', { name: 'Pictures' }).click();
  await page.getByRole('option', { name: 'Copied into our storage' }).click();
  await write(page);
  await expect(page.getByText('24 pictures copied', { exact: true })).toBeVisible({
    timeout: 40_000,
  });
  await page
    .getByRole('button', { name: /^Undo the import of/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Undo the import' }).click();
  await expect(page.getByText('12 products deleted')).toBeVisible();
  await expect(page.getByText('24 copied pictures removed')).toBeVisible();
});

const CLIENT = '1a2b3c4d-1a2b-4a2b-8a2b-1a2b3c4d5e6f';

test('a Wix site is connected by its client id; a wrong one is told so', async ({ page }) => {
  const site = mockWix({
    catalog: 'V1_CATALOG',
    clientId: CLIENT,
    products: [
      {
        ...{ id: 'w1', name: 'Savon', slug: 'savon', visible: true, description: '' },
        priceData: { currency: 'EUR', price: 9, discountedPrice: 9 },
        ...{ stock: { trackInventory: true, quantity: 3, inStock: true }, productOptions: [] },
      },
    ],
  });
  await answerAs(page, 'https://www.wixapis.com/**', site.fetch);
  await signIn(page, 'newowner', '/wix/add-product');
  await page.getByRole('tab', { name: 'Connect the shop' }).click();
  await page.getByRole('textbox', { name: 'Client ID' }).fill('nonsense');
  await page.getByRole('button', { name: 'Read products' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'A Client ID has 32' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Client ID' }).fill(CLIENT);
  await page.getByRole('button', { name: 'Read products' }).click();
  await expect(page.getByRole('button', { name: 'Details of Savon' })).toBeVisible();
});

test('an administrator imports for a business; a hostile file ends in a message', async ({
  page,
}) => {
  await signIn(page, 'admin', '/business/newowner/shopify/add-product');
  await choose(page, file('orders.csv', 'Order,Customer\n1,Ann\n'));
  await expect(
    page.getByRole('alert').filter({ hasText: 'This is no product export' }),
  ).toBeVisible();
  await choose(page, {
    name: 'bomb.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([0x50, 0x4b, 0x03, 0x04, ...Array.from({ length: 200 }, () => 0)]),
  });
  await expect(
    page.getByRole('alert').filter({ hasText: 'This is a compressed archive' }),
  ).toBeVisible();
  await choose(page, LEGACY);
  await setShop(page, 'by-admin');
  await write(page);
  await expect(page.getByText('2 products added')).toBeVisible();
});
