import { expectNoViolations } from './support/axe.ts';
import { expect, signIn, test } from './support/console.ts';

test('an owner shows the cost in the list: it is what was set, and stays after a reload', async ({
  page,
}) => {
  await signIn(page, 'newowner', '/add-product');
  await page.getByLabel(/^Title/).fill('Oak bowl');
  await page.getByLabel(/^Cost/).fill('4.50');
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Oak bowl' })).toBeVisible();
  await page.goto('/all-products');
  await expect(page.getByRole('columnheader', { name: 'Cost' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('dialog').getByLabel('Cost', { exact: true }).check();
  await page.keyboard.press('Escape');
  const row = page.locator('tbody tr').filter({ hasText: 'Oak bowl' });
  await expect(row).toContainText('4.50');
  await expectNoViolations(page);
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Cost' })).toBeVisible();
  await expect(row).toContainText('4.50');

  // What is changed in the form shows on the product's page and in the list at once.
  await row.getByRole('link', { name: 'Oak bowl' }).click();
  const details = page.getByRole('region', { name: /see this$/ });
  await expect(details).toContainText('4.50');
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByLabel(/^Cost/).fill('5.75');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Everything is saved')).toBeVisible();
  await page.getByRole('link', { name: 'All Products' }).click();
  await expect(row).toContainText('5.75');
  await row.getByRole('link', { name: 'Oak bowl' }).click();
  await expect(details).toContainText('5.75');
});
