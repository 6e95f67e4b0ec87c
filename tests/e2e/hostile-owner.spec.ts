import { readFileSync } from 'node:fs';
import Papa from 'papaparse';
import { escapeFormula, unescapeFormula } from '../../src/domain/text/csv.ts';
import { chromiumPath, computingFlags } from '../support/chromium.ts';
import { LONG_WORD, MEGABYTE, OVERLONG } from '../support/hostileStrings.ts';
import { answerForElsewhere, expect, signIn, test } from './support/console.ts';
import { hostileExport, lines, sound, watchFor } from './support/hostile.ts';

// Files of megabytes are hashed and read.
test.use({ launchOptions: { executablePath: chromiumPath, args: computingFlags } });
test.beforeEach(({ page }) => answerForElsewhere(page));
test.beforeEach(() => test.setTimeout(300_000));

const [markup = '', ...others] = lines(100);

test('hostile texts in every field of a product are kept, shown as text, and harmless', {
  tag: '@thorough',
}, async ({ page }) => {
  const found = watchFor(page);
  await signIn(page, 'newowner', '/add-product');
  await page.getByLabel(/^Title/).fill(LONG_WORD);
  await page.getByRole('button', { name: 'Edit as HTML' }).click();
  await page.getByRole('textbox', { name: 'Description' }).fill(lines(5000).join('\n'));
  await page
    .getByRole('textbox', { name: /^Price/ })
    .first()
    .fill('12');
  await page.getByLabel('Brand').fill('constructor');
  await page.getByLabel('Category').fill('__proto__');
  await page.getByLabel('SKU', { exact: true }).fill('%{name} |||| =1+1');
  await page.getByLabel('Supplier').fill(markup);
  await page.getByLabel('Notes').fill(lines(5000).join('\n'));
  const tags = others.filter(text => !/[,;]/.test(text)).slice(0, 30);
  for (const tag of tags) {
    await page.getByLabel('Tags').fill(tag);
    await page.getByLabel('Tags').press('Enter');
  }
  const attributes = [...others.slice(0, 25), 'one |||| many', '__proto__', 'constructor'];
  for (const [index, text] of attributes.entries()) {
    await page.getByRole('button', { name: 'Add attribute' }).click();
    await page.getByLabel(`Name ${index + 1}`, { exact: true }).fill(text);
    await page.getByLabel(`Value ${index + 1}`, { exact: true }).fill(text);
  }
  await test.step('an option whose name is reserved is refused, others are taken', async () => {
    await page.getByRole('button', { name: 'Add option' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('__proto__');
    await dialog.getByLabel('New values').fill(`${markup}\n%{name}`);
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await expect(dialog).toContainText('This name is reserved.');
    await dialog.getByLabel('Name').fill('<b>%{name} |||| x</b>');
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await expect(dialog).toBeHidden();
  });
  await sound(page, found);
  await test.step('a megabyte is refused at its field, and the page goes on', async () => {
    await page.getByLabel(/^Title/).fill(MEGABYTE);
    await page.getByRole('button', { name: 'Save and publish' }).click();
    await expect(page.getByText('This has more than 200 characters. Shorten it.')).toBeVisible();
    await page.getByLabel(/^Title/).fill(LONG_WORD);
  });
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await expect(page.getByRole('heading', { level: 1, name: LONG_WORD })).toBeVisible();
  await expect(page.getByText(markup, { exact: true }).first()).toBeVisible();
  for (const text of tags) await expect(page.getByText(text).first()).toBeVisible();
  await sound(page, found);
  await page.emulateMedia({ media: 'print' });
  await sound(page, found);
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page.getByLabel('Name 1', { exact: true })).toHaveValue(attributes[0] ?? '');
  await expect(page.getByLabel('Category')).toHaveValue('__proto__');
  await sound(page, found);
});

test('hostile texts are imported, listed, searched, compared and exported whole', {
  tag: '@thorough',
}, async ({ page }) => {
  const found = watchFor(page);
  const texts = lines(200);
  await signIn(page, 'newowner', '/shopify/add-product');
  await page.locator('input[type=file]').setInputFiles({
    name: '<img src=x onerror=alert(1)>=cmd.csv',
    mimeType: 'text/csv',
    buffer: hostileExport([...texts, MEGABYTE]),
  });
  await expect(page.getByRole('button', { name: /^Import \d+ products?$/ })).toBeVisible();
  await page.getByLabel('Shop name').fill('"><script>%{name}</script>');
  await sound(page, found);
  await page.getByRole('button', { name: /^Import \d+ products?$/ }).click();
  await expect(page.getByText('Finished').first()).toBeVisible({ timeout: 60_000 });
  await sound(page, found);

  await test.step('the list shows each as it is', async () => {
    await page.goto('/all-products?perPage=100&page=1&sort=title&order=ASC&filter={}');
    for (const text of texts.slice(0, 20))
      await expect(page.getByRole('link', { name: text, exact: true }).first()).toBeVisible();
    await sound(page, found);
  });

  await test.step('searches and addresses', async () => {
    for (const text of [MEGABYTE, '<script>', '%{name} ||||', '../../', OVERLONG]) {
      await page.getByRole('searchbox').fill(text);
      await page.waitForTimeout(400);
    }
    await sound(page, found);
    for (const filter of [
      '{"q":"<script>"}',
      '{"__proto__":{"status":"active"}}',
      '{"constructor":"x"}',
      '{"q":{"$gt":1}}',
      '[1',
      '{"category":"__proto__"}',
    ]) {
      await page.goto(`/all-products?filter=${encodeURIComponent(filter)}&sort=constructor`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('That was left out.')).toBeVisible();
      await expect(page.getByText('This could not be loaded')).toHaveCount(0);
    }
    await sound(page, found);
  });

  await test.step('a view is saved under a hostile name', async () => {
    await page.goto('/all-products');
    await page.getByRole('button', { name: 'Views' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill(MEGABYTE);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toContainText('This has more than 150 characters.');
    await dialog.getByRole('textbox').fill('<b>%{name} |||| x</b>');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('<b>%{name} |||| x</b>', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await sound(page, found);
  });

  await test.step('the export gives the words back', async () => {
    await page.goto('/all-products?page=1&filter={}');
    await page.getByRole('button', { name: 'Export' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('dialog').getByRole('button', { name: 'Export' }).click();
    const file = readFileSync(await (await download).path(), 'utf8').replace(/^\ufeff/, '');
    const { data } = Papa.parse<string[]>(file);
    const cells = new Set(data.flat());
    // The import takes an apostrophe before a formula for the guard that it is in an export.
    for (const text of texts)
      expect(cells.has(escapeFormula(unescapeFormula(text))), text).toBe(true);
  });

  await test.step('shown, compared, found by the palette, counted on the dashboard', async () => {
    await page.goto('/all-products?perPage=25&page=1&sort=title&order=ASC&filter={}');
    await page.getByRole('table').getByRole('link').first().click();
    await expect(page.getByRole('link', { name: 'Compare' })).toBeVisible();
    await sound(page, found);
    await page.getByRole('link', { name: 'Compare' }).click();
    await expect(page.getByRole('table', { name: 'Compare products' })).toBeVisible();
    await sound(page, found);
    await page.keyboard.press('Control+K');
    await page.getByRole('combobox', { name: 'Pages, actions and records' }).fill('<script>');
    await page.waitForTimeout(500);
    await sound(page, found);
    for (const path of ['/', '/products-analytics', '/user-analytics']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await sound(page, found);
    }
  });
});

test('hostile texts in the profile and in a request are kept and harmless', {
  tag: '@thorough',
}, async ({ page }) => {
  const found = watchFor(page);
  const name = '<img src=x onerror=alert(1)> %{name} |||| ‮gnp.exe';
  await signIn(page, 'newowner', '/edit-profile');
  await page.getByLabel(/^Business name/).fill(name);
  await page.getByLabel('Website').fill('javascript:alert(1)');
  await page.getByLabel('Address').fill(LONG_WORD + LONG_WORD);
  await page.getByRole('textbox', { name: /^About/ }).fill(OVERLONG);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/not a web address/)).toBeVisible();
  await expect(page.getByText('This has more than 5,000 characters.')).toBeVisible();
  await sound(page, found);
  await page.getByLabel('Website').fill('');
  await page.getByRole('textbox', { name: /^About/ }).fill(lines(5000).join('\n'));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('banner').getByAltText(name)).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByText(name).first()).toBeVisible();
  await sound(page, found);

  await page.goto('/submitted-requests');
  await page.getByRole('button', { name: 'New request' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel(/^Subject/).fill(LONG_WORD);
  await form.getByLabel(/^Message/).fill(MEGABYTE);
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(form).toContainText('This has more than 5,000 characters.');
  await form.getByLabel(/^Message/).fill(lines(5000).join('\n'));
  await form.locator('input[type=file]').setInputFiles({
    name: '..%2f..%2f<svg onload=alert(1)>=cmd.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('<script>alert(1)</script>'),
  });
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText(LONG_WORD).first()).toBeVisible();
  await sound(page, found);
});
