import type { Page } from '@playwright/test';
import { confirm, rowsOf, tasks } from './support/administration.ts';
import { expectNoViolations } from './support/axe.ts';
import { answerForElsewhere, expect, FRESH, settled, signIn, test } from './support/console.ts';

test.beforeEach(() => test.setTimeout(300_000));

const review = (page: Page) => page.getByRole('region', { name: 'Products' });

/** Gives a product another name, and says which it had. */
const rename = async (page: Page, address: string, title: string) => {
  await page.goto(address);
  await page.getByRole('link', { name: 'Edit', exact: true }).first().click();
  await page.getByLabel(/^Title/).fill(title);
  await page
    .getByRole('button', { name: /^Save( as draft)?$/ })
    .first()
    .click();
  await expect(page.getByText('Everything is saved')).toBeVisible();
};

const firstProducts = async (page: Page, count: number) => {
  await page.goto('/all-products');
  const links = rowsOf(page, 'All Products').getByRole('link').filter({ hasText: /\w/ });
  await expect(links.first()).toBeVisible();
  const found: { address: string; title: string }[] = [];
  for (let index = 0; found.length < count; index++) {
    const address = (await links.nth(index).getAttribute('href')) ?? '';
    const title = (await links.nth(index).textContent())?.trim() ?? '';
    if (address.startsWith('/view-product') && title !== '') found.push({ address, title });
  }
  return found;
};

