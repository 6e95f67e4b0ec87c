import { paths } from '../../src/routes/paths.ts';
import { of } from '../support/hostileCorpus.ts';
import { expect, settled, signIn, test } from './support/console.ts';
import { harmless, watchFor } from './support/hostile.ts';
import { storeHostile } from './support/storeHostile.ts';

/** Records that differ in which of their fields has what. */
const SOME = [0, 5];

const SCREENS = [
  '/all-products?perPage=25&page=1',
  '/reports?perPage=25&page=1',
  '/recent-changes?perPage=25&page=1',
  '/merge-products',
  ...SOME.map(index => paths.viewBusiness(of('business', index))),
  ...SOME.map(index => `/recent-changes?open=${of('audit', index)}`),
  ...SOME.map(index => paths.report(of('reports', index))),
  ...SOME.map(index => paths.viewProduct('superAdmin', of('products', index))),
  ...SOME.map(
    index => `/merge-products?products=${of('products', index)},${of('products', index + 1)}`,
  ),
];

test('an administrator looks at records that should never have been stored, and nothing happens', {
  tag: '@embedded',
}, async ({ page }) => {
  test.setTimeout(300_000);
  const found = watchFor(page);
  page.on('pageerror', error => found.push(`nobody caught ${error.message}`));
  await signIn(page, 'admin', '/profile');
  await storeHostile(page);
  for (const address of SCREENS)
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.getByRole('heading').first()).toBeVisible({ timeout: 45_000 });
      await settled(page);
      const failures = /Something went wrong|could not be loaded/;
      await expect(page.getByText(failures)).toHaveCount(0);
      await harmless(page, found);
      if (address.startsWith('/all-products'))
        await expect(page.locator('main a[href*="hostile-products-"]').first()).toBeVisible();
    });
});
