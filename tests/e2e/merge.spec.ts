import type { Page } from '@playwright/test';
import { answerForElsewhere, expect, navigation, signIn, test } from './support/console.ts';

test.beforeEach(({ page }) => answerForElsewhere(page));

const PAIR = '/merge-products?products=p00060,p00440';

/** Others of this file may have merged some of the sample's 2,500 products. */
const likely = /([\d,]+) likely pairs among 2,[45]\d\d products/;

const pairsFound = async (page: Page) => {
  const told = await page.getByText(likely).textContent({ timeout: 40_000 });
  return Number(likely.exec(told ?? '')?.[1]?.replaceAll(',', ''));
};

const findDuplicates = async (page: Page) => {
  await page.getByRole('button', { name: 'Find duplicates' }).click();
  return pairsFound(page);
};

test('a pair that is no duplicate is remembered until it is put back', async ({ page }) => {
  await signIn(page, 'admin', '/merge-products');
  const found = await findDuplicates(page);
  const [first] = await page.getByRole('article').all();
  const title = (await first?.getAttribute('aria-label')) ?? '';
  const group = page.getByRole('article', { name: title, exact: true });
  const dismiss = group.getByRole('button', { name: /^Not a duplicate/ });
  const aside = page.getByRole('region', { name: 'Not duplicates' });
  const rows = aside.getByRole('listitem');
  // The sample data has pairs that were set aside before.
  await expect(rows.first()).toBeVisible();
  const before = await rows.count();
  const remembered = page.getByText('Remembered: these are different products.');

  // Undone from the message, at once.
  await dismiss.click();
  await expect(group).toHaveCount(0);
  await remembered.locator('..').getByRole('button', { name: 'Undo' }).click();
  await expect(group).toBeVisible();
  await expect(rows).toHaveCount(before);
  expect(await pairsFound(page)).toBe(found);

  // Remembered over a new search and a reload, which finds the queue as it was left.
  await dismiss.click();
  await expect(group).toHaveCount(0);
  const left = await pairsFound(page);
  expect(left).toBeLessThan(found);
  await page.getByRole('button', { name: 'Look again' }).click();
  await expect(page.getByText('Looked at 2,500 products.')).toBeVisible({ timeout: 40_000 });
  expect(await pairsFound(page)).toBe(left);
  await expect(group).toHaveCount(0);
  await page.reload();
  expect(await pairsFound(page)).toBe(left);

  // Put back from the list, likely again, and told in the history.
  await expect(rows.first()).toContainText(title);
  for (let pairs = found - left; pairs > 0; pairs -= 1) {
    await expect(rows).toHaveCount(before + pairs);
    await rows
      .first()
      .getByRole('button', { name: /^Put back/ })
      .click();
  }
  await expect(rows).toHaveCount(before);
  await expect(group).toBeVisible();
  expect(await pairsFound(page)).toBe(found);
  await page.goto('/recent-changes');
  await expect(page.getByText(/^Put back among likely duplicates/).first()).toBeVisible();
  await expect(page.getByText(/^Judged not to be duplicates/).first()).toBeVisible();
});

test('duplicates are worked through by keyboard', async ({ page }) => {
  await signIn(page, 'admin', '/merge-products');
  const found = await findDuplicates(page);
  const groups = page.getByRole('article');
  const [first, second, third] = [groups.nth(0), groups.nth(1), groups.nth(2)];
  await page.keyboard.press('j');
  await expect(first).toBeFocused();
  await page.keyboard.press('j');
  await expect(second).toBeFocused();
  const kept = (await second.getAttribute('aria-label')) ?? '';
  const next = (await third.getAttribute('aria-label')) ?? '';
  await page.keyboard.press('d');
  await expect(page.getByText('Remembered: these are different products.')).toBeVisible();
  await expect(groups.nth(1)).toHaveAttribute('aria-label', next);
  await expect(second).toBeFocused();
  expect(next).not.toBe(kept);
  expect(await pairsFound(page)).toBeLessThan(found);

  await page.keyboard.press('k');
  await expect(first).toBeFocused();
  await page.keyboard.press('k');
  await expect(page.getByText('This is the first one.')).toBeVisible();
  await page.keyboard.press('r');
  await expect(page).toHaveURL(/products=/);
});

