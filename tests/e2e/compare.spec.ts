import type { Page } from '@playwright/test';
import { minorToDecimal } from '../../src/domain/money/money.ts';
import { lowestPrice } from '../../src/domain/product/priceRange.ts';
import { productSchema } from '../../src/domain/schemas/product.ts';
import { generateSampleData } from '../../src/sample-data/index.ts';
import { answerForElsewhere, expect, signIn, test } from './support/console.ts';

const products = [...generateSampleData()].flatMap(({ collection, id, data }) => {
  if (collection !== 'products' || data.status !== 'active') return [];
  return [{ id, product: productSchema.parse({ ...data, id }) }];
});

/** A product of the owner's with a price in Australian dollars, which somebody sells in euros. */
const findPair = () => {
  for (const { id, product } of products) {
    if (product.businessId !== 'owner' || product.currency !== 'AUD' || !product.barcode) continue;
    const twin = products.find(
      other => other.id !== id && other.product.barcode === product.barcode,
    );
    if (twin?.product.currency === 'EUR' && lowestPrice(product) !== null)
      return { id, twin: twin.id, minor: lowestPrice(product) ?? 0 };
  }
  throw new Error('The sample data has no product that is sold in two currencies');
};

const { id: PRODUCT, twin: TWIN, minor } = findPair();
const PAGE = `/compare/${PRODUCT}`;
const original = `$${minorToDecimal(minor, 'AUD')} AUD`;
/** At 0.6, the mocked service's rate. */
const converted = `€${minorToDecimal(Math.round(minor * 0.6), 'EUR')} EUR`;

test.beforeEach(({ page }) => answerForElsewhere(page));

test('compares prices in one currency and keeps the selection in the address', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', request => {
    if (request.url().includes('frankfurter')) asked.push(request.url());
  });
  await signIn(page, 'owner', PAGE);
  const suggestions = page.getByRole('region', { name: 'Worth comparing with' });
  await suggestions.getByRole('button', { name: /same barcode/ }).click();
  await expect(page).toHaveURL(new RegExp(`with=${TWIN}`));
  await page.getByLabel('Prices in').click();
  await page.getByRole('option', { name: 'EUR' }).click();
  const table = page.getByRole('table', { name: 'Compare products' });
  const price = table.getByRole('row', { name: /^Price €/ });
  await expect(price.getByRole('cell').first()).toContainText(converted);
  await expect(price.getByRole('cell').first()).toContainText(`${original} originally`);
  await expect(price).toContainText('Lowest price');
  await expect(page.getByText('by the rates of Nov 20, 2026')).toBeVisible();
  expect(asked.map(url => new URL(url).search).sort()).toEqual([
    '?base=AUD',
    '?base=EUR',
    '?base=USD',
  ]);
  await page.getByLabel('Differences only').click();
  await expect(table.getByRole('row', { name: /^Barcode/ })).toHaveCount(0);
  await page.reload();
  await expect(price).toContainText('Lowest price');
  await expect(page.getByLabel('Differences only')).toBeChecked();
  expect(asked).toHaveLength(3);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  expect((await saved).suggestedFilename()).toBe(`compare-${PRODUCT}.csv`);
});