/** Ticks the latest changes and asks to take them back. */
const takeBackLatest = async (page: Page, count: number) => {
  await page.goto('/recent-changes');
  const rows = rowsOf(page, 'Recent changes');
  await expect(rows.first()).toBeVisible();
  for (let index = 0; index < count; index++) await rows.nth(index).getByRole('checkbox').check();
  await page.getByRole('link', { name: 'Take back…' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Take back changes' })).toBeVisible();
  await settled(page);
};

test('an owner takes three steps back at once, but for what an administrator changed since', async ({
  page,
}) => {
  await signIn(page, 'owner', '/all-products');
  const products = await firstProducts(page, 3);
  const [one, two, three] = products;
  if (!one || !two || !three) throw new Error('no products');
  for (const [index, { address }] of products.entries())
    await rename(page, address, `Renamed ${index}`);
  const id = two.address.slice(two.address.lastIndexOf('/') + 1);
  await signIn(page, 'admin', `/product/${id}/view-product`);
  await rename(page, `/product/${id}/view-product`, 'Named by an administrator');

  await signIn(page, 'owner', '/recent-changes');
  const rows = rowsOf(page, 'Recent changes');
  await expect(rows.first()).toContainText('Named by an administrator');
  for (const index of [1, 2, 3]) await rows.nth(index).getByRole('checkbox').check();
  await page.getByRole('link', { name: 'Take back…' }).click();
  await settled(page);
  await expect(
    review(page).getByRole('listitem').filter({ hasText: 'left as it is' }),
  ).toContainText('Named by an administrator');
  await expectNoViolations(page);
  // A reload loses nothing: the steps are in the address.
  await page.reload();
  await settled(page);
  await page.getByRole('button', { name: 'Restore 2 products' }).click();
  await confirm(page, 'Restore 2 products');
  await expect(page.getByText('2 products restored')).toBeVisible();
  await page.goto(one.address);
  await expect(page.getByRole('heading', { level: 1, name: one.title })).toBeVisible();
  await page.goto(two.address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Named by an administrator');

  // What was restored is a step as well, and is taken back like the others.
  await takeBackLatest(page, 1);
  await page.getByRole('button', { name: 'Restore 2 products' }).click();
  await confirm(page, 'Restore 2 products');
  await expect(page.getByText('2 products restored')).toBeVisible();
  await page.goto(three.address);
  await expect(page.getByRole('heading', { level: 1, name: 'Renamed 2' })).toBeVisible();
});

test('a merge is taken back from its line in the history, but for what was changed since', async ({
  page,
}) => {
  await answerForElsewhere(page);
  await signIn(page, 'admin', '/merge-products?products=p00060,p00440');
  await page.getByRole('button', { name: /^Merge 2/ }).click();
  const asked = page.getByRole('dialog');
  await asked.getByLabel('Reason').fill('the same thing twice');
  await asked.getByRole('button', { name: /^Merge/ }).click();
  await expect(page.getByText(/^Merged into/)).toBeVisible();
  await page.goto('/recent-changes');
  await settled(page);
  const rows = rowsOf(page, 'Recent changes');
  const merged = rows.filter({ hasText: /Merged: / }).first();
  await expect(page.getByRole('columnheader', { name: 'Records' })).toBeVisible();
  await expect(merged.getByText('1 and more')).toBeVisible();

  // Ticked among other steps it is named, and taken back by itself.
  await merged.getByRole('checkbox').check();
  await page.getByRole('link', { name: 'Take back…' }).click();
  const takeBack = page.getByRole('button', { name: /^Take back the merge into/ });
  await takeBack.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('region', { name: 'Everything that changes' })).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(takeBack).toBeFocused();

  // What the merge made of the survivor is changed, and stays.
  await page.goto('/recent-changes');
  await merged.getByRole('link').first().click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('link').first().click();
  await expect(page).toHaveURL(/view-product/);
  const survivor = page.url();
  await rename(page, survivor, 'Renamed after the merge');
  await page.goto('/recent-changes');
  await merged.getByRole('link').first().click();
  await takeBack.click();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('they differ');
  await confirm(page, 'Undo merge');
  await expect(page.getByText(/^The merge into .* is undone\.$/)).toBeVisible();
  await page.goto('/recent-changes');
  await expect(rows.filter({ hasText: /Merge taken back: / }).first()).toBeVisible();
  await page.goto(survivor);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Renamed after the merge');

  // Nowhere is it offered once more.
  const history = page.getByRole('listitem').filter({ hasText: /^Merged/ });
  await expect(history).toHaveCount(1);
  await expect(takeBack).toHaveCount(0);
  await page.goto('/recent-changes');
  await merged.getByRole('link').first().click();
  await expect(drawer.getByText('This merge was taken back.')).toBeVisible();
  await expect(takeBack).toHaveCount(0);
  await page.goto('/recent-changes');
  await merged.getByRole('checkbox').check();
  await page.getByRole('link', { name: 'Take back…' }).click();
  await expect(page.getByText('This merge was taken back.')).toBeVisible();
  await expect(takeBack).toHaveCount(0);
});

test('the catalogue goes back to a moment, in part, and after a reload the rest', {
  tag: FRESH,
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'owner', '/all-products');
  const at = new Date(Date.now() - 60_000);
  await page.setViewportSize({ width: 1280, height: 900 });
  const products = await firstProducts(page, 3);
  for (const [index, { address }] of products.slice(0, 2).entries())
    await rename(page, address, `Renamed ${index}`);
  await page.goto('/all-products');
  const rows = rowsOf(page, 'All Products');
  await expect(rows.nth(5)).toBeVisible();
  const gone = (await rows.nth(5).getByRole('link').first().textContent())?.trim() ?? '';
  await rows.nth(5).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await confirm(page, 'Delete 1 product');
  await expect(page.getByText('1 product deleted')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/point-in-time?${new URLSearchParams({ at: at.toISOString() })}`);
  await settled(page);
  await expect(review(page)).toContainText('2 changed · 1 deleted since');
  await expectNoViolations(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
  await page.getByRole('checkbox', { name: 'Restore Renamed 1' }).uncheck();
  await page.getByRole('button', { name: 'Restore 2 products' }).click();
  await confirm(page, 'Restore 2 products');
  await expect(page.getByText('2 products restored')).toBeVisible();
  await page.reload();
  await settled(page);
  await expect(review(page)).toContainText('1 changed');
  await expect(review(page)).toContainText('Renamed 1');
  await expect(review(page)).not.toContainText(gone);

  await page.getByLabel('Date and time').fill('2100-01-01T00:00');
  await page.getByRole('button', { name: 'Compare with now' }).click();
  await expect(page.getByText('Choose a moment that has passed.')).toBeVisible();
});

/** Reloads the page in the moment in which a task says that some is done: asked from here it would come too late. */
const reloadAtFirstProgress = (page: Page) =>
  page.evaluate(() => {
    const observer = new MutationObserver(() => {
      const bar = document.querySelector('[role=progressbar][aria-valuenow]');
      if (Number(bar?.getAttribute('aria-valuenow') ?? 0) === 0) return;
      observer.disconnect();
      location.reload();
    });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  });

/** Changes all products at once, and asks to restore them. @returns how many. */
const restoreMany = async (
  page: Page,
  brand: string,
  before: (page: Page) => Promise<unknown> = async () => {},
) => {
  await signIn(page, 'owner', '/all-products');
  await settled(page);
  const at = new Date(Date.now() - 1_000);
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('button', { name: /^Select all \d/ }).click();
  await page.getByRole('toolbar').getByRole('button', { name: 'Edit…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Change brand').check();
  await dialog.getByLabel('Brand', { exact: true }).fill(brand);
  await dialog.getByRole('button', { name: /^Change \d+ products/ }).click();
  await expect(tasks(page).getByRole('button', { name: 'Undo' })).toBeVisible({ timeout: 60_000 });
  await page.goto(`/point-in-time?${new URLSearchParams({ at: at.toISOString() })}`);
  await settled(page);
  const button = page.getByRole('button', { name: /^Restore \d+ products$/ });
  const name = (await button.textContent()) ?? '';
  const total = Number(/\d+/.exec(name)?.[0]);
  expect(total).toBeGreaterThan(100);
  await before(page);
  await button.click();
  await confirm(page, name);
  return total;
};

const expectAllAsThen = async (page: Page) => {
  await page.reload();
  await expect(page.getByText('All products are as they were then.')).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByText('Restoring was interrupted')).toHaveCount(0);
};

test('selected products alone go back to a moment, as the selection or one from its page', {
  tag: FRESH,
}, async ({ page }) => {
  await signIn(page, 'owner', '/all-products');
  const products = await firstProducts(page, 3);
  for (const [index, { address }] of products.entries())
    await rename(page, address, `Renamed ${index}`);
  await page.goto('/all-products');
  for (const index of [0, 1])
    await page.getByRole('checkbox', { name: new RegExp(`Renamed ${index}$`) }).check();
  await page.getByRole('button', { name: 'As of a moment…' }).click();
  await expect(page.getByText('Only the 2 selected products are compared.')).toBeVisible();
  const then = new Date(Date.now() - 10 * 60_000);
  const local = new Date(then.getTime() - then.getTimezoneOffset() * 60_000);
  await page.getByLabel('Date and time').fill(local.toISOString().slice(0, 16));
  await page.getByRole('button', { name: 'Compare with now' }).click();
  await expect(review(page)).toContainText('2 changed');
  await expectNoViolations(page);
  // The selection is of this tab's history: a reload keeps it.
  await page.reload();
  await expect(review(page)).toContainText('2 changed');
  await page.getByRole('button', { name: 'Compare all products' }).click();
  await expect(review(page)).toContainText('3 changed');
  await page.goBack();
  await expect(review(page)).toContainText('2 changed');
  await page.getByRole('button', { name: 'Restore 2 products' }).click();
  await confirm(page, 'Restore 2 products');
  await expect(page.getByText('2 products restored')).toBeVisible();
  await expect(page.getByText('The selected products are as they were then.')).toBeVisible();

  const [one, , three] = products;
  if (!one || !three) throw new Error('no products');
  await page.goto(one.address);
  await expect(page.getByRole('heading', { level: 1, name: one.title })).toBeVisible();
  await page.goto(three.address);
  await page.getByRole('link', { name: 'As of a moment…' }).click();
  await expect(page.getByText('Only the selected product is compared.')).toBeVisible();
  await page.getByLabel('Date and time').fill(local.toISOString().slice(0, 16));
  await page.getByRole('button', { name: 'Compare with now' }).click();
  await expect(review(page)).toContainText('1 changed');
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Renamed 2' })).toBeVisible();
});

test('an administrator compares selected products of one business at a time', async ({ page }) => {
  await signIn(page, 'admin', '/all-products');
  const rows = rowsOf(page, 'All Products');
  await expect(rows.first()).toBeVisible();
  const businesses = await rows.evaluateAll(all =>
    all.map(row => row.querySelector('[href*="/view-business"]')?.getAttribute('href') ?? ''),
  );
  const other = businesses.findIndex(business => business !== businesses[0]);
  for (const index of [0, other]) await rows.nth(index).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'As of a moment…' }).click();
  await expect(page.getByText(/^Select products of one business/)).toBeVisible();
  await rows.nth(other).getByRole('checkbox').uncheck();
  await page.getByRole('button', { name: 'As of a moment…' }).click();
  await expect(page.getByText('Only the selected product is compared.')).toBeVisible();
  await expect(page).toHaveURL(/\/business\/.*\/point-in-time/);
});

test('a reload in the middle of restoring says what is done and what is not, and goes on', async ({
  page,
}) => {
  page.on('dialog', dialog => dialog.accept());
  const total = await restoreMany(page, 'Before the reload', reloadAtFirstProgress);
  const address = page.url();
  const told = page.getByText('Restoring was interrupted');
  await expect(told).toContainText(new RegExp(`: \\d+ of ${total} `), { timeout: 30_000 });
  const [, done, left] =
    /: (\d+) of \d+ \w+ restored\. (\d+) /.exec((await told.textContent()) ?? '') ?? [];
  expect(Number(done)).toBeGreaterThan(0);
  expect(Number(done) + Number(left)).toBe(total);
  await expectNoViolations(page);
  await page.goto('/recent-changes');
  await page.getByRole('link', { name: 'See what is left' }).click();
  await expect(page).toHaveURL(address);
  await page.getByRole('button', { name: /^Continue with the/ }).click();
  await expect(page.getByText(`${left} products restored`).first()).toBeVisible({
    timeout: 60_000,
  });
  await expectAllAsThen(page);
});

test('restoring goes on after the network was away in the middle', async ({ page, context }) => {
  page.on('dialog', dialog => dialog.accept());
  await restoreMany(page, 'Before the tunnel');
  // As soon as anything of it is written.
  await expect
    .poll(() => tasks(page).getByRole('progressbar').getAttribute('aria-valuenow'), {
      intervals: [20],
      timeout: 30_000,
    })
    .not.toBe('0');
  await context.setOffline(true);
  const ended = tasks(page).getByText(/products restored|not reached/);
  await expect(ended.first()).toBeVisible({ timeout: 90_000 });
  await context.setOffline(false);
  // The embedded back end needs no network: there it is through.
  const goOn = tasks(page).getByRole('button', { name: /^Continue with the/ });
  if (await goOn.isVisible()) {
    await expect(tasks(page)).toContainText('Going on looks at');
    await goOn.click();
    await expect(goOn).toHaveCount(0);
    await expect(tasks(page).getByRole('progressbar')).toHaveCount(0, { timeout: 60_000 });
  }
  await expectAllAsThen(page);
});
