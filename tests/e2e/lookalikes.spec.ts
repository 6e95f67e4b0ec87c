import type { Locator, Page } from '@playwright/test';
import { answerForElsewhere, expect, settled, signIn, test } from './support/console.ts';
import { choose, file, setShop, write, writeButton } from './support/importPage.ts';

/** Notes every place that a part of the page stands at, so that a press on it can miss. */
const watchPlaces = async (part: Locator) => {
  const seen = await part.evaluateHandle(element => {
    const places = new Set<number>();
    const note = () => {
      if (element.isConnected)
        places.add(Math.round(element.getBoundingClientRect().top + scrollY));
      requestAnimationFrame(note);
    };
    note();
    return places;
  });
  return () => seen.evaluate(places => [...places]);
};

/** The title and the SKU of one of the owner's products, as its form has them. */
const ownProduct = async (page: Page, id: string) => {
  await page.goto(`/edit-product/${id}`);
  const title = page.getByRole('textbox', { name: 'Title' });
  await expect(title).not.toHaveValue('', { timeout: 20_000 });
  const sku = await page.getByRole('textbox', { name: 'SKU' }).first().inputValue();
  return { title: await title.inputValue(), sku };
};

test('a product that looks like one there is says so while it is typed', async ({ page }) => {
  await answerForElsewhere(page);
  await signIn(page, 'owner');
  const { title } = await ownProduct(page, 'p00001');
  await page.goto('/add-product');
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  const hint = page.getByRole('status').filter({ hasText: /^This looks like/ });
  await expect(hint).toBeVisible();
  const open = hint.getByRole('link', { name: `Open ${title} in a new tab` }).first();
  await expect(open).toHaveAttribute('href', /\/view-product\//);
  await hint.getByRole('button', { name: 'It is another one' }).click();
  await expect(hint).toHaveCount(0);
  // What is like nothing says nothing.
  await page.getByRole('textbox', { name: 'Title' }).fill('Qwertz zyxw 123');
  await page.waitForLoadState('networkidle');
  await expect(hint).toHaveCount(0);
});

test('new products of an import that are ones there are can be linked, updated or kept apart', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await answerForElsewhere(page);
  await signIn(page, 'owner');
  const first = await ownProduct(page, 'p00001');
  const csv = [
    'Handle,Title,Body (HTML),Vendor,Published,Variant SKU,Variant Price,Status',
    `a-new-handle,"${first.title}",,,TRUE,${first.sku},123.00,active`,
    'brand-new,Qwertz zyxw thing,,Nobody,TRUE,QZ-1,9.00,active',
  ].join('\n');
  await page.goto('/shopify/add-product');
  await settled(page);
  await choose(page, file('products.csv', csv));
  await setShop(page, 'another-shop');
  const panel = page.getByRole('region', { name: /^1 new product looks like one you have/ });
  await expect(panel).toBeVisible({ timeout: 40_000 });
  await expect(panel).toContainText('1 is not decided');
  const list = page.getByRole('list', { name: 'Products of the import' });
  await panel.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(list.getByText(/Changes?:.*Price/)).toBeVisible();
  // Another setting plans anew, keeps what was decided, and moves nothing from under the pointer.
  const placesOf = await watchPlaces(panel.getByRole('button', { name: 'Update' }));
  for (const name of ['yet-another-shop', 'another-shop']) {
    await setShop(page, name);
    await expect(panel.getByRole('button', { name: 'Update' })).toBeVisible();
    await expect(list.getByText(/Changes?:.*Price/)).toBeVisible();
  }
  expect(await placesOf()).toHaveLength(1);
  await panel.getByRole('button', { name: 'Keep apart' }).click();
  await expect(list.getByText(/Source/)).toHaveCount(0);
  await panel.getByRole('button', { name: 'Link', exact: true }).click();
  await expect(list.getByText(/Source/)).toBeVisible();

  // Written: one is added, one is linked; the next import of the shop knows both.
  await expect(writeButton(page)).toHaveText('Import 2 products');
  await write(page);
  expect((await ownProduct(page, 'p00001')).title).toBe(first.title);
  await page.goto('/shopify/add-product');
  await settled(page);
  await choose(page, file('products.csv', csv));
  await expect(page.getByRole('combobox', { name: 'Shop name' })).toHaveValue('another-shop');
  await expect(list.getByText(first.title).first()).toBeVisible({ timeout: 40_000 });
  await expect(page.getByRole('region', { name: /looks? like/ })).toHaveCount(0);
  await expect(list.getByText('New', { exact: true })).toHaveCount(0);
});
