import { answerForElsewhere, expect, navigation, signIn, test } from './support/console.ts';

/** Every route, and a heading of its screen. */
const OWNER: [string, string | RegExp][] = [
  ['/', 'Dashboard'],
  ['/add-product', 'Add Product'],
  ['/all-products', 'All Products'],
  ['/compare/p00001', /Compare/],
  ['/view-product/p00001', /./],
  ['/edit-product/p00001', 'Edit Product'],
  ['/products-analytics', /Product analytics/i],
  ['/shopify/add-product', /Shopify/],
  ['/wix/add-product', /Wix/],
  ['/profile', 'Profile'],
  ['/edit-profile', 'Edit Profile'],
  ['/user-analytics', /User analytics/i],
  ['/submitted-requests', /requests/i],
  ['/duplicate-products', 'Duplicate products'],
  ['/channel-readiness', 'Ready for the channels'],
  ['/spellings', 'Unify spellings'],
  ['/planned-sales', 'Planned sales'],
  ['/weekly-report', 'Week against week'],
];
const ADMIN: [string, string | RegExp][] = [
  ['/', 'Dashboard'],
  ['/users', /Users/],
  ['/users/u0001/view-user', /./],
  ['/all-products', 'All Products'],
  ['/all-business', /Business/],
  ['/business/add-business', /Add business/i],
  ['/business/biz-cedar/view-business', 'Cedar & Stone'],
  ['/business/biz-cedar/edit-business', /^Edit Cedar/],
  ['/business/biz-cedar/business-analytics', /analytics/i],
  ['/business/biz-cedar/channel-readiness', 'Ready for the channels'],
  ['/business/biz-cedar/spellings', 'Unify spellings'],
  ['/business/biz-cedar/weekly-report', 'Week against week'],
  ['/weekly-report', 'Week against week'],
  ['/business/biz-cedar/add-product', 'Add Product'],
  ['/business/biz-cedar/shopify/add-product', /Shopify/],
  ['/business/biz-cedar/wix/add-product', /Wix/],
  ['/product/p00001/view-product', /./],
  ['/product/p00001/business/owner/edit-product', 'Edit Product'],
  ['/merge-products', /Merge products/i],
  ['/products-analytics', /Product analytics/i],
  ['/compare/p00001', /Compare/],
  ['/giveaways', 'Giveaways'],
  ['/giveaways/g01', /./],
  ['/system', 'System'],
  ['/planned-sales', 'Planned sales'],
  ['/reports', 'Reports'],
  ['/submitted-requests', /requests/i],
];
const ROLES = [
  { account: 'owner', routes: OWNER },
  { account: 'admin', routes: ADMIN },
] as const;

for (const { account, routes } of ROLES) {
  test(`every route of ${account} opens by deep link and by reload`, { tag: '@thorough' }, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await answerForElsewhere(page);
    await signIn(page, account);
    for (const [index, [path, heading]] of routes.entries()) {
      await test.step(path, async () => {
        await page.goto(path);
        const title = page.getByRole('heading', { level: 1 });
        await expect(title).toHaveText(heading, { timeout: 20_000 });
        expect(new URL(page.url()).pathname).toBe(path);
        // A deep link loads the page as a reload does; the history entry that stays is tried now and then.
        if (index % 5 !== 0) return;
        await page.reload();
        await expect(title).toHaveText(heading, { timeout: 20_000 });
      });
    }
  });
}

const LINKS = {
  owner: [
    'Dashboard',
    'Add Product',
    'All Products',
    'Product Analytics',
    'Profile',
    'User Analytics',
    'Shopify',
    'Wix',
  ],
  admin: [
    'Dashboard',
    'All Business',
    'All Products',
    'Merge Products',
    'Product Analytics',
    'Users',
    'Giveaways',
    'Reports',
    'Submitted Requests',
  ],
} as const;

for (const account of ['owner', 'admin'] as const) {
  test(`the navigation of ${account} has its links in order, then Logout`, async ({ page }) => {
    await signIn(page, account);
    const links = navigation(page).getByRole('link');
    await expect(links).toHaveCount(LINKS[account].length);
    const names = await links.evaluateAll(all => all.map(link => link.getAttribute('aria-label')));
    expect(names).toEqual(LINKS[account]);
    await expect(navigation(page).getByRole('button', { name: 'Logout' })).toBeVisible();
  });
}
