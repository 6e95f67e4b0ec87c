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
});
