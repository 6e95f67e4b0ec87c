import { expectNoViolations } from './support/axe.ts';
import { answerForElsewhere, expect, signIn, test } from './support/console.ts';
import { choose, file, setShop, write, writeButton } from './support/importPage.ts';

const SHOPIFY = '/shopify/add-product';

test.beforeEach(({ page }) => answerForElsewhere(page));

test('a column is what its owner says, by keyboard; the shop’s next import remembers it', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signIn(page, 'newowner', SHOPIFY);
  const rows = 'Handle,Title,Variant Price,Online,Note\ntea,Green Tea,4.50,5.00,fragile\n';
  await choose(page, file('shop.csv', rows));
  await setShop(page, 'own-columns');
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
  await choose(page, file('shop.csv', rows));
  await setShop(page, 'own-columns');
  await expect(page.getByText('Nothing to write', { exact: false })).toBeVisible();
  await expect(page.getByText('what columns are', { exact: false })).toBeVisible();
});

test('any shop’s table is read: known headings at once, others when they are named', async ({
  page,
}) => {
  test.setTimeout(120_000);
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
