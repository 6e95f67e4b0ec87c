import type { Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { expect, isEmbedded, signIn, test } from './support/console.ts';

const row = (page: Page, title: string) =>
  page.locator('tbody tr').filter({ has: page.getByRole('link', { name: title, exact: true }) });
const card = (page: Page) => page.getByRole('region', { name: 'Advent' });

const [THROW, BOWL] = ['Faro Bed Throw', 'Kiln & Co. Skerry Bowl'];

/** Drives the page's clock. The console goes by its server's, which on the emulators is another one: it tells the same. */
const driveClock = async (page: Page, time: Date) => {
  await page.clock.install({ time });
  if (isEmbedded) return;
  await page.route('/', async route => {
    if (route.request().method() !== 'HEAD') return route.fallback();
    const now = await page.evaluate(() => Date.now());
    await route.fulfill({ headers: { date: new Date(now).toUTCString() } });
  });
};

test('a sale is planned, comes to be by the clock, and prices come back by themselves', async ({
  page,
}) => {
  await driveClock(page, new Date('2026-11-27T09:00:00Z'));
  await signIn(page, 'owner', '/all-products');

  await test.step('from a moment to a moment, for what is selected', async () => {
    for (const title of [THROW, BOWL]) await row(page, title).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Edit…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Put on sale, or end the sale').click();
    await dialog.getByLabel('So much off').fill('20');
    await dialog.getByLabel('From').fill('2026-11-27T09:30');
    await expect(dialog.getByText('That is over.')).toBeVisible();
    await dialog.getByLabel('From').fill('2026-11-27T11:00');
    await dialog.getByLabel('Until').fill('2026-11-27T12:00');
    await dialog.getByLabel('Name of the sale').fill('Advent');
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: 'Plan sale of 2 products' }).click();
    await expect(page.getByText('“Advent” is planned for 2 products.')).toBeVisible();
    await expect(row(page, THROW)).toContainText('Sale from Nov 27, 2026');
    await expect(row(page, THROW)).toContainText('A$121.00');
  });

  await test.step('it starts at its moment', async () => {
    await page.clock.fastForward('01:01:00');
    await expect(page.getByText('“Advent” has started. Put on sale: 2, left: 0.')).toBeVisible();
    await expect(row(page, THROW)).toContainText('Sale until Nov 27, 2026');
    await expect(row(page, THROW)).toContainText('A$96.80');
    await row(page, THROW).getByRole('link', { name: THROW }).click();
    await expect(page.getByText('Sale until Nov 27, 2026, 12:00 PM · Advent')).toBeVisible();
    await expect(page.getByText('Put on sale by plan')).toBeVisible();
    await expect(page.getByText('Reason: Advent')).toBeVisible();
  });

  await test.step('a price that somebody changes meanwhile stays', async () => {
    await page.goto('/all-products');
    await row(page, THROW)
      .getByRole('button', { name: /Change the price/ })
      .click();
    await page.getByRole('textbox', { name: 'Change the price of' }).fill('15');
    await page.keyboard.press('Enter');
    await expect(row(page, THROW)).toContainText('A$15.00');
    await page.getByRole('button', { name: 'Tools' }).click();
    await page.getByRole('menuitem', { name: 'Planned sales' }).click();
    await expect(card(page)).toContainText('Running');
    await expectNoViolations(page);
    await card(page).getByRole('button', { name: 'Change the end…' }).click();
    await page.getByRole('dialog').getByLabel('Until').fill('2026-11-27T11:30');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('The end of “Advent” was changed.')).toBeVisible();
  });

  await test.step('it ends by itself, and says what it left', async () => {
    await page.clock.fastForward('30:00');
    await expect(
      page.getByText('“Advent” has ended. With their old prices: 1, left: 1.'),
    ).toBeVisible();
    await expect(page.getByText('No sale is planned')).toBeVisible();
    await page.getByRole('button', { name: 'Show sales that have ended' }).click();
    await expect(card(page)).toContainText('With their old prices: 1. Left as they are: 1');
    await page.goto('/all-products');
    await expect(row(page, BOWL)).toContainText('A$52.00');
    await expect(row(page, THROW)).toContainText('A$15.00');
  });
});
