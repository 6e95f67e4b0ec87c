import type { Locator, Page } from '@playwright/test';
import { expect, signIn, test } from './support/console.ts';

/** The chunk of a page that is opened later, as the build names it. */
const PROFILE_CHUNK = /\/assets\/ProfilePage-[\w-]+\.js$/;

test.use({ expected: /^Failed to load (module script|resource: net::ERR_INTERNET)/ });

test('a page lost by a deployment is fetched anew by one reload', async ({ page }) => {
  let lost = true;
  await page.route(PROFILE_CHUNK, route =>
    lost ? route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }) : route.continue(),
  );
  await signIn(page, 'owner', '/all-products');
  let loads = 0;
  page.on('load', () => {
    loads += 1;
    lost = false;
  });
  await page.getByRole('link', { name: 'Profile', exact: true }).first().dispatchEvent('click');
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
  expect(loads).toBe(1);
});

test('pointing at a page whose code is lost reloads nothing', async ({ page }) => {
  await page.route(PROFILE_CHUNK, route =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  await signIn(page, 'owner', '/add-product');
  await page.getByLabel(/^Title/).fill('Half a thought');
  const asked = page.waitForRequest(PROFILE_CHUNK);
  await page.getByRole('link', { name: 'Profile', exact: true }).first().hover();
  await asked;
  await page.waitForTimeout(1000);
  await expect(page.getByLabel(/^Title/)).toHaveValue('Half a thought');
});

test('without a network the console says so, and says when it is back', async ({
  page,
  context,
}) => {
  await signIn(page, 'owner', '/all-products');
  await context.setOffline(true);
  await expect(page.getByText(/offline/i).first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/offline/i)).toHaveCount(0);
});

test('a page and parts of one opened without a network come when it is back', async ({
  page,
  context,
}) => {
  await signIn(page, 'owner', '/all-products?filter=%7B%7D');
  await expect(page.getByRole('row').nth(3)).toBeVisible();
  await context.setOffline(true);
  const alert = page.getByRole('alert');

  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(alert.filter({ hasText: 'This part of the page is not here yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Columns' }).click();
  await expect(alert).toHaveCount(2);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(alert).toHaveCount(1);
  await page.getByRole('button', { name: 'Export' }).click();
  await expect(alert).toHaveCount(2);
  await context.setOffline(false);
  await expect(page.getByRole('dialog', { name: /Export/ })).toBeVisible();
  await expect(alert).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('combobox', { name: 'Status' })).toBeVisible();

  await context.setOffline(true);
  await page.getByRole('link', { name: 'Product Analytics' }).first().dispatchEvent('click');
  await expect(alert).toContainText('This page is not here yet; it opens when you are back online');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toContainText('This page is not here yet');
  await page.goBack();
  await expect(page.getByRole('row').nth(3)).toBeVisible();
  await page.goForward();
  await expect(alert).toContainText('This page is not here yet');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Product Analytics', level: 1 })).toBeVisible();
});

test('without a network a page of a list that was not read yet says so, and comes when it is back', async ({
  page,
  context,
}) => {
  await signIn(page, 'owner', '/all-products');
  const rows = page.getByRole('table', { name: 'All Products' }).getByRole('link');
  const first = await rows.first().textContent();
  const notice = page.getByText('These rows are not here yet');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(notice).toBeVisible();
  await expect(rows).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Next page' })).toBeFocused();
  await page.getByRole('button', { name: 'Previous page' }).click();
  await expect(rows.first()).toHaveText(first ?? '');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
  await expect(page.getByText(/^26–50 of/)).toBeVisible();
  await expect(rows.first()).not.toHaveText(first ?? '');
});

test('without a network what was not read of a record yet says so, and comes when it is back', async ({
  page,
  context,
}) => {
  await signIn(page, 'owner', '/all-products');
  const rows = page.getByRole('table', { name: 'All Products' }).getByRole('link');
  const edit = page.getByRole('link', { name: 'Edit', exact: true });
  const field = page.getByRole('textbox', { name: 'Title' });
  // The code of the pages is here; of the second product only its row is.
  await rows.first().click();
  await edit.click();
  await expect(field).toBeVisible();
  await page.goBack();
  await page.goBack();
  const name = (await rows.nth(1).textContent()) ?? '';
  await context.setOffline(true);
  await rows.nth(1).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(
    page
      .getByText('This part of the page is not here yet; it opens when you are back online.')
      .first(),
  ).toBeVisible();
  await edit.click();
  const notice = page.getByText('This page is not here yet; it opens when you are back online.');
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await expect(field).toHaveValue(name);
  await expect(notice).toHaveCount(0);
});

/** From here on the network goes as soon as a page has its heading: its code is here, what it shows is not. */
const loseNetworkAtHeading = (page: Page) =>
  page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('main h1')) return;
      watch.disconnect();
      Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
      window.dispatchEvent(new Event('offline'));
    });
    watch.observe(document, { subtree: true, childList: true });
  });

const giveNetworkBack = (page: Page) =>
  page.evaluate(() => {
    Reflect.deleteProperty(navigator, 'onLine');
    window.dispatchEvent(new Event('online'));
  });

for (const [path, figure] of [
  ['/', 'Drafts'],
  ['/products-analytics', 'Views'],
] as const)
  test(`without a network the panels of ${path} say that they wait, and have their figures once it is back`, async ({
    page,
  }) => {
    await signIn(page, 'owner', '/profile');
    await loseNetworkAtHeading(page);
    await page.goto(path);
    const waiting = page.locator('main').getByText(/not here yet/i);
    await expect(waiting.first()).toBeVisible();
    await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
    await giveNetworkBack(page);
    await expect(waiting).toHaveCount(0);
    await expect(page.getByRole('link', { name: new RegExp(`^${figure}`) })).toContainText(/\d/);
  });

test('going back closes what is open over the page, and the drawer below can be used', async ({
  page,
}) => {
  await signIn(page, 'support', '/submitted-requests');
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
  const overlays: [Locator, () => Promise<void>][] = [
    [page.getByRole('dialog', { name: /^Find/ }), () => page.keyboard.press('Control+k')],
    ...['Colour scheme', /^Account of/, /^Columns/, /^Export/].map(
      (name): [Locator, () => Promise<void>] => [
        page.locator('.MuiModal-root').last(),
        () => page.getByRole('button', { name }).click(),
      ],
    ),
  ];
  for (const [overlay, show] of overlays) {
    await page.goto('/submitted-requests?open=q001');
    await expect(close).toBeVisible();
    await page.locator('nav a[href="/reports"]').first().dispatchEvent('click');
    await expect(page.getByRole('heading', { name: 'Reports', level: 1 })).toBeVisible();
    await show();
    await expect(overlay).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/open=/);
    await close.click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('menu')).toHaveCount(0);
  }
});

test('a change in one tab shows in the other', async ({ page, context }) => {
  await signIn(page, 'owner', '/edit-product/p00002');
  await expect(page.getByLabel(/^Title/)).not.toHaveValue('');
  const other = await context.newPage();
  await other.goto('/view-product/p00002');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByLabel(/^Title/).fill('A name that just changed');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(
    other.getByRole('heading', { level: 1, name: 'A name that just changed' }),
  ).toBeVisible();
});

test('saving offline says what it waits for, and is done once online @embedded', async ({
  page,
  context,
}) => {
  await signIn(page, 'newowner', '/add-product');
  await page.getByLabel(/^Title/).fill('Kept for later');
  await context.setOffline(true);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Waiting for the connection.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Kept for later' })).toBeVisible();
});