test.describe('without rates', () => {
  test.use({ expected: /Failed to load resource|No exchange rates/ });

  test('every price stays its own, and nothing but a mark says so', async ({ page }) => {
    await page.route('https://api.frankfurter.dev/**', route => route.abort());
    await signIn(page, 'owner', `${PAGE}?with=${TWIN}&currency=EUR`);
    const price = page.getByRole('row', { name: /^Price / });
    await expect(price.getByRole('cell').first()).toContainText(original);
    await expect(price.getByRole('cell').first()).toContainText('no rate for EUR');
    await expect(price.getByRole('cell').nth(1)).not.toContainText('no rate');
    await expect(page.getByText('Lowest price')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test('says what became of a product that is gone', async ({ page }) => {
  await signIn(page, 'owner', `${PAGE}?with=nowhere`);
  await expect(page.getByRole('status').filter({ hasText: 'Not available' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove nowhere' }).click();
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
});

/** Six of the catalogue, the pair first. */
const SIX = [...new Set([PRODUCT, TWIN, ...products.map(({ id }) => id)])].slice(0, 6);

const compareTable = (page: Page) => page.getByRole('table', { name: 'Compare products' });

/** Where something is on the screen. */
const boxOf = async (page: Page, role: 'columnheader' | 'rowheader', name: RegExp) => {
  const box = await compareTable(page).getByRole(role, { name }).boundingBox();
  if (!box) throw new Error(`${name} has no box`);
  return box;
};

for (const count of [2, 3, 6]) {
  test(`on a phone the names of ${count} products and of their attributes stay in view`, {
    tag: '@thorough',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, 'owner', `/compare/${PRODUCT}?with=${SIX.slice(1, count).join(',')}`);
    const table = compareTable(page);
    await expect(table.getByRole('button', { name: /^Remove / })).toHaveCount(count);
    await expect(table.getByRole('columnheader')).toHaveCount(count + 1);
    await expect(table.getByRole('row', { name: /^Status/ }).getByRole('cell')).toHaveCount(count);
    const region = page.getByRole('region', { name: 'Compare products' });
    await region.focus();
    const before = await boxOf(page, 'rowheader', /^Description/);
    // By keyboard: the region scrolls both ways, the page does not.
    for (let times = 0; times < 4; times += 1) await page.keyboard.press('PageDown');
    await expect
      .poll(async () => (await boxOf(page, 'rowheader', /^Description/)).y)
      .toBeLessThan(before.y - 200);
    // What sticks follows the scrolling on the next frames.
    const awayFromTop = async () => {
      const first = await boxOf(page, 'columnheader', /^Attribute/);
      return Math.abs(first.y - ((await region.boundingBox())?.y ?? 0));
    };
    await expect.poll(awayFromTop).toBeLessThan(3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    for (let times = 0; times < 20; times += 1) await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(300);
    const frame = await region.boundingBox();
    const label = await boxOf(page, 'rowheader', /^Description/);
    expect(Math.abs(label.x - (frame?.x ?? 0))).toBeLessThan(3);
    // What is two products wide fits; more of them scroll, and the last one can be reached.
    const scrolled = await region.evaluate(({ scrollLeft }) => scrollLeft);
    expect(scrolled > 0).toBe(count > 2);
    // A head that is reached by keyboard is not under the attributes' names.
    await table
      .getByRole('button', { name: /^Remove / })
      .first()
      .focus();
    await expect
      .poll(
        async () =>
          (
            await table
              .getByRole('button', { name: /^Remove / })
              .first()
              .boundingBox()
          )?.x,
      )
      .toBeGreaterThan(label.x + label.width);
  });
}

test('is printed in light colours and whole, whatever the screen has', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn(page, 'owner', `/compare/${PRODUCT}?with=${SIX.slice(1).join(',')}`);
  await expect(compareTable(page).getByRole('button', { name: /^Remove / })).toHaveCount(6);
  const look = () =>
    page.evaluate(() => ({
      scheme: document.documentElement.getAttribute('data-scheme'),
      cut: [...document.querySelectorAll('main [role=region]')].filter(
        region => region.scrollWidth > region.clientWidth + 1,
      ).length,
    }));
  expect((await look()).scheme).toBe('dark');
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  // The navigation makes room by and by.
  await expect.poll(look).toEqual({ scheme: 'light', cut: 0 });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  expect((await look()).scheme).toBe('dark');
});

/** Answers for the bases in `known`; the others fail. */
const answerRates = (page: Page, known: Record<string, Record<string, number>>) =>
  page.route('https://api.frankfurter.dev/**', route => {
    const base = new URL(route.request().url()).searchParams.get('base') ?? '';
    const rates = known[base];
    return rates
      ? route.fulfill({ json: { base, date: '2026-11-20', rates } })
      : route.fulfill({ status: 503, body: 'busy' });
  });

test.describe('where rates are missing', () => {
  test.use({ expected: /No exchange rates for AUD|503/ });
  const both = `${PAGE}?with=${TWIN}&currency=EUR`;
  const priceOf = (page: Page) => page.getByRole('row', { name: /^Price / }).getByRole('cell');

  test('one base that fails is made up for by another that knows the currency', async ({
    page,
  }) => {
    await answerRates(page, { USD: { EUR: 0.9, AUD: 1.5 }, EUR: { USD: 1.11, AUD: 1.6 } });
    await signIn(page, 'owner', both);
    await expect(priceOf(page).first()).toContainText(
      `€${minorToDecimal(Math.round(minor / 1.6), 'EUR')} EUR`,
    );
    await expect(priceOf(page).first()).toContainText(`${original} originally`);
    await expect(page.getByText('Lowest price')).toHaveCount(1);
  });

  test('a currency that no base knows stays as it is, is marked, and is never the best', async ({
    page,
  }) => {
    await answerRates(page, { USD: { EUR: 0.9 }, EUR: { USD: 1.11 } });
    await signIn(page, 'owner', both);
    await expect(priceOf(page).first()).toContainText(original);
    await expect(priceOf(page).first()).toContainText('no rate for EUR');
    await expect(priceOf(page).nth(1)).not.toContainText('no rate');
    await expect(page.getByText('Lowest price')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test('nothing is marked as without a rate while rates are on their way', async ({ page }) => {
  let answer = () => {};
  const asked = new Promise<void>(resolve => {
    answer = resolve;
  });
  await page.route('https://api.frankfurter.dev/**', async route => {
    await asked;
    await route.fallback();
  });
  await signIn(page, 'owner', `${PAGE}?with=${TWIN}&currency=EUR`);
  const price = page
    .getByRole('row', { name: /^Price / })
    .getByRole('cell')
    .first();
  await expect(price).toContainText(original);
  await expect(price).not.toContainText('no rate');
  answer();
  await expect(price).toContainText(converted);
});

test('a product that another window deletes says so by its name, and the rest stays', async ({
  page,
  newWindow,
}) => {
  const victim = products.findLast(({ id }) => !SIX.includes(id))?.id ?? '';
  const title = products.find(({ id }) => id === victim)?.product.title ?? '';
  await signIn(page, 'admin', `${PAGE}?with=${victim}`);
  await expect(page.getByRole('button', { name: `Remove ${title}` })).toBeVisible();
  const other = await newWindow();
  const filter = encodeURIComponent(JSON.stringify({ q: title }));
  await signIn(other, 'admin2', `/all-products?filter=${filter}`);
  const row = other.getByRole('row').filter({ has: other.locator(`a[href*="${victim}"]`) });
  await row.getByRole('checkbox').check();
  await other.getByRole('toolbar').getByRole('button', { name: 'Delete' }).click();
  await other.getByRole('button', { name: 'Delete 1 product' }).click();
  const head = page.getByRole('columnheader').filter({ hasText: 'Not available' });
  await expect(head).toContainText(title);
  await expect(
    page
      .getByRole('row', { name: /^Status/ })
      .getByRole('cell')
      .nth(1),
  ).toBeEmpty();
  await page.getByRole('button', { name: `Remove ${title}` }).click();
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
});

test('a link with products twice, unknown, forbidden and too many says what it shows', async ({
  page,
}) => {
  const draft = [...generateSampleData()].find(
    ({ collection, data }) =>
      collection === 'products' && data.status === 'draft' && data.businessId !== 'owner',
  );
  const forbidden = draft?.id ?? '';
  const named = [PRODUCT, TWIN, TWIN, 'nowhere', forbidden, '', ...SIX.slice(2, 6)];
  await signIn(page, 'owner', `${PAGE}?with=${named.join(',')}&currency=XXX`);
  const table = compareTable(page);
  await expect(table.getByRole('columnheader')).toHaveCount(7);
  await expect(page.getByText(/^2 more products of this link are left out/)).toBeVisible();
  const gone = table.getByRole('columnheader').filter({ hasText: 'Not available' });
  await expect(gone).toHaveCount(2);
  await page.getByRole('button', { name: 'Remove nowhere' }).click();
  await page.getByRole('button', { name: `Remove ${forbidden}` }).click();
  await expect(table.getByRole('columnheader')).toHaveCount(5);
  await expect(page.getByText(/left out/)).toHaveCount(0);
});
