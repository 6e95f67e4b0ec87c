import { readFile } from 'node:fs/promises';
import { expect, signIn, test } from './support/console.ts';

test('an owner sets goals of the month, sees how far they are, and administrators see them', async ({
  page,
  newWindow,
}) => {
  await signIn(page, 'owner', '/products-analytics?range=last90');
  const panel = page.getByRole('region', { name: 'Goals of the month', exact: true });
  await expect(panel.getByRole('progressbar', { name: 'Views' })).toBeVisible({ timeout: 30_000 });
  await panel.getByRole('button', { name: 'Change goals' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Goals of every month' });
  await dialog.getByLabel('Views a month').fill('many');
  await dialog.getByRole('button', { name: 'Save goals' }).click();
  await expect(dialog.getByText('Write a whole number, at least 1, or nothing.')).toBeVisible();
  await dialog.getByLabel('Views a month').fill('1');
  await dialog.getByLabel('Saves a month').fill('12,000');
  await dialog.getByLabel('Clicks out a month').fill('');
  await dialog.getByRole('button', { name: 'Save goals' }).click();
  await expect(dialog).toBeHidden();
  await expect(panel.getByText('Reached.')).toBeVisible();
  await expect(panel.getByText(/of 12,000 \(\d+\.\d%\)/)).toBeVisible();
  await expect(panel.getByRole('progressbar')).toHaveCount(2);
  await page.reload();
  await expect(panel.getByRole('progressbar')).toHaveCount(2, { timeout: 30_000 });
  await panel.getByRole('button', { name: /^Show as table/ }).click();
  await expect(panel.getByRole('row').filter({ hasText: 'Saves' })).toContainText('12,000');

  const other = await newWindow();
  await signIn(other, 'admin', '/business/owner/business-analytics?range=last90');
  const theirs = other.getByRole('region', { name: 'Goals of the month', exact: true });
  await expect(theirs.getByText(/of 12,000/)).toBeVisible({ timeout: 30_000 });
  await expect(theirs.getByRole('button', { name: 'Change goals' })).toHaveCount(0);
});

test('from a view to a click out, by product, category and source, with how sure it is', async ({
  page,
}) => {
  await signIn(page, 'owner', '/products-analytics?range=last30');
  const panel = page.getByRole('region', { name: 'From view to click out', exact: true });
  const table = panel.getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(6, { timeout: 30_000 });
  await expect(table.getByRole('row').nth(1)).toContainText(
    /\d+\s·\s\d+\.\d%\s\(\d+\.\d%–\d+\.\d%\)/,
  );
  await expect(table.getByText(/too few to say/).first()).toBeVisible();
  await panel.getByRole('tab', { name: 'Sources' }).click();
  await expect(page).toHaveURL(/funnel=source/);
  await expect(table.getByRole('row').filter({ hasText: 'By hand or file' })).toHaveCount(1);
  await page.reload();
  await expect(table.getByRole('row').filter({ hasText: 'Shopify' })).toHaveCount(1, {
    timeout: 30_000,
  });
  const saved = page.waitForEvent('download');
  await panel.getByRole('button', { name: /^Save as CSV/ }).click();
  const [head = '', ...lines] = (await readFile(await (await saved).path(), 'utf8'))
    .trim()
    .split('\r\n');
  expect(head).toBe(
    'Source,Views,Saved: number,Saved: share,Saved: at least,Saved: at most,Clicked out: number,Clicked out: share,Clicked out: at least,Clicked out: at most',
  );
  for (const line of lines) expect(line).toMatch(/^(manual|shopify|wix),\d+,\d+,/);
});
