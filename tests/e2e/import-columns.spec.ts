import type { Page } from '@playwright/test';
import { makeWorkbook } from '../support/makeWorkbook.ts';
import { expectNoViolations } from './support/axe.ts';
import { answerForElsewhere, expect, signIn, test } from './support/console.ts';
import { choose, file, setShop, write, writeButton } from './support/importPage.ts';

const SHOPIFY = '/shopify/add-product';

/** Chooses a file of a shop. */
const chooseFor = async (page: Page, shop: string, text: string) => {
  await choose(page, file('shop.csv', text));
  await setShop(page, shop);
};

test.beforeEach(({ page }) => answerForElsewhere(page));

test('a column is what its owner says, by keyboard; the shop’s next import remembers it', async ({
  page,
}) => {
  await signIn(page, 'newowner', SHOPIFY);
  const rows = 'Handle,Title,Variant Price,Online,Note\ntea,Green Tea,4.50,5.00,fragile\n';
  await chooseFor(page, 'own-columns', rows);
  const report = page.getByRole('button', { name: /^Columns of the file/ });
  await report.focus();
  await page.keyboard.press('Enter');
  const online = page.getByRole('combobox', { name: 'What “Online” becomes' });
  await online.focus();
  await page.keyboard.type('Price');
  await page.keyboard.press('Tab');
  await expect(online).toHaveValue('price');
  await expect(page.getByRole('button', { name: 'Details of Green Tea' })).toContainText('5.00');
  await page
    .getByRole('combobox', { name: 'What “Note” becomes' })
    .selectOption('Compare-at price');
  await expect(page.getByText('“fragile” is no amount', { exact: false })).toBeVisible();
  await page
    .getByRole('combobox', { name: 'What “Note” becomes' })
    .selectOption('Keep as attribute');
  await expect(page.getByText('“fragile” is no amount', { exact: false })).toBeHidden();
  await expectNoViolations(page);
  await write(page);

  await page.goto(SHOPIFY);
  await chooseFor(page, 'own-columns', rows);
  await expect(page.getByText('Nothing to write', { exact: false })).toBeVisible();
  await expect(page.getByText('what columns are', { exact: false })).toBeVisible();
});

test('any shop’s table is read: known headings at once, others when they are named', async ({
  page,
}) => {
  await signIn(page, 'newowner', SHOPIFY);
  await choose(page, file('unknown.csv', 'Ware;VK;Kunde\nBecher;5,50;Ann\n'));
  await expect(page.getByRole('alert').filter({ hasText: 'no product export' })).toBeVisible();
  const read = page.getByRole('button', { name: 'Read with these columns' });
  await expect(read).toBeDisabled();
  await page.getByRole('combobox', { name: 'What “Ware” becomes' }).selectOption('Title');
  await page.getByRole('combobox', { name: 'What “VK” becomes' }).selectOption('Price');
  await expectNoViolations(page);
  await read.click();
  await expect(page.getByRole('button', { name: 'Details of Becher' })).toContainText('5.50');

  await page.getByRole('button', { name: 'Choose another source' }).click();
  const german = 'Artikelnummer;Bezeichnung;Verkaufspreis;Lagerbestand\nK-1;Kanne;19,90;3\n';
  await choose(page, file('preise.csv', german));
  await expect(
    page.getByText('This is no export of Shopify or Wix', { exact: false }),
  ).toBeVisible();
  await expect(page.getByRole('table', { name: 'Columns of the file' })).toBeVisible();
  await setShop(page, 'price-list');
  await expect(writeButton(page)).toHaveText('Import 1 product');
  await write(page);
  await expect(page.getByText('1 product added')).toBeVisible();
});

test('a small file with SKU and price changes prices alone, and adds nothing', async ({ page }) => {
  await signIn(page, 'newowner', SHOPIFY);
  const rows = [
    'Handle,Title,Vendor,Option1 Name,Option1 Value,Variant SKU,Variant Price',
    'cap,Cap,Acme,Size,S,CAP-S,10.00',
    'cap,,,,M,CAP-M,11.00',
    'bag,Bag,Acme,,,BAG-1,30.00',
  ];
  await chooseFor(page, 'small-files', rows.join('\n'));
  await write(page);

  await page.goto(SHOPIFY);
  await chooseFor(page, 'small-files', 'SKU;Price\nCAP-M;12,50\nBAG-1;\nNO-1;3,00\n');
  await expect(page.getByText('This file has no titles', { exact: false })).toBeVisible();
  await expect(page.getByText('1 product with errors is left out.')).toBeVisible();
  await expect(page.getByText('not in this import', { exact: false })).toBeHidden();
  await expect(writeButton(page)).toHaveText('Import 1 product');
  await write(page);
  await expect(page.getByText('1 product changed')).toBeVisible();

  await page.goto(SHOPIFY);
  await chooseFor(page, 'small-files', rows.join('\n').replace('11.00', '12.50'));
  await expect(page.getByText('Nothing to write', { exact: false })).toBeVisible();
});

