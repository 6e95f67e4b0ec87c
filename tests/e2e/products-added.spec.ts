import type { Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { expect, signIn, test } from './support/console.ts';

const TO = 'Added: to';

/** The days on which the products in view were added, as the list writes them. */
const daysOf = async (page: Page) => {
  const rows = await page.getByRole('row').allTextContents();
  return rows.flatMap(text => /[A-Z][a-z]{2} \d{1,2}, \d{4}/.exec(text)?.[0] ?? []).map(Date.parse);
};

test('products are filtered by the days they were added, together with the other filters', async ({
  page,
}) => {
  test.slow();
  await signIn(page, 'owner', '/all-products');
  await expect.poll(async () => (await daysOf(page)).length).toBeGreaterThan(10);
  const days = [...new Set(await daysOf(page))];
  const [newest = 0, oldest = 0] = [days[1], days[days.length - 1]];
  const typed = (day: number) => new Date(day - new Date(day).getTimezoneOffset() * 60_000);
  const write = (day: number) => typed(day).toISOString().slice(0, 10);

  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Added: from').fill(write(oldest));
  await page.getByLabel(TO).fill(write(newest));
  const inside = (day: number) => day >= oldest && day <= newest;
  await expect
    .poll(async () => {
      const shown = await daysOf(page);
      return shown.length > 0 && shown.every(inside);
    })
    .toBe(true);
  await expectNoViolations(page);

  // The order goes with it, both from the address.
  await page.reload();
  await expect(page.getByLabel(TO)).toHaveValue(write(newest));
  await expect.poll(async () => (await daysOf(page)).every(inside)).toBe(true);

  // Another order does not, and says so.
  await expect(
    page.getByRole('columnheader', { name: 'Product' }).getByRole('button'),
  ).toHaveAttribute('aria-disabled', 'true');
  await page.getByLabel('Status', { exact: true }).click();
  await page.getByRole('option', { name: 'Active', exact: true }).click();
  await expect.poll(async () => (await daysOf(page)).every(inside)).toBe(true);
});
