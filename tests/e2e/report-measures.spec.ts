import type { Locator, Page } from '@playwright/test';
import { countOn, rowsOf, tab, tasks } from './support/administration.ts';
import { expect, signIn, test } from './support/console.ts';

const queue = (page: Page) => rowsOf(page, 'Reports');
const address = (filter: Record<string, unknown>) =>
  `/reports?filter=${encodeURIComponent(JSON.stringify(filter))}&perPage=100`;
const dialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Resolve the selected reports and act on what was reported?' });
const nameIn = async (row: Locator) => (await row.getByRole('link').textContent()) ?? '';
const drawer = (page: Page) =>
  page.getByRole('dialog').filter({ hasText: 'All reports on this target' });

test('selected reports are resolved with the measures against their targets, and taken back by one Undo', async ({
  page,
}) => {
  test.slow();
  await signIn(page, 'admin', address({ status: 'open' }));
  await expect(queue(page).first()).toBeVisible();
  const open = await countOn(page, 'Open');
  const products = queue(page).filter({ hasText: /Product( ·|$|\D)/ });
  const shops = queue(page).filter({ has: page.getByText(/^Business/) });
  const chosen = [products.nth(0), products.nth(1), shops.first()];
  const names = await Promise.all(chosen.map(nameIn));
  for (const row of chosen) await row.getByRole('checkbox').check();

  await test.step('the dialog says what would happen to what, and asks why', async () => {
    await page.getByRole('toolbar').getByRole('button', { name: 'Resolve with measures' }).click();
    await expect(dialog(page).getByLabel('Archive 2 products')).toBeChecked();
    await expect(dialog(page).getByLabel(/^Deactivate 1 business/)).toBeChecked();
    for (const name of names) await expect(dialog(page)).toContainText(name);
    const confirm = dialog(page).getByRole('button', { name: /^Take \d/ });
    await expect(confirm).toHaveText('Take 3 measures');
    await dialog(page)
      .getByLabel(/^Deactivate 1 business/)
      .uncheck();
    await expect(confirm).toHaveText('Take 2 measures');
    await dialog(page).getByLabel('Archive 2 products').uncheck();
    await expect(dialog(page).getByRole('button', { name: 'Resolve' })).toBeDisabled();
    await dialog(page).getByLabel('Archive 2 products').check();
    await dialog(page)
      .getByLabel(/^Deactivate 1 business/)
      .check();
    await dialog(page).getByRole('textbox', { name: 'Note' }).fill('Copies');
    await page.keyboard.press('Control+Enter');
    await expect(dialog(page)).toBeHidden();
  });

  await test.step('each is done, and told with its number', async () => {
    await expect(tasks(page)).toContainText(
      '2 products were archived. 1 business was deactivated.',
    );
    for (const name of names) await expect(queue(page).filter({ hasText: name })).toHaveCount(0);
    await expect(tab(page, 'Open')).not.toHaveText(`Open (${open})`);
    await tab(page, 'Resolved').click();
    for (const name of names)
      await expect(queue(page).filter({ hasText: name }).first()).toBeVisible();
  });

  await test.step('one Undo brings all of it back', async () => {
    const done = tasks(page).getByRole('listitem').filter({ hasText: '2 products were archived' });
    await done.getByRole('button', { name: 'Undo' }).click();
    await expect(tasks(page)).toContainText(/products are back in the catalogue|were shown|again/);
    await tasks(page)
      .getByRole('button', { name: /^Show all/ })
      .click();
    await expect(tasks(page)).toContainText('3 decisions were taken back.');
    await expect(tasks(page).getByRole('button', { name: 'Undo' })).toHaveCount(0);
    await tab(page, 'Open').click();
    await expect(tab(page, 'Open')).toHaveText(`Open (${open})`);
    for (const name of names) {
      await queue(page).filter({ hasText: name }).getByRole('link').first().click();
      await expect(drawer(page)).toContainText(/Active|Approved/);
      await expect(drawer(page).getByRole('heading', { name: 'Outcome' })).toHaveCount(0);
      // What was decided, and that it was taken back, stays in the trail of the target.
      await expect(drawer(page)).toContainText(/(Archived|Deactivated) ·/);
      await expect(drawer(page)).toContainText('Copies');
      await page.keyboard.press('Escape');
      await expect(drawer(page)).toBeHidden();
    }
  });
});

test('the dialog names what stands there already and what cannot be acted on, by keyboard on a phone', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'admin', address({ status: 'open' }));
  const cards = page.getByRole('list', { name: 'Reports' }).getByRole('listitem');
  await expect(cards.first()).toBeVisible();
  const count = await cards.count();
  for (const box of await cards.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: 'Resolve with measures' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText('archived already');
  await expect(dialog(page)).toContainText('not let in, so there is nothing to deactivate');
  expect((await dialog(page).boundingBox())?.width).toBeLessThanOrEqual(390);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(cards).toHaveCount(count);
});
