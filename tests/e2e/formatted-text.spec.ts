import { expect, signIn, test } from './support/console.ts';

const IMPORTED =
  '<table><tbody><tr><th>Size</th><td colspan="2">40 cm</td></tr></tbody></table><p>Made of oak.</p>';

test('a description is formatted by buttons and keys, and comes back as it was written', async ({
  page,
}) => {
  await signIn(page, 'owner', '/edit-product/p00001');
  const text = page.getByRole('textbox', { name: 'Description', exact: true });
  await expect(text).toBeVisible({ timeout: 20_000 });
  const source = page.locator('textarea[name=description]');
  const asHtml = page.getByRole('button', { name: 'Edit as HTML' });
  const unsaved = page.getByText('Unsaved: Description');

  // Opening a text changes nothing, nor does looking at it as HTML.
  await asHtml.click();
  await expect(source).not.toHaveValue('');
  await page.getByRole('button', { name: 'Edit as text' }).click();
  await expect(unsaved).toHaveCount(0);

  // An imported table is still there after an edit beside it.
  await asHtml.click();
  await source.fill(IMPORTED);
  await page.getByRole('button', { name: 'Edit as text' }).click();
  await text.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- ');
  await page.getByRole('button', { name: 'Bold' }).click();
  await page.keyboard.type('Light');
  await expect(page.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Shift+Home');
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await page.getByRole('textbox', { name: 'Address of the link' }).fill('https://shop.example/a');
  await page.getByRole('button', { name: 'Set the link' }).click();
  await asHtml.click();
  await expect(source).toHaveValue(
    /^<table><tbody><tr><th>Size<\/th><td colspan="2">40 cm<\/td>.*<p>Made of oak\.<\/p><ul><li><a [^>]*href="https:\/\/shop\.example\/a"[^>]*><strong>Light<\/strong><\/a><\/li><\/ul>$/,
  );
  await page.getByRole('button', { name: 'Edit as text' }).click();

  // The keys of the form are the form's in here, too.
  await text.press('Control+Enter');
  await expect(page.getByText('Everything is saved')).toBeVisible();
  await page.reload();
  await expect(text.getByRole('link', { name: 'Light' })).toBeVisible({ timeout: 20_000 });
  await expect(text.getByRole('cell', { name: '40 cm' })).toBeVisible();
  await expect(unsaved).toHaveCount(0);
});
