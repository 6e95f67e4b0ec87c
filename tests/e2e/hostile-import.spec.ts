import type { Page } from '@playwright/test';
import { chromiumPath, computingFlags } from '../support/chromium.ts';
import { MEGABYTE, OVERLONG } from '../support/hostileStrings.ts';
import { mockWix } from '../support/mockWix.ts';
import { answerAs } from './support/answerAs.ts';
import { answerForElsewhere, expect, signIn, test } from './support/console.ts';
import { hostileWixV1, hostileWixV3, lines, sound, watchFor } from './support/hostile.ts';

// Files of megabytes are hashed and read.
test.use({ launchOptions: { executablePath: chromiumPath, args: computingFlags } });
test.beforeEach(({ page }) => answerForElsewhere(page));
test.beforeEach(() => test.setTimeout(300_000));

const WIX = '/wix/add-product';
const NAME = '<img src=x onerror="window.__pwned=1"> %{name} |||| \u202egnp.exe';

const choose = (page: Page, ...files: { name: string; buffer: Buffer }[]) =>
  page
    .locator('input[type=file]')
    .setInputFiles(files.map(file => ({ mimeType: 'text/csv', ...file })));

const writeButton = (page: Page) => page.getByRole('button', { name: /^Import \d+ products?$/ });

test('hostile texts of both Wix catalogs are previewed, imported and listed whole', {
  tag: '@thorough',
}, async ({ page }) => {
  const found = watchFor(page);
  const texts = lines(200);
  await signIn(page, 'newowner', WIX);
  await choose(
    page,
    { name: `${NAME}.csv`, buffer: hostileWixV1([...texts, MEGABYTE]) },
    { name: '=cmd.csv', buffer: hostileWixV3(texts) },
  );
  // Megabytes of hostile texts, read by code that is not compiled.
  await expect(writeButton(page)).toBeVisible({ timeout: 60_000 });
  await page.getByLabel('Shop name').fill('"><script>%{name}</script>');
  await page.getByLabel('Shop name').press('Tab');
  await sound(page, found);
  await test.step('details tell everything as text', async () => {
    await page.getByRole('searchbox').fill(texts[0] ?? '');
    const [first] = texts;
    await page
      .getByRole('button', { name: `Details of ${first}` })
      .first()
      .click();
    const details = page.getByRole('dialog');
    await expect(details.getByText(first ?? '', { exact: true }).first()).toBeVisible();
    await sound(page, found);
    await details.getByRole('button', { name: 'Close details' }).click();
    await page.getByRole('searchbox').fill(MEGABYTE);
    await page.getByRole('searchbox').fill(OVERLONG);
    await sound(page, found);
    await page.getByRole('searchbox').fill('');
  });
  await writeButton(page).click();
  await expect(page.getByRole('heading', { name: 'Import finished' })).toBeVisible({
    timeout: 60_000,
  });
  await sound(page, found);
  await test.step('what left the shop is listed by name', async () => {
    await page.getByRole('button', { name: 'Import more' }).click();
    await choose(page, { name: 'fewer.csv', buffer: hostileWixV3(texts.slice(0, 1)) });
    await expect(page.getByText('are not in this import')).toBeVisible();
    await expect(page.getByRole('link', { name: texts.at(-1), exact: true }).first()).toBeVisible();
    await sound(page, found);
  });
  await page.goto('/all-products?perPage=100&page=1&sort=title&order=ASC&filter={}');
  for (const text of texts.slice(0, 20))
    await expect(page.getByRole('link', { name: text, exact: true }).first()).toBeVisible();
  await sound(page, found);
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByRole('link', { name: 'Compare' })).toBeVisible();
  await sound(page, found);
});

test('files that are no export of Wix end in a message, and the page goes on', {
  tag: '@thorough',
}, async ({ page }) => {
  const found = watchFor(page);
  await signIn(page, 'newowner', WIX);
  const cases: [string, Buffer, RegExp][] = [
    ['bomb.csv', Buffer.from('PK\u0003\u0004\u0000\u0000'), /compressed archive/],
    ['picture.csv', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0x0d]), /no text file/],
    ['empty.csv', Buffer.from('\ufeff \n'), /is empty/],
    [`${NAME}.csv`, Buffer.from(`${NAME},b\n1,2\n`), /no product export/i],
    ['wide.csv', Buffer.from(`${'x,'.repeat(100_000)}\n`), /columns/],
    ['shopify.csv', Buffer.from('Handle,Title,Variant Price\na,A,1\n'), /Shopify page/],
  ];
  for (const [name, buffer, message] of cases) {
    await choose(page, { name, buffer });
    await expect(page.getByText(message).first(), name).toBeVisible();
    await sound(page, found);
  }
  const [fine = ''] = lines(200);
  await choose(page, { name: 'fine.csv', buffer: hostileWixV3([fine]) });
  await expect(page.getByRole('button', { name: `Details of ${fine}` })).toBeVisible();
});

const CLIENT = '1a2b3c4d-1a2b-4a2b-8a2b-1a2b3c4d5e6f';

test('a Wix site that answers with hostile texts is read, and nothing runs', {
  tag: '@thorough',
}, async ({ page }) => {
  const texts = lines(200);
  const site = mockWix({
    catalog: 'V1_CATALOG',
    clientId: CLIENT,
    products: texts.map((text, index) => ({
      ...{ id: `h${index}`, name: text, slug: text, visible: true, description: text },
      ...{ sku: text, brand: text, ribbon: text, productOptions: [] },
      priceData: { currency: 'EUR', price: 9, discountedPrice: 9 },
      stock: { trackInventory: true, quantity: 3, inStock: true },
      additionalInfoSections: [{ title: text, description: text }],
    })),
  });
  await answerAs(page, 'https://www.wixapis.com/**', site.fetch);
  await signIn(page, 'newowner', WIX);
  const found = watchFor(page);
  const asked = () => found.filter(what => what !== 'a request to www.wixapis.com');
  await page.getByRole('tab', { name: 'Connect the shop' }).click();
  await page.getByRole('textbox', { name: 'Client ID' }).fill(MEGABYTE);
  await page.getByRole('button', { name: 'Read products' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'A Client ID has 32' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Client ID' }).fill(CLIENT);
  await page.getByRole('button', { name: 'Read products' }).click();
  await expect(page.getByRole('button', { name: `Details of ${texts[0]}` })).toBeVisible();
  await sound(page, asked());
  await writeButton(page).click();
  await expect(page.getByRole('heading', { name: 'Import finished' })).toBeVisible({
    timeout: 60_000,
  });
  await sound(page, asked());
});
