import { expect, signIn, test } from './support/console.ts';

test('a chart is also a table, a file and a picture, and a day leads to its figures', async ({
  page,
}) => {
  await signIn(page, 'owner', '/products-analytics?range=last90&metric=saves');
  const panel = page.getByRole('region', { name: 'Saves by day', exact: true });
  await expect(panel.locator('svg[class*=MuiCharts]').first()).toBeVisible({ timeout: 30_000 });
  const saved = page.waitForEvent('download');
  await panel.getByRole('button', { name: /^Save as picture/ }).click();
  expect((await saved).suggestedFilename()).toMatch(/^saves-.*\.png$/);
  await panel.getByRole('button', { name: /^Show as table/ }).press('Enter');
  const table = panel.getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(91);
  const csv = page.waitForEvent('download');
  await panel.getByRole('button', { name: /^Save as CSV/ }).click();
  expect((await csv).suggestedFilename()).toMatch(/\.csv$/);
  const day = table.getByRole('row').nth(5);
  const saves = await day.getByRole('cell').textContent();
  await day.getByRole('link').click();
  await expect(page.getByRole('link', { name: new RegExp(`^Saves ${saves}\\b`) })).toBeVisible();
});

test('a period without figures, and one that cannot be, say so', async ({ page, newWindow }) => {
  await signIn(page, 'owner', '/user-analytics?from=2020-01-01&to=2020-01-31');
  await expect(page.getByText('No figures for this period')).toBeVisible();
  await page.goto('/user-analytics?from=2026-02-01&to=2026-01-01');
  await expect(page.getByRole('alert')).toContainText('The first day is after the last');
  await signIn(await newWindow(), 'newowner', '/user-analytics');
});

test('charts are loaded only where they are shown', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', async response => {
    if (!response.url().endsWith('.js')) return;
    const source = await response.text().catch(() => '');
    if (source.includes('MuiChartsAxis')) scripts.push(response.url());
  });
  await signIn(page, 'owner', '/all-products');
  await expect(page.getByRole('table').first()).toBeVisible();
  expect(scripts).toEqual([]);
  await page.goto('/products-analytics');
  await expect(page.getByRole('region', { name: 'Views by day' })).toBeVisible();
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});
