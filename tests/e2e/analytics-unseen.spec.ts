import { readFile } from 'node:fs/promises';
import { expect, signIn, test } from './support/console.ts';

const NAME = 'Products that nobody sees';

test('products that nobody sees are found when asked for, lead to the product, and are saved as CSV', async ({
  page,
}) => {
  await signIn(page, 'owner', '/products-analytics?range=last30');
  const panel = page.getByRole('region', { name: NAME, exact: true }).first();
  await panel.getByRole('button', { name: /^Find them/ }).press('Enter');
  await expect(panel.getByText(/active products read at/)).toBeVisible({ timeout: 30_000 });
  const tab = panel.getByRole('tab', { name: /^Hardly seen \(\d+\)/ });
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  const count = Number(/\((\d+)\)/.exec((await tab.textContent()) ?? '')?.[1]);
  const fresh = panel.getByRole('tab', { name: /^Too new to say \(\d+\)/ });
  const others = Number(/\((\d+)\)/.exec((await fresh.textContent()) ?? '')?.[1]);
  expect(count).toBeGreaterThan(0);
  const saved = page.waitForEvent('download');
  await panel.getByRole('button', { name: /^Save as CSV/ }).click();
  const lines = (await readFile(await (await saved).path(), 'utf8')).trim().split('\r\n');
  expect(lines[0]).toContain('Product,Product id,SKU,Too new to say,Views,Last viewed');
  expect(lines).toHaveLength(1 + count + others);
  await panel.getByRole('table').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/view-product\//);
  // What was read is still there, and nothing is read again for it.
  await page.goBack();
  await expect(tab).toBeVisible({ timeout: 30_000 });
});

test('administrators find them on the platform, with the business of each', async ({ page }) => {
  await signIn(page, 'admin', '/products-analytics?range=last30');
  const panel = page.getByRole('region', { name: NAME, exact: true }).first();
  await panel.getByRole('button', { name: /^Find them/ }).click();
  await expect(panel.getByRole('tab', { name: /^Hardly seen/ })).toBeVisible({ timeout: 60_000 });
  await expect(panel.getByRole('columnheader', { name: 'Business' })).toBeVisible();
});
