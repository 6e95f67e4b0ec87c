import { expectNoViolations } from './support/axe.ts';
import { expect, signIn, test } from './support/console.ts';

test('an owner filters products by price: the list follows, and what does not go with it says so', async ({
  page,
}) => {
  await signIn(page, 'owner', '/all-products');
  const rows = page.locator('tbody tr');
  await expect(rows.first()).toBeVisible();
  await page.getByRole('button', { name: 'Filters' }).click();
  const [from, to] = [page.getByLabel('Price: from'), page.getByLabel('Price: to')];
  await from.fill('20');
  await to.fill('60.5');
  await to.press('Enter');
  await expect(page).toHaveURL(/price_gte%22%3A2000.*price_lte%22%3A6050/);
  await expect(page).toHaveURL(/sort=price/);
  await expect(page.getByText('This filter sets the order', { exact: false })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Price' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await expect(page.getByText('Does not go together with: Price').first()).toBeVisible();
  await expect(page.getByLabel('Category', { exact: true })).toBeDisabled();
  await expect(rows.first()).toBeVisible();
  await expectNoViolations(page);
  await page.reload();
  await expect(to).toHaveValue('60.50');
  await expect(rows.first()).toBeVisible();
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await expect(from).toHaveValue('');
  await expect(page.getByLabel('Category', { exact: true })).toBeEnabled();
});

test('an administrator opens an address by price alone, and is told how amounts count', async ({
  page,
}) => {
  const filter = encodeURIComponent(JSON.stringify({ price_gte: 1000, status: 'active' }));
  await signIn(page, 'admin', '/all-products');
  await page.goto(`/all-products?filter=${filter}`);
  await expect(page).toHaveURL(/sort=price/);
  await expect(page.locator('tbody tr').first()).toBeVisible();
  await expect(page.getByLabel('Price: from')).toHaveValue('10.00');
  await expect(page.getByText(/whatever the currency/)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the order that gives way to a span of prices comes back after it, unless another one was chosen', async ({
  page,
}) => {
  await signIn(page, 'owner', '/all-products?sort=sku&order=ASC');
  const rows = page.locator('tbody tr');
  await expect(rows.first()).toBeVisible();
  await page.getByRole('button', { name: 'Filters' }).click();
  const from = page.getByLabel('Price: from');
  const filterByPrice = async () => {
    const before = await rows.first().innerText();
    await from.fill('20');
    await from.press('Enter');
    await expect(page).toHaveURL(/sort=price/);
    // A row that makes way for another one takes no press.
    await expect(rows.first()).not.toHaveText(before, { useInnerText: true });
  };
  const clear = async () => {
    await page.getByRole('button', { name: 'Clear all filters' }).click();
    // What is typed before the fields are empty again goes with what they held.
    await expect(from).toHaveValue('');
  };
  await filterByPrice();
  // Whatever was looked at in between.
  await rows.first().getByRole('link').click();
  await expect(page).toHaveURL(/view-product/);
  await page.goBack();
  await clear();
  await expect(page).toHaveURL(/sort=sku/);
  await expect(page.getByText('in the order again that it had before')).toBeVisible();

  await filterByPrice();
  const price = page.getByRole('columnheader', { name: 'Price' });
  await price.getByRole('button').click();
  await expect(price).toHaveAttribute('aria-sort', 'descending');
  await clear();
  await expect(page).not.toHaveURL(/price_gte/);
  await expect(page).toHaveURL(/sort=price&order=DESC|order=DESC.*sort=price/);
});
