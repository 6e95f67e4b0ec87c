import { expect, signIn, test } from './support/console.ts';
import { PIXEL } from './support/pixel.ts';

test('a product is added with a picture, then opened and edited', async ({ page }) => {
  await signIn(page, 'newowner', '/add-product');
  await page.getByLabel(/^Title/).fill('Walnut stool <b>&');
  await page
    .getByRole('textbox', { name: /^Price/ })
    .first()
    .fill('129.90');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'stool.png', mimeType: 'image/png', buffer: PIXEL });
  await expect(page.getByText('Main picture')).toBeVisible();
  const weight = page.getByLabel('Weight in grams');
  await weight.fill('7.5 kg');
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await expect(weight).toBeFocused();
  await expect(page.getByText(/whole grams, such as 250/)).toBeVisible();
  await weight.fill('7500');
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Walnut stool <b>&' })).toBeVisible();
  expect(new URL(page.url()).pathname).toMatch(/^\/view-product\//);
  await expect(page.getByText('129.90').first()).toBeVisible();
  await expect(page.getByText('7,500 g')).toBeVisible();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByLabel(/^Title/).fill('Walnut stool');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Everything is saved')).toBeVisible();

  // A copy has a picture of its own: the first product's can go.
  await page.getByRole('link', { name: 'View product' }).click();
  await page.getByRole('link', { name: 'Duplicate' }).click();
  await expect(page.getByLabel(/^Title/)).toHaveValue('Walnut stool (copy)');
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /\(copy\)/ })).toBeVisible();
  const copy = page.url();
  await page.goto('/all-products');
  await page.getByRole('link', { name: 'Walnut stool', exact: true }).click();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByRole('button', { name: /^Remove picture/ }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Everything is saved')).toBeVisible();
  await page.goto(copy);
  const picture = page.locator('main img').first();
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate(shown => shown instanceof HTMLImageElement && shown.naturalWidth))
    .toBe(1);
});

test('a product without a title or with a negative price is not saved', async ({ page }) => {
  await signIn(page, 'newowner', '/add-product');
  await page
    .getByRole('textbox', { name: /^Price/ })
    .first()
    .fill('-5');
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await expect(page.getByText('This is required.')).toBeVisible();
  await expect(page.getByText(/negative/)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/add-product');
});

test('a file that is no picture is refused by name, the others go on', async ({ page }) => {
  await signIn(page, 'newowner', '/add-product');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') },
      { name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') },
      { name: 'stool.png', mimeType: 'image/png', buffer: PIXEL },
    ]);
  await expect(page.getByText(/notes\.txt/).first()).toBeVisible();
  await expect(page.getByText(/fake\.png/).first()).toBeVisible();
  await expect(page.getByText('Main picture')).toBeVisible();
});

test('an unsaved draft is offered after a reload', async ({ page }) => {
  await signIn(page, 'newowner', '/add-product');
  await page.getByLabel(/^Title/).fill('Half a thought');
  await page.waitForTimeout(1500);
  page.on('dialog', dialog => dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Restore them' }).click();
  await expect(page.getByLabel(/^Title/)).toHaveValue('Half a thought');
});

test('two people saving the same product see each other’s changes and lose none', async ({
  page,
  newWindow,
}) => {
  await signIn(page, 'owner', '/edit-product/p00002');
  await expect(page.getByLabel(/^Title/)).not.toHaveValue('');
  const admin = await newWindow();
  await signIn(admin, 'admin', '/product/p00002/business/owner/edit-product');
  await admin.getByLabel(/^Title/).fill('Their title');
  await admin.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(admin.getByText('Everything is saved')).toBeVisible();
  await page.getByLabel(/^Title/).fill('My title');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Their title');
  await expect(dialog).toContainText('My title');
});

test('a profile is edited and the header follows', async ({ page }) => {
  await signIn(page, 'newowner', '/edit-profile');
  await page.getByLabel(/^Business name/).fill('Fresh Start & Sons');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('banner').getByAltText('Fresh Start & Sons')).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByText('Fresh Start & Sons').first()).toBeVisible();
});

test('what is missing is said before publishing, and drafts are gone through one by one', async ({
  page,
}) => {
  await signIn(page, 'newowner', '/add-product');
  for (const title of ['Oak bowl', 'Pine bowl']) {
    if (title === 'Pine bowl') await page.goto('/add-product');
    await page.getByLabel(/^Title/).fill(title);
    await expect(page.getByText(/^Before it can sell: No picture, No price/)).toBeVisible();
    await page.getByRole('button', { name: 'Save as draft' }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('12');
  await expect(page.getByText(/^Before it can sell: No picture, No description/)).toBeVisible();
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Active' }).click();
  await page.getByRole('button', { name: 'Save and next' }).click();
  await expect(page.getByLabel(/^Title/)).toHaveValue('Oak bowl');
  await page.getByRole('button', { name: 'Save and next' }).click();
  await expect(page.getByText('That was the last draft.')).toBeVisible();
  await expect(page.getByLabel(/^Title/)).toHaveValue('Oak bowl');
});

test('the table of variants is filled by keyboard and from a spreadsheet', async ({ page }) => {
  await signIn(page, 'newowner', '/add-product');
  await page.getByRole('button', { name: 'Add option' }).click();
  const option = page.getByRole('dialog');
  await option.getByLabel('Name', { exact: true }).fill('Size');
  await option.getByLabel('New values').fill('S, M, L');
  await option.getByRole('button', { name: 'Apply' }).click();
  const cell = (name: string) => page.getByRole('textbox', { name, exact: true });

  await test.step('arrows and Enter go from cell to cell', async () => {
    await cell('Price of S').fill('9');
    await page.keyboard.press('Enter');
    await expect(cell('Price of M')).toBeFocused();
    await page.keyboard.type('10');
    await page.keyboard.press('ArrowDown');
    await expect(cell('Price of L')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(cell('Compare-at price of L')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(cell('Compare-at price of M')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(cell('Price of M')).toHaveValue('10');
    await expect(cell('Price of M')).toBeFocused();
  });

  await test.step('a block is pasted, and what has no room is said', async () => {
    await cell('Stock of M').focus();
    await page.evaluate(text => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    }, '4\t"SKU\nM"\n5\tSKU-L\n6\tSKU-XL\n');
    await expect(cell('Stock of M')).toHaveValue('4');
    await expect(cell('SKU of M')).toHaveValue('SKU M');
    await expect(cell('Stock of L')).toHaveValue('5');
    await expect(cell('SKU of L')).toHaveValue('SKU-L');
    await expect(cell('Stock of S')).toHaveValue('');
    const told = page.getByRole('status').filter({ hasText: '2 variants filled.' });
    await expect(told).toContainText('1 row more was pasted than there are variants below');
    await told.getByRole('button', { name: 'Undo' }).click();
    await expect(cell('SKU of L')).toHaveValue('');
    await expect(cell('Price of M')).toHaveValue('10');
  });
});