test('a product with a new handle is known by its SKU, unless it is to be another', async ({
  page,
}) => {
  await signIn(page, 'newowner', SHOPIFY);
  const rows = 'Handle,Title,Variant SKU,Variant Price\nvase,Blue Vase,V-1,10.00\n';
  await chooseFor(page, 'renamed', rows);
  await write(page);

  await page.goto(SHOPIFY);
  await chooseFor(page, 'renamed', rows.replace('vase,Blue', 'vase-xl,Big blue'));
  await expect(page.getByText('1 product has a new handle', { exact: false })).toBeVisible();
  await expect(page.getByText('its handle was “vase”', { exact: false })).toBeVisible();
  await expect(page.getByText('not in this import', { exact: false })).toBeHidden();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Add them as new' }).click();
  await expect(
    page.getByRole('heading', { name: /1 product is not in this import/ }),
  ).toBeVisible();
  await page.getByRole('switch', { name: 'Recognise renamed products' }).click();
  await expect(page.getByText('its handle was “vase”', { exact: false })).toBeVisible();
  await write(page);
  await expect(page.getByText('1 product changed')).toBeVisible();

  const undo = page.getByRole('button', { name: /^Undo the import of/ });
  // The later one comes first, once the list of imports has it.
  await expect(undo).toHaveCount(2);
  await undo.first().click();
  await page.getByRole('button', { name: 'Undo the import' }).click();
  await expect(page.getByText('1 product restored')).toBeVisible();
});

test('letters that were guessed wrongly are read as somebody says, and the preview follows', async ({
  page,
}) => {
  await signIn(page, 'newowner', SHOPIFY);
  // Polish Excel: Windows-1250.
  const buffer = Buffer.from(
    'Handle;Title;Variant Price\nkubek;\xafó\xb3ty kubek;1.299\n',
    'latin1',
  );
  await choose(page, { name: 'sklep.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByText('as Excel saves it', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Read it otherwise: sklep.csv' }).click();
  await expect(page.getByText('Letters as they are read now: ¯ó³ty')).toBeVisible();
  const choices = page.getByRole('group', { name: 'How sklep.csv is written' });
  await choices.getByRole('combobox', { name: 'Letters' }).click();
  await page.getByRole('option', { name: /Central European/ }).click();
  await expect(page.getByRole('button', { name: 'Details of Żółty kubek' })).toBeVisible();
  await expect(page.getByText('Letters as they are read now: Żółty')).toBeVisible();
  await choices.getByRole('combobox', { name: 'Decimals are written with' }).click();
  await page.getByRole('option', { name: /a point/ }).click();
  await expect(page.getByRole('button', { name: 'Details of Żółty kubek' })).toContainText('1.30');
  await expectNoViolations(page);
  await choices.getByRole('combobox', { name: 'Cells are separated by' }).click();
  await page.getByRole('option', { name: 'tabs' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'could not be read' })).toBeVisible();
  await page.getByRole('button', { name: 'Read it as recognised' }).click();
  await expect(page.getByRole('button', { name: /^Details of/ })).toBeVisible();
});

test('a workbook is read as it is, its other sheet when it is chosen', async ({ page }) => {
  await signIn(page, 'newowner', SHOPIFY);
  const head = ['Handle', 'Title', 'Variant Price', 'Variant Barcode'];
  const tea = ['tea', 'Green Tea', '<c><v>4.5</v></c>', '<c><v>4006381333931</v></c>'];
  const sheets = [
    { name: 'Read me', rows: [['Made on Monday']] },
    { name: 'Products', rows: [head, tea] },
    { name: 'Sale', rows: [head, ['cup', 'Blue Cup', '<c><v>9</v></c>'], ['pot', 'Pot', 'much']] },
  ];
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  const buffer = Buffer.from(makeWorkbook(sheets));
  await choose(page, { name: 'shop.xlsx', mimeType, buffer });
  await setShop(page, 'own-workbook');
  await expect(page.getByText('· sheet “Products”')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Details of Green Tea' })).toContainText('4.50');
  await page.getByRole('button', { name: 'Read it otherwise: shop.xlsx' }).click();
  await page.getByRole('combobox', { name: 'Sheet' }).click();
  await page.getByRole('option', { name: 'Sale' }).click();
  await expect(page.getByText('· sheet “Sale”')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Details of Blue Cup' })).toContainText('9.00');
  await expectNoViolations(page);
  await write(page);
});

test('a damaged workbook says what it is', async ({ page }) => {
  await signIn(page, 'newowner', SHOPIFY);
  const whole = makeWorkbook([{ name: 'A', rows: [['Handle', 'Title']] }]);
  const buffer = Buffer.from(whole.subarray(0, 900));
  await choose(page, { name: 'shop.xlsx', mimeType: 'application/zip', buffer });
  await expect(page.getByRole('alert').filter({ hasText: 'workbook is damaged' })).toBeVisible();
});
