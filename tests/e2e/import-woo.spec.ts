import { answerForElsewhere, expect, signIn, test } from './support/console.ts';
import { choose, file, setShop, write } from './support/importPage.ts';

const SHOPIFY = '/shopify/add-product';

const TABLE = [
  'ID,Type,SKU,Name,Published,Description,Stock,Sale price,Regular price,Categories,Images,Parent,Attribute 1 name,Attribute 1 value(s)',
  '44,variable,vneck,V-Neck,1,<p>Nice</p>,,,,Clothing > Tshirts,https://w.example/a.jpg,,Color,"Blue, Green"',
  '46,simple,beanie,Beanie,1,<p>Knit</p>,7,18,20,Clothing > Accessories,https://w.example/c.jpg,,Color,Red',
  '76,variation,vneck-blue,V-Neck - Blue,1,,,,20,,https://w.example/blue.jpg,vneck,Color,Blue',
  '77,variation,vneck-green,V-Neck - Green,1,,3,18,20,,,vneck,Color,Green',
].join('\n');

test.beforeEach(({ page }) => answerForElsewhere(page));

test('a product table of WooCommerce becomes products with variants and sale prices; again changes nothing', async ({
  page,
}) => {
  await signIn(page, 'newowner', SHOPIFY);
  await choose(page, file('wc-product-export.csv', TABLE));
  await setShop(page, 'woo-shop');
  await expect(page.getByRole('button', { name: 'Details of V-Neck' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Details of V-Neck - Blue' })).toHaveCount(0);
  await write(page);
  await expect(page.getByText('2 products added')).toBeVisible();

  await page.goto('/all-products');
  await page.getByRole('link', { name: 'V-Neck', exact: true }).click();
  const variants = page.getByRole('table', { name: 'Variants' });
  const row = (color: string) => variants.getByRole('row', { name: new RegExp(`^${color} `) });
  await expect(variants.getByRole('row')).toHaveCount(3);
  await expect(row('Blue')).toContainText('20.00');
  await expect(row('Blue')).toContainText('vneck-blue');
  await expect(row('Green')).toContainText('18.00');
  await expect(row('Green')).toContainText('20.00');
  await expect(row('Green')).toContainText('3');

  await page.goto(SHOPIFY);
  await choose(page, file('wc-product-export.csv', TABLE));
  await setShop(page, 'woo-shop');
  await expect(page.getByText('Nothing to write', { exact: false })).toBeVisible();
});
