import { answerForElsewhere, expect, settled, signIn, test } from './support/console.ts';
import { choose, file, setShop, write } from './support/importPage.ts';

test('products that differ in a measure only become options of one product', async ({ page }) => {
  await answerForElsewhere(page);
  await signIn(page, 'newowner', '/shopify/add-product');
  await settled(page);
  const csv = [
    'Handle,Title,Vendor,Published,Variant SKU,Variant Price,Status',
    'oil-250,Cold pressed walnut oil 250 ml,Casa,TRUE,OIL-250,9.00,active',
    'oil-500,Cold pressed walnut oil 500 ml,Casa,TRUE,OIL-500,16.00,active',
  ].join('\n');
  await choose(page, file('oils.csv', csv));
  await setShop(page, 'oils');
  await write(page);

  await page.goto('/duplicate-products');
  await page.getByRole('button', { name: 'Find duplicates' }).click();
  const variants = page.getByRole('region', { name: 'Options of one product?' });
  await variants.getByRole('button', { name: /^Join Cold pressed walnut oil/ }).click();
  await expect(page.getByText(/one product with 2 variants\. Amount: (250|500) ml/)).toBeVisible();
  await page.getByRole('button', { name: /^Merge 2 products/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Merge 2 products into|^Merge 2 products/ })
    .click();
  await expect(page.getByText('Merged into “Cold pressed walnut oil”.')).toBeVisible();
  await page
    .getByRole('region', { name: 'Latest merges' })
    .getByRole('link', { name: 'Cold pressed walnut oil' })
    .click();
  await expect(page.getByText('OIL-250').first()).toBeVisible();
  await expect(page.getByText('OIL-500').first()).toBeVisible();
});
