import { expect, signIn, test } from './support/console.ts';

const LISTS = [
  ['/all-business', 'Added', 'createdAt'],
  ['/users', 'Joined', 'createdAt'],
  ['/reports', 'Reported', 'createdAt'],
  ['/submitted-requests', 'Submitted', 'createdAt'],
  ['/giveaways', 'Ends', 'endsAt'],
] as const;

test('administrators filter every list by days, from the address, too', async ({ page }) => {
  test.slow();
  await signIn(page, 'admin', '/');
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  for (const [path, label, field] of LISTS) {
    await page.goto(path);
    const rows = page.locator('tbody tr');
    await expect(rows.first()).toBeVisible();
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByLabel(`${label}: from`).fill(day(60));
    await page.getByLabel(`${label}: to`).fill(day(2));
    await expect(page).toHaveURL(new RegExp(`${field}_gte.*${field}_lt`));
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(rows.first()).toBeVisible();
    await page.reload();
    await expect(page.getByLabel(`${label}: to`)).toHaveValue(day(2));
    await expect(rows.first()).toBeVisible();
  }
});

test('a day on which nobody joined says so, and the filter is taken away', async ({ page }) => {
  await signIn(page, 'admin', '/users');
  await expect(page.locator('tbody tr').first()).toBeVisible();
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Joined: to').fill('2001-01-01');
  await expect(page.locator('tbody tr')).toHaveCount(0);
  await page
    .getByRole('button', { name: /Clear|Reset|Remove/ })
    .first()
    .click();
  await expect(page.locator('tbody tr').first()).toBeVisible();
});
