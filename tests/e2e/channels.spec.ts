import type { Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import {
  answerForElsewhere,
  expect,
  FRESH,
  navigation,
  settled,
  signIn,
  test,
} from './support/console.ts';
import { choose, file, setShop, write } from './support/importPage.ts';
import { openTool } from './support/openTool.ts';

const check = async (page: Page) => {
  await page.getByRole('button', { name: 'Check products' }).click();
  await expect(page.getByRole('tab', { name: 'Google Merchant Center' })).toBeVisible({
    timeout: 40_000,
  });
};

const brandRule = (page: Page) => page.getByRole('button', { name: /A brand/ });

/** How many products a rule says do not meet it. */
const countOf = async (page: Page) =>
  Number(/not met by ([\d,]+)/.exec((await brandRule(page).textContent()) ?? '')?.[1]);

const giveBrand = async (page: Page, count: number) => {
  await page
    .getByRole('button', { name: new RegExp(`^Change ${count} products? in bulk`) })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Brand', { exact: true }).fill('Cedar & Stone');
  await dialog.getByRole('button', { name: new RegExp(`^Change ${count} products?`) }).click();
  await expect(dialog).toHaveCount(0);
};

test('an owner finds what Google shows less, mends it in bulk, and it stays mended', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await signIn(page, 'owner', '/all-products');
  await openTool(page, 'Check for channels');
  await expect(page).toHaveURL(/\/channel-readiness$/);
  await check(page);
  const before = await countOf(page);
  expect(before).toBeGreaterThan(2);

  // Two of them, and taken back.
  await brandRule(page).click();
  const products = page.getByRole('list', { name: 'A brand' });
  await expect(products.getByRole('listitem')).toHaveCount(before);
  await expectNoViolations(page);
  for (const index of [0, 1]) await products.getByRole('checkbox').nth(index).check();
  await giveBrand(page, 2);
  await expect(brandRule(page)).toContainText(`not met by ${before - 2}`);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(brandRule(page)).toContainText(`not met by ${before}`);

  // All of them: the rule is kept, also when everything is read again.
  await page.getByRole('checkbox', { name: /^Select all/ }).check();
  await giveBrand(page, before);
  await expect(brandRule(page)).toHaveCount(0);
  await page.reload();
  const google = page.getByRole('tab', { name: 'Google Merchant Center' });
  await expect(google).toBeVisible();
  await expect(brandRule(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText(/Done · \d+ of \d+/)).toBeVisible({ timeout: 40_000 });
  await expect(brandRule(page)).toHaveCount(0);
});

test('a product that is mended in its form is read again when its owner comes back', {
  tag: FRESH,
}, async ({ page }) => {
  await signIn(page, 'owner', '/channel-readiness');
  await check(page);
  const before = await countOf(page);
  await brandRule(page).click();
  await page.getByRole('list', { name: 'A brand' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit Product');
  await page.getByRole('combobox', { name: 'Brand' }).fill('Cedar & Stone');
  await page.getByRole('button', { name: /^Save(?: as draft)?$/ }).click();
  await expect(page.getByText('Everything is saved')).toBeVisible();
  await navigation(page).getByRole('link', { name: 'All Products' }).click();
  await openTool(page, 'Check for channels');
  await expect(brandRule(page)).toContainText(`not met by ${before - 1}`);
});

test('pictures of an imported catalogue are measured, and then judged', async ({ page }) => {
  // Answers for the shop with a picture of one pixel.
  await answerForElsewhere(page);
  await signIn(page, 'newowner', '/shopify/add-product');
  const rows = [1, 2].map(n => `p${n},Product ${n},4.50,https://shop.example/${n}.svg`);
  await choose(
    page,
    file('shop.csv', ['Handle,Title,Variant Price,Image Src', ...rows].join('\n')),
  );
  await setShop(page, 'measured');
  await write(page);
  await page.goto('/channel-readiness');
  await check(page);
  const rule = page.getByRole('button', { name: /500 × 500 pixels/ });
  await expect(rule).toContainText('not known of 2');
  await rule.click();
  await page.getByRole('button', { name: 'Measure 2 pictures' }).click();
  await expect(rule).toContainText('not met by 2 products');
  await expect(page.getByText('1 × 1 pixels')).toHaveCount(2);
});

test('a super administrator checks for a business; support has no such page', async ({
  page,
  newWindow,
}) => {
  await signIn(page, 'admin', '/business/biz-cedar/view-business');
  await page.getByRole('link', { name: 'Check for channels' }).click();
  await expect(page).toHaveURL(/\/business\/biz-cedar\/channel-readiness$/);
  await expect(page.getByText('Cedar & Stone').first()).toBeVisible();
  await check(page);
  // By keyboard: the last tab, and what every product keeps.
  await page.getByRole('tab', { name: 'Google Merchant Center' }).focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/channel=wix/);
  // What stands under the tab is drawn after the address; until then it is the last tab's.
  const ofWix = page.getByRole('tabpanel', { name: 'Wix' });
  await ofWix.getByRole('button', { name: /^Kept by all products/ }).press('Enter');
  await expect(page.getByText('Title of at most 80 characters')).toBeVisible();
  await expectNoViolations(page);

  const other = await newWindow();
  await signIn(other, 'support', '/business/biz-cedar/channel-readiness');
  await settled(other);
  await expect(other).toHaveURL(/not-found/);
});
