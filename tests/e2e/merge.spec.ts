import { expect, signIn, test } from './support/console.ts';

const PAIR = '/merge-products?products=p00060,p00440';

test('finds duplicates, remembers what is none, merges, and undoes', async ({ page }) => {
  test.setTimeout(120_000);
  await signIn(page, 'admin', '/merge-products');
  await page.getByRole('button', { name: 'Find duplicates' }).click();
  const groups = page.getByRole('article');
  await expect(groups.first()).toBeVisible({ timeout: 40_000 });
  await expect(page.getByText(/likely pairs among 2,500 products/)).toBeVisible();

  const second = groups.nth(1);
  const title = (await second.getAttribute('aria-label')) ?? '';
  await second.getByRole('button', { name: /^Not a duplicate/ }).click();
  await expect(page.getByText('Remembered: these are different products.')).toBeVisible();
  await page.getByRole('button', { name: 'Look again' }).click();
  await expect(groups.first()).toBeVisible({ timeout: 40_000 });
  await expect(page.getByRole('article', { name: title, exact: true })).toHaveCount(0);

  await groups
    .first()
    .getByRole('button', { name: /^Review and merge/ })
    .click();
  const ids = new URL(page.url()).searchParams.get('products')?.split(',') ?? [];
  await expect(page.getByRole('heading', { name: 'What will happen' })).toBeVisible();
  await page.getByRole('button', { name: /^Merge \d+ products$/ }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('the same thing twice');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Merge \d+ products$/ })
    .click();
  await expect(page.getByText(/^Merged into/)).toBeVisible();

  await page.goto(`/product/${ids[1]}/view-product`);
  await expect(page).toHaveURL(new RegExp(`/product/${ids[0]}/view-product`));

  await page.goto('/merge-products');
  await page.getByRole('button', { name: /^Undo the merge into/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo merge' }).click();
  await expect(page.getByText(/^The merge into .* is undone/)).toBeVisible();
  await expect(page.getByText('Undone', { exact: true })).toBeVisible();
  await page.goto(`/product/${ids[1]}/view-product`);
  await expect(page.getByRole('button', { name: 'Archive' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/product/${ids[1]}/view-product`));
});

test('of two administrators who merge the same products one wins and the other is told', async ({
  page,
  newWindow,
}) => {
  test.setTimeout(120_000);
  await signIn(page, 'admin', PAIR);
  const other = await newWindow();
  await signIn(other, 'admin2', PAIR);
  const watching = await newWindow();
  await signIn(watching, 'owner', '/compare/p00440?with=p00003');
  const merge = async (tab: typeof page) => {
    await tab.getByRole('button', { name: 'Merge 2 products' }).click();
    await tab.getByRole('dialog').getByRole('button', { name: 'Merge 2 products' }).click();
  };
  await expect(other.getByRole('button', { name: 'Merge 2 products' })).toBeEnabled();
  await merge(page);
  await expect(page.getByText(/^Merged into/)).toBeVisible();
  await merge(other);
  await expect(other.getByText(/Nothing was merged/)).toBeVisible();
  await expect(other.getByText(/was merged into another product already/)).toBeVisible();
  // Whoever was comparing the product sees it leave the catalogue at once.
  await expect(watching.getByText('Not available')).toBeVisible();
});
