import { answerForElsewhere, expect, settled, signIn, test } from './support/console.ts';
import { openTool } from './support/openTool.ts';

test.beforeEach(({ page }) => answerForElsewhere(page));

test('an owner finds, merges and un-merges own duplicates, and nobody else’s', async ({ page }) => {
  test.setTimeout(300_000);
  await signIn(page, 'owner', '/all-products');
  await openTool(page, 'Find duplicates');
  await expect(page).toHaveURL(/\/duplicate-products$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Duplicate products');
  await page.getByRole('button', { name: 'Find duplicates' }).click();
  await expect(page.getByText(/likely pairs? among/)).toBeVisible({ timeout: 40_000 });
  const possible = page.getByRole('button', { name: /^Show .* possible pairs? too/ });
  if (await possible.isVisible()) await possible.click();
  await expect(page.getByText('across businesses')).toHaveCount(0);

  // Judged not to be one, and taken back.
  const first = page.getByRole('article').first();
  const title = (await first.getAttribute('aria-label')) ?? '';
  const group = page.getByRole('article', { name: title, exact: true }).first();
  await group.getByRole('button', { name: /^Not a duplicate/ }).click();
  const aside = page.getByRole('region', { name: 'Not duplicates' });
  await aside
    .getByRole('button', { name: /^Put back/ })
    .first()
    .click();
  await expect(group).toBeVisible();

  // Merged, and undone exactly.
  await group.getByRole('button', { name: /^Review and merge/ }).click();
  await expect(page.getByText('lead to this one.')).toBeVisible();
  await page.getByRole('button', { name: /^Merge \d+ products/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Merge \d+ products/ })
    .click();
  await expect(page.getByText(/^Merged into/)).toBeVisible();
  const recent = page.getByRole('region', { name: 'Latest merges' });
  await recent.getByRole('button', { name: /^Undo the merge into/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo merge' }).click();
  await expect(page.getByText(/^The merge into .* is undone/)).toBeVisible();
  await expect(recent.getByText('Undone', { exact: true })).toBeVisible();
});

test('an owner cannot merge what another business sells, whatever the link says', async ({
  page,
}) => {
  await signIn(page, 'owner', '/duplicate-products?products=p00060,p00440');
  await settled(page);
  await expect(page.getByText('One of these products does not exist any more.')).toBeVisible();
  await page.goto('/merge-products');
  await expect(page).toHaveURL(/not-found/);
});
