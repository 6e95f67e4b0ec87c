import { expect, signIn, test } from './support/console.ts';

test('says who changed a price since a day, from what to what', async ({ page }) => {
  test.slow();
  await signIn(page, 'admin', '/all-products');
  await page.getByRole('table').getByRole('link').filter({ hasText: /\w/ }).first().click();
  await page.getByRole('link', { name: 'Edit', exact: true }).first().click();
  await page
    .getByRole('textbox', { name: /compare-at/i })
    .first()
    .fill('399');
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect(page.getByText('Everything is saved')).toBeVisible();

  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Recent changes' }).click();
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('combobox', { name: 'Field' }).fill('compare-at');
  await page.getByRole('option', { name: 'Compare-at price' }).click();
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(2);
  await page.getByLabel('When: from').fill('2026-01-01');
  await expect(page).toHaveURL(/at_gte/);
  await page.reload();
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText(/Compare-at price: .* → \D?\s?399/);
  await expect(rows.nth(1)).not.toContainText('smallest unit');

  await page.getByLabel('When: to').fill('2026-01-02');
  await expect(page.getByRole('link', { name: /^Changed/ })).toHaveCount(0);
});
