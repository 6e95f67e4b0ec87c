import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { mockWix } from '../support/mockWix.ts';
import { answerAs } from './support/answerAs.ts';
import { expectNoViolations } from './support/axe.ts';
import { answerForElsewhere, expect, signIn, test } from './support/console.ts';
import { choose, file, setShop, write, writeButton } from './support/importPage.ts';

const CLIENT = '1a2b3c4d-1a2b-4a2b-8a2b-1a2b3c4d5e6f';
const SHOPIFY = '/shopify/add-product';

/** The page says that it is served under the policy of the hosting. */
const serveHosted = async (page: Page) => {
  const hosting = readFileSync('firebase.json', 'utf8');
  const policy = /"Content-Security-Policy",\s*"value": "([^"]+)"/.exec(hosting)?.[1] ?? '';
  await page.route('**/add-product', route =>
    route.request().method() === 'HEAD'
      ? route.fulfill({ headers: { 'content-security-policy': policy }, body: '' })
      : route.fallback(),
  );
};

test.beforeEach(({ page }) => answerForElsewhere(page));

test('a shop’s own domain and pictures of other hosts are named before anything is tried', async ({
  page,
}) => {
  await serveHosted(page);
  const asked: string[] = [];
  page.on('request', request => {
    if (/\/\/(?:www\.casa|pics)\.example/.test(request.url()) && request.resourceType() === 'fetch')
      asked.push(request.url());
  });
  await signIn(page, 'newowner', SHOPIFY);
  await page.getByRole('tab', { name: 'Connect the shop' }).click();
  await expect(page.getByText('unauthenticated_read_product_tags')).toBeVisible();
  const shop = page.getByRole('textbox', { name: 'Shop' });
  await shop.fill('www.casa.example');
  await page.getByRole('button', { name: 'Read products' }).click();
  await expect(shop).toHaveAccessibleDescription(/may not ask www\.casa\.example/);
  await expectNoViolations(page);

  await page.getByRole('tab', { name: 'Upload a file' }).click();
  const rows = [1, 2].map(n => `p${n},P${n},1.00,https://pics.example/${n}.png`);
  await choose(page, file('p.csv', `Handle,Title,Variant Price,Image Src\n${rows.join('\n')}\n`));
  await setShop(page, 'other-pictures');
  await page.getByRole('combobox', { name: 'Pictures' }).click();
  await page.getByRole('option', { name: 'Copied into our storage' }).click();
  await expect(page.getByText('2 pictures stay links', { exact: false })).toContainText(
    'pics.example (2)',
  );
  await expectNoViolations(page);
  await write(page);
  const pictures = page.getByRole('region', { name: 'Pictures' });
  await expect(pictures.getByText('2 pictures stay links')).toBeVisible();
  await expect(pictures.getByText('Not tried', { exact: false }).first()).toBeVisible();
  await expect(pictures.getByRole('button', { name: 'Try these again' })).toHaveCount(0);
  expect(asked).toEqual([]);
});

test('a Wix site is called by its own address and has its own settings, not the last shop’s', async ({
  page,
}) => {
  const site = mockWix({
    catalog: 'V1_CATALOG',
    clientId: CLIENT,
    products: [
      {
        ...{ id: 'w1', name: 'Savon', slug: 'savon', visible: true, description: '' },
        priceData: { currency: 'EUR', price: 9, discountedPrice: 9 },
        ...{ stock: { trackInventory: true, quantity: 3, inStock: true }, productOptions: [] },
        productPageUrl: { base: 'https://www.savon.example', path: '/product-page/savon' },
      },
    ],
  });
  await answerAs(page, 'https://www.wixapis.com/**', site.fetch);
  const status = page.getByRole('combobox', { name: 'Status in our catalogue' });
  const setStatus = async (name: string) => {
    await status.click();
    await page.getByRole('option', { name, exact: true }).click();
  };
  const connect = async () => {
    await page.getByRole('tab', { name: 'Connect the shop' }).click();
    await page.getByRole('textbox', { name: 'Client ID' }).fill(CLIENT);
    await page.getByRole('button', { name: 'Read products' }).click();
    await expect(page.getByRole('combobox', { name: 'Shop name' })).toHaveValue('savon.example');
  };
  await signIn(page, 'newowner', '/wix/add-product');
  await choose(page, file('p.csv', 'handleId,fieldType,name,price\np1,Product,Tasse,4.00\n'));
  await setShop(page, 'another');
  await setStatus('Draft');
  await write(page);
  await page.reload();
  await connect();
  await expect(writeButton(page)).toHaveText('Import 1 product');
  await expect(status).toHaveText('As in the shop');
  await setStatus('Active');
  await write(page);
  await page.reload();
  await choose(page, file('p.csv', 'handleId,fieldType,name,price\np1,Product,Tasse,5.00\n'));
  await setShop(page, 'another');
  await expect(status).toHaveText('Draft');
  await write(page);
  await page.reload();
  await connect();
  await expect(status).toHaveText('Active');
});

test('whoever gives reading up goes on where they were, with what they had typed', async ({
  page,
}) => {
  await page.route('https://www.wixapis.com/**', () => {
    // It never answers.
  });
  await signIn(page, 'newowner', '/wix/add-product');
  const tab = page.getByRole('tab', { name: 'Connect the shop' });
  const client = page.getByRole('textbox', { name: 'Client ID' });
  await tab.click();
  await client.fill(CLIENT);
  await page.getByRole('button', { name: 'Read products' }).click();
  await expect(tab).toBeHidden();
  await page.getByRole('button', { name: 'Cancel reading' }).click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(client).toHaveValue(CLIENT);
  // The line below the tabs is measured anew.
  const left = async (locator: Locator) => (await locator.boundingBox())?.x ?? null;
  const offset = async () => {
    const [line, below] = [await left(page.locator('.MuiTabs-indicator')), await left(tab)];
    return line === null || below === null ? null : Math.round(Math.abs(line - below));
  };
  await expect.poll(offset).toBe(0);
  await expectNoViolations(page);
});