test('whoever comes back from a review is where they left, or at what came in its place', async ({
  page,
}) => {
  await signIn(page, 'admin', '/merge-products');
  await findDuplicates(page);
  const groups = page.getByRole('article');
  await page.getByRole('button', { name: 'Show more groups' }).click();
  await expect(groups).toHaveCount(20);
  const reviewed = groups.nth(14);
  const [name, next] = await Promise.all(
    [reviewed, groups.nth(15)].map(group => group.getAttribute('aria-label')),
  );
  const top = () => page.evaluate(() => window.scrollY);
  const review = reviewed.getByRole('button', { name: /^Review/ });
  await review.click();
  await expect(page.getByRole('heading', { level: 1, name: /^Merge \d/ })).toBeVisible();
  expect(await top()).toBe(0);

  await page.goBack();
  await expect(groups).toHaveCount(20);
  await expect(reviewed).toBeFocused();
  await expect(reviewed).toBeInViewport();

  await review.click();
  await page.getByRole('button', { name: /^Merge \d/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('the same thing twice');
  await dialog.getByRole('button', { name: /^Merge/ }).click();
  await expect(page.getByRole('article', { name: name ?? '', exact: true })).toHaveCount(0);
  const inItsPlace = page.getByRole('article', { name: next ?? '', exact: true });
  await expect(inItsPlace).toBeFocused();
  await expect(inItsPlace).toBeInViewport();
});

test('a search whose worker cannot be loaded says so, and a second one finds', async ({ page }) => {
  const worker = /duplicates\.worker/;
  await page.context().route(worker, route => route.fulfill({ status: 404 }));
  await signIn(page, 'admin', '/merge-products');
  await page.getByRole('button', { name: 'Find duplicates' }).click();
  const alert = page.locator('main').getByRole('alert');
  await expect(alert).toContainText('could not be loaded', { timeout: 40_000 });
  await page.context().unroute(worker);
  expect(await findDuplicates(page)).toBeGreaterThan(0);
  await expect(alert).toHaveCount(0);
});

test('leaving the page does not stop a search, nor coming back start another', async ({ page }) => {
  await signIn(page, 'admin', '/merge-products');
  await page.getByRole('button', { name: 'Find duplicates' }).click();
  await navigation(page).getByRole('link', { name: 'Reports' }).click();
  await expect(page).toHaveURL(/reports/);
  await navigation(page).getByRole('link', { name: 'Merge Products' }).click();
  expect(await pairsFound(page)).toBeGreaterThan(0);
  await expect(page.getByText('Looking for duplicates', { exact: true })).toHaveCount(1);
});

/** Everything that a product's page shows of it, but for its history and when that went on. */
const asShown = async (page: Page, id: string) => {
  await page.goto(`/product/${id}/view-product`);
  await expect(page).toHaveURL(new RegExp(`/product/${id}/view-product`));
  await expect(page.getByRole('button', { name: /^(Archive|Activate)$/ })).toBeVisible();
  await expect(page.getByText('Supplier', { exact: true })).toBeVisible();
  const [shown = ''] = (await page.locator('main').innerText()).split('\nHistory\n');
  return shown.replace(/\n[^\n]*changed[^\n]*\n+[^\n]+/i, '');
};

test('merges, leads old links to the survivor, and undoes exactly', async ({ page }) => {
  await signIn(page, 'admin', PAIR);
  const ids = ['p00060', 'p00440'] as const;
  const before = { first: await asShown(page, ids[0]), second: await asShown(page, ids[1]) };
  await page.goto(PAIR);
  await expect(page.getByRole('heading', { name: 'What will happen' })).toBeVisible();
  await page.getByRole('button', { name: 'Merge 2 products' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('the same thing twice');
  await dialog.getByRole('button', { name: 'Merge 2 products' }).click();
  await expect(page.getByText(/^Merged into/)).toBeVisible();

  for (const old of [`/product/${ids[1]}/view-product`, `/compare/${ids[1]}`]) {
    await page.goto(old);
    await expect(page.getByText(/merged/i).first()).toBeVisible();
  }
  await page.goto(`/product/${ids[1]}/view-product`);
  await expect(page).toHaveURL(new RegExp(`/product/${ids[0]}/view-product`));

  await page.goto('/merge-products');
  await page.getByRole('button', { name: /^Undo the merge into/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo merge' }).click();
  await expect(page.getByText(/^The merge into .* is undone/)).toBeVisible();
  await expect(page.getByText('Undone', { exact: true })).toBeVisible();
  expect(await asShown(page, ids[0])).toBe(before.first);
  expect(await asShown(page, ids[1])).toBe(before.second);
});

test('of two administrators who merge the same products one wins and the other is told', async ({
  page,
  newWindow,
}) => {
  await signIn(page, 'admin', PAIR);
  const other = await newWindow();
  await signIn(other, 'admin2', PAIR);
  const watching = await newWindow();
  await signIn(watching, 'owner', '/compare/p00440?with=p00003');
  const leading = await newWindow();
  await signIn(leading, 'admin2', '/compare/p00003?with=p00440');
  await expect(leading.getByRole('button', { name: /^Remove / })).toHaveCount(2);
  const ask = (tab: Page) => tab.getByRole('button', { name: 'Merge 2 products' }).click();
  const confirm = (tab: Page) =>
    tab.getByRole('dialog').getByRole('button', { name: 'Merge 2 products' }).click();
  await ask(other);
  await ask(page);
  await confirm(page);
  await expect(page.getByText(/^Merged into/)).toBeVisible();
  await confirm(other);
  await expect(other.getByText(/Nothing was merged/)).toBeVisible();
  await expect(other.getByText(/was merged into another product already/)).toBeVisible();
  // Whoever was comparing the product sees it leave the catalogue at once.
  await expect(watching.getByText('Not available')).toBeVisible();
  // An administrator, who may see it, is led to the one it became part of.
  await expect(leading.getByText('This product was merged into another one.')).toBeVisible();
  await leading.getByRole('button', { name: 'Compare that one' }).click();
  await expect(leading).toHaveURL(/compare\/p00003\?with=p00060/);
});

test('a merge of a link with a product that is gone goes on with the others', async ({ page }) => {
  await signIn(page, 'admin', `${PAIR},nowhere`);
  await expect(page.getByText('One of these products does not exist any more.')).toBeVisible();
  await page.getByRole('button', { name: 'Go on without it' }).click();
  await expect(page.getByRole('heading', { name: 'What will happen' })).toBeVisible();
  await page.goto('/merge-products?products=p00060,nowhere');
  await page.getByRole('button', { name: 'Choose again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Merge products' })).toBeVisible();
});
