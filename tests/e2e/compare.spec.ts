import { test as plain } from '@playwright/test';
import { lowestPrice } from '../../src/domain/compare/compareProducts.ts';
import { minorToDecimal } from '../../src/domain/money/money.ts';
import { productSchema } from '../../src/domain/schemas/product.ts';
import { generateSampleData } from '../../src/sample-data/index.ts';
import { expect, signIn, test } from './support/console.ts';

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

plain(
  'without rates every price stays its own, and nothing but a mark says so',
  async ({ page }) => {
    await page.route('https://api.frankfurter.dev/**', route => route.abort());
    await signIn(page, 'owner', `${PAGE}?with=${TWIN}&currency=EUR`);
    const price = page.getByRole('row', { name: /^Price / });
    await expect(price.getByRole('cell').first()).toContainText(original);
    await expect(price.getByRole('cell').first()).toContainText('no rate for EUR');
    await expect(price.getByRole('cell').nth(1)).not.toContainText('no rate');
    await expect(page.getByText('Lowest price')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  },
);

test('says what became of a product that is gone', async ({ page }) => {
  await signIn(page, 'owner', `${PAGE}?with=nowhere`);
  await expect(page.getByRole('status').filter({ hasText: 'Not available' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove nowhere' }).click();
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
});
