import { expect, settled, signIn, test } from './support/console.ts';

test('a product is added, saved and edited by keyboard; Enter in a line saves nothing', async ({
  page,
}) => {
  await signIn(page, 'newowner', '/add-product');
  await expect(page.getByLabel(/^Title/)).toBeFocused();
  await page.keyboard.type('Walnut stool');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('heading', { level: 1, name: 'Walnut stool' })).toBeVisible();
  await expect(page.getByText('Draft', { exact: true }).first()).toBeVisible();

  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByLabel('SKU', { exact: true }).first().fill('WS-1');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Unsaved: SKU')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Everything is saved')).toBeVisible();
});

test('the profile is saved by the same keys', async ({ page }) => {
  await signIn(page, 'owner', '/edit-profile');
  await page.getByLabel('Phone').fill('+49 30 1234567');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Unsaved: Phone')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/edit-profile');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('+49 30 1234567')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/profile');
});

test('a list is searched and the keys are told by keyboard', async ({ page }) => {
  await signIn(page, 'owner', '/all-products');
  await settled(page);
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox');
  await expect(search).toBeFocused();
  await page.keyboard.type('what? a/b');
  await expect(search).toHaveValue('what? a/b');
  await expect(page).toHaveURL(/q/);
  await page.keyboard.press('Escape');
  await expect(search).toHaveValue('');
  await expect(page).not.toHaveURL(/what/);

  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(keys).toContainText('Save the form');
  await expect(keys).not.toContainText('report');
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();

  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
  await expect(keys).toBeVisible();
});

test('the answer to a search leaves the focus on the result that it is on', async ({ page }) => {
  await signIn(page, 'owner', '/all-products?sort=title&order=ASC');
  await settled(page);
  await page.getByRole('searchbox').fill('Mug');
  const mug = page.getByRole('table').getByRole('link', { name: 'Porcelain Mug “Lisbon”' });
  await expect(page).toHaveURL(/Mug/);
  await expect(mug).toBeVisible();
  // The rest of what was typed is answered only when somebody is in the rows already.
  await page.getByRole('searchbox').fill('Mug Lisbon');
  await mug.focus();
  await expect(page).toHaveURL(/Lisbon/);
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
  await settled(page);
  await expect(mug).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Porcelain Mug “Lisbon”' }),
  ).toBeVisible();
});

test('a dialog’s form is saved by the same keys', async ({ page }) => {
  await signIn(page, 'admin', '/business/add-business');
  await expect(page.getByLabel(/^Business e-mail|^E-mail|^Email/).first()).toBeFocused();
  await page.goto('/giveaways');
  await page
    .getByRole('button', { name: /giveaway/i })
    .first()
    .click();
  await expect(page.getByRole('textbox', { name: /^Title/ })).toBeFocused();
  await page.keyboard.type('Autumn raffle');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: /^Title/ })).toHaveValue('Autumn raffle');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Autumn raffle' })).toBeVisible();
});

test('signing out asks while something is unsaved, from every place that offers it', async ({
  page,
}) => {
  await signIn(page, 'owner', '/edit-profile');
  await page.getByLabel('Phone').fill('+49 30 7654321');
  await expect(page.getByText('Unsaved: Phone')).toBeVisible();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByLabel('Phone')).toHaveValue('+49 30 7654321');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Pages, actions and records' }).fill('Sign out');
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Leave' }).click();
  // What was not saved is kept in this browser, if it may be.
  const kept = page.getByRole('dialog', { name: 'This browser keeps some of your work' });
  await kept.getByRole('button', { name: 'Keep it and sign out' }).click();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
});
