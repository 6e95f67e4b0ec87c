import type { Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { expect, FRESH, navigation, settled, signIn, test } from './support/console.ts';
import { openTool } from './support/openTool.ts';

/** A product of the sample business with pictures, variants and a private part. */
const WHOLE = { id: 'p00009', title: 'Tundra Throw' };

const listOf = (title: string) =>
  `/all-products?filter=${encodeURIComponent(JSON.stringify({ q: title }))}`;

const rowOf = (page: Page, id: string) =>
  page.getByRole('row').filter({ has: page.locator(`a[href*="${id}"]`) });

const deleteOne = async (page: Page, id: string) => {
  await rowOf(page, id).getByRole('checkbox').check();
  await page.getByRole('toolbar').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete 1 product' }).click();
  await expect(page.getByText('1 product deleted')).toBeVisible();
};

/** What a product's page says of it, but for its history and the day of its last change, and its pictures. */
const factsOf = async (page: Page, id: string) => {
  await page.goto(`/view-product/${id}`);
  await settled(page);
  const parts = page.getByRole('main').getByRole('region');
  await expect(parts.filter({ hasText: 'Pacific Trade Co.' }).first()).toBeVisible();
  const words = (await parts.allInnerTexts())
    .filter(text => !text.startsWith('History'))
    .map(text => text.replace(/\nChanged\n.*/, ''));
  const pictures = await page
    .getByRole('main')
    .locator('img')
    .evaluateAll(all => all.map(one => one.getAttribute('src')));
  return { words, pictures };
};

test('what is deleted is deleted when it says so: the tab closed at once loses nothing', {
  tag: FRESH,
}, async ({ page }) => {
  const { id, title } = WHOLE;
  await signIn(page, 'owner', listOf(title));
  const other = await page.context().newPage();
  await other.goto(listOf(title));
  await settled(other);
  await expect(rowOf(other, id)).toBeVisible();
  await page.bringToFront();
  await deleteOne(page, id);
  await page.close();
  await other.bringToFront();
  await expect(rowOf(other, id)).toHaveCount(0);
  await other.reload();
  await settled(other);
  await expect(rowOf(other, id)).toHaveCount(0);
  await other.goto('/recent-changes');
  await expect(
    other.getByRole('table').getByRole('link', { name: `Deleted: ${title}`, exact: true }),
  ).toBeVisible();
});

test('the browser asks nothing after a deletion, and Undo brings back all of it, as a step of its own', {
  tag: FRESH,
}, async ({ page }) => {
  const { id, title } = WHOLE;
  await signIn(page, 'owner');
  const before = await factsOf(page, id);
  expect(before.pictures.length).toBeGreaterThan(1);
  expect(before.words.join()).toMatch(/3 variants/);
  await page.goto(listOf(title));
  await deleteOne(page, id);
  expect(
    await page.evaluate(() =>
      window.dispatchEvent(new Event('beforeunload', { cancelable: true })),
    ),
  ).toBe(true);
  await expect(rowOf(page, id)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone')).toBeVisible();
  await expect(rowOf(page, id)).toBeVisible();
  expect(await factsOf(page, id)).toEqual(before);
  await page.goto('/recent-changes');
  const steps = page.getByRole('table').getByRole('link');
  await expect(steps.filter({ hasText: title })).toHaveText([
    `Restored: ${title}`,
    `Deleted: ${title}`,
  ]);
});

test('an owner deletes products and restores them, one by one and all, from where they are kept', async ({
  page,
}) => {
  test.slow();
  await signIn(page, 'owner', '/all-products');
  const rows = page
    .getByRole('table', { name: 'All Products' })
    .getByRole('row')
    .filter({ has: page.getByRole('link') });
  await expect(rows).toHaveCount(25);
  const name = async (index: number) =>
    (await rows.nth(index).getByRole('link').first().textContent())?.trim() ?? '';
  const [first, second] = [await name(0), await name(1)];
  const address = await rows.nth(0).getByRole('link').first().getAttribute('href');
  if (!address) throw new Error('no link');
  await page.goto(address);
  const facts = page.getByRole('main');
  await expect(facts.getByRole('heading', { level: 1 })).toHaveText(first);
  const before = await facts.getByText(/SKU/).first().textContent();
  await page.goto('/all-products');
  await expect(rows).toHaveCount(25);
  for (const index of [0, 1]) await rows.nth(index).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Delete 2 products?' });
  await expect(question).toContainText('For 30 days they can be restored');
  await question.getByRole('button', { name: 'Delete 2 products' }).click();
  await expect(page.getByText('2 products deleted')).toBeVisible();

  await openTool(page, 'Deleted products');
  await expect(page).toHaveURL(/recent-changes/);
  await page
    .getByRole('table')
    .getByRole('link', { name: `Deleted: ${first}, ${second}`, exact: true })
    .click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('heading', { level: 3 })).toHaveText([first, second]);
  await drawer.getByRole('button', { name: 'Restore', exact: true }).click();
  const restore = page.getByRole('dialog', { name: 'Restore 2 products?' });
  await expectNoViolations(page);
  await restore.getByRole('checkbox', { name: new RegExp(`^${second} `) }).uncheck();
  await restore.getByRole('button', { name: 'Restore 1 product' }).click();
  await expect(page.getByText('1 product restored')).toBeVisible();

  await page.reload();
  await drawer.getByRole('button', { name: 'Restore', exact: true }).click();
  const again = page.getByRole('dialog', { name: 'Restore 1 product?' });
  await expect(again).toContainText(`${first}: it exists already`);
  await again.getByRole('button', { name: 'Restore 1 product' }).click();
  await expect(page.getByText('1 product restored')).toBeVisible();

  await page.goto('/all-products');
  await expect(rows).toHaveCount(25);
  // As old as they were: where they stood before.
  expect([await name(0), await name(1)]).toEqual([first, second]);
  await page.goto(address);
  await expect(facts.getByRole('heading', { level: 1 })).toHaveText(first);
  await expect(facts.getByText(/SKU/).first()).toHaveText(before ?? '');
});

test('what an administrator deleted an owner sees, and does not bring back', async ({ page }) => {
  test.slow();
  await signIn(page, 'admin', '/all-products');
  const rows = page
    .getByRole('table', { name: 'All Products' })
    .getByRole('row')
    .filter({ hasText: 'Harbour & Pine' });
  await rows.first().getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Delete 1 product' }).click();
  await expect(page.getByText('1 product deleted')).toBeVisible();
  await navigation(page).getByRole('button', { name: 'Logout' }).click();
  await signIn(page, 'owner', '/recent-changes');
  await page
    .getByRole('table')
    .getByRole('link', { name: /^Deleted/ })
    .first()
    .click();
  const drawer = page.getByRole('dialog');
  await expect(drawer).toContainText('An administrator deleted this');
  await expect(drawer.getByRole('button', { name: 'Restore' })).toHaveCount(0);
});
